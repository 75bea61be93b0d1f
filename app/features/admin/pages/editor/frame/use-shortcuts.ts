/** The keys of the whole editor: undo, redo, save, the next pane. A field's own undo is the editor's too: a step an intent. */
import { useEffect } from 'react';
import * as m from '#messages';
import { useCommentStore } from '../comments/comments-context.tsx';
import { useEditorSession } from '../session/hooks.ts';
import { useAnnounce } from './announcer.tsx';
import { isCommentKey } from './comment-key.ts';
import { walkPanes } from './panes.ts';

export function useShortcuts(openHelp: () => void): void {
  const session = useEditorSession();
  const announce = useAnnounce();
  const comments = useCommentStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const command = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const writing = (event.target as Element | null)?.closest?.(
        'input, textarea, select, [contenteditable]',
      );
      if (command && key === 'z') {
        const done = event.shiftKey ? session.redo() : session.undo();
        const say = event.shiftKey ? m.editor_said_redone : m.editor_said_undone;
        if (done) announce(say({ what: done.label }));
      } else if (command && key === 'y') session.redo();
      else if (command && key === 's') void session.saveNow();
      else if (isCommentKey(event)) {
        const selected = session.getSnapshot().selection.key;
        // A key that the editor gave is no id: nothing can hang on it.
        comments.show({ block: selected?.startsWith('~') ? null : selected, write: true });
      } else if (key === 'f6') walkPanes(event.shiftKey ? -1 : 1);
      else if (event.key === '?' && !writing) openHelp();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [session, announce, comments, openHelp]);
}

/** The dialogs that stand before any editor: publish and schedule, history, shortcuts, a conflict. */
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { ConflictDialog } from '../people/conflict-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { useSaveState } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import type { Opened } from './use-dialogs.ts';

type Props = {
  pageId: string;
  opened: Opened;
  mayPublish: boolean;
  onPublished: (page: EditorPage) => void;
  onProblem: (problem: Problem) => void;
  onClose: () => void;
};

export function EditorDialogs({ pageId, opened, mayPublish, onPublished, onProblem, onClose }: Props) {
  const save = useSaveState();
  switch (opened) {
    case 'publish':
    case 'schedule':
      return (
        <PublishDialog
          key={opened}
          pageId={pageId}
          begin={opened === 'publish' ? 'now' : 'publish'}
          mayPublish={mayPublish}
          onDone={(next) => {
            onPublished(next);
            onClose();
          }}
          onProblem={onProblem}
          onClose={onClose}
        />
      );
    case 'history':
      return <HistoryPanel pageId={pageId} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsHelp onClose={onClose} />;
    case 'conflict':
      return save.state === 'conflict' ? <ConflictDialog save={save} onClose={onClose} /> : null;
    default:
      return null;
  }
}

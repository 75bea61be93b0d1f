/** The dialogs that stand before any editor: publish and schedule, history, shortcuts, a conflict. */
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { HistoryPanel } from '../history/history-panel.tsx';
import { ConflictDialog } from '../people/conflict-dialog.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { AnswerDialog } from '../review/answer-dialog.tsx';
import { AskReviewDialog } from '../review/ask-dialog.tsx';
import type { Viewer } from '../review/standing.ts';
import { useSaveState } from '../session/hooks.ts';
import type { Problem } from '../session/types.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import type { EditorDialog, Opened } from './use-dialogs.ts';

type Props = {
  page: EditorPage;
  opened: Opened;
  viewer: Viewer;
  onOpen: (dialog: EditorDialog) => void;
  /** The page as the server has it now: it was published, or read anew. */
  onPage: (page: EditorPage) => void;
  onProblem: (problem: Problem) => void;
  onClose: () => void;
};

export function EditorDialogs({ page, opened, viewer, onOpen, onPage, onProblem, onClose }: Props) {
  const done = (next: EditorPage) => {
    onPage(next);
    onClose();
  };
  const save = useSaveState();
  switch (opened) {
    case 'publish':
    case 'schedule':
      return (
        <PublishDialog
          key={opened}
          page={page}
          begin={opened === 'publish' ? 'now' : 'publish'}
          viewer={viewer}
          onAsk={() => onOpen('review')}
          onPage={onPage}
          onDone={done}
          onProblem={onProblem}
          onClose={onClose}
        />
      );
    case 'review':
      return (
        <AskReviewDialog page={page} onPage={onPage} onDone={done} onProblem={onProblem} onClose={onClose} />
      );
    case 'approve':
    case 'changes':
      return (
        <AnswerDialog
          key={opened}
          page={page}
          answer={opened === 'approve' ? 'approved' : 'changes'}
          onPage={onPage}
          onDone={done}
          onClose={onClose}
        />
      );
    case 'history':
      return <HistoryPanel pageId={page._id} onClose={onClose} />;
    case 'shortcuts':
      return <ShortcutsHelp onClose={onClose} />;
    case 'conflict':
      return save.state === 'conflict' ? <ConflictDialog save={save} onClose={onClose} /> : null;
    default:
      return null;
  }
}

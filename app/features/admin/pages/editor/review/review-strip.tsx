/** Under the top bar: who asked for review or answered, with the note, and what one may do about it. */
import { useEffect, useRef, useState } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import type { PageReview, ReviewState } from '#schemas/domain/content/review.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/icons.tsx';
import { callApi } from '../editor-client.ts';
import { useHeld } from '../experiments/experiments-here.tsx';
import type { EditorDialog } from '../frame/use-dialogs.ts';
import { useEditorSession, useSession } from '../session/hooks.ts';
import { useShopZone } from '../words/when.ts';
import { reviewWords } from './review-words.ts';
import { isOwnChange, mayAnswer, mayApprove, mayAskAgain, mayWithdraw, type Viewer } from './standing.ts';

type Props = {
  page: EditorPage;
  viewer: Viewer;
  onPage: (page: EditorPage) => void;
  onOpen: (dialog: EditorDialog) => void;
};

export function ReviewStrip(props: Props) {
  const { review } = props.page;
  return review ? <Strip {...props} review={review} /> : null;
}

const looks: Record<ReviewState, { strip: string; icon: string; path: string }> = {
  asked: { strip: 'bg-info/10', icon: 'text-info', path: 'M4 5h16v11H9l-5 4zM8 9h8m-8 3h5' },
  approved: { strip: 'bg-accent-soft', icon: 'text-accent-deep', path: 'm5 12.500 4.500 4.500L19 7.500' },
  changes: {
    strip: 'bg-warning-soft',
    icon: 'text-warning',
    path: 'M4 20l1-4L16 5l3 3L8 19zM13.500 7.500l3 3',
  },
};

function Strip({ page, viewer, review, onPage, onOpen }: Props & { review: PageReview }) {
  const session = useEditorSession();
  const zone = useShopZone();
  const changed = useSession(() => session.revision !== review.revision);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const isHeld = useHeld() !== null;
  const look = looks[review.state];
  const { answer, note, reviewer, state } = review;
  const said = answer && state !== 'asked' ? answer.note : note;

  // The button that was pressed is gone with what it did.
  const standing = `${review._id} ${state}`;
  const shown = useRef(standing);
  useEffect(() => {
    if (shown.current === standing) return;
    shown.current = standing;
    setRefused(null);
    if (document.activeElement === document.body) words.current?.focus();
  }, [standing]);

  const withdraw = async () => {
    setBusy(true);
    const done = await callApi('withdrawReview', { params: { id: review._id } });
    const read = await callApi('getEditorPage', { params: { id: page._id } });
    setBusy(false);
    if (!done.ok) setRefused(done.problem.message);
    if (read.ok) onPage(read.data);
    if (!done.ok) return;
    void showToast(m.editor_review_withdrawn(), { kind: 'success' });
    document.getElementById('main')?.focus();
  };
  return (
    <div
      data-pane="review"
      className={classes(
        'flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line px-4 py-1.5 text-sm',
        look.strip,
      )}
    >
      <div
        ref={words}
        role="status"
        tabIndex={-1}
        className="flex min-w-0 grow basis-60 gap-2.5 outline-none"
      >
        <LineIcon path={look.path} className={classes('mt-0.5 size-4 shrink-0', look.icon)} />
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-semibold">
            {reviewWords(review, zone, viewer.account)}
            {reviewer && state === 'asked' ? ` ${m.editor_review_for({ name: reviewer.name })}` : ''}
          </span>
          {changed ? (
            <span className="font-semibold text-warning"> {m.editor_review_changed_since()}</span>
          ) : null}
          {said ? <span className="whitespace-pre-line"> “{said}”</span> : null}
          {isOwnChange(page, viewer) ? <span> {m.problem_review_own_change()}</span> : null}
          {refused ? <span className="text-danger"> {refused}</span> : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayApprove(page, viewer) ? (
          <>
            {isHeld ? null : (
              <Button size="small" onClick={() => onOpen('publish')}>
                {m.editor_review_publish()}
              </Button>
            )}
            <Button size="small" variant="outline" onClick={() => onOpen('approve')}>
              {m.editor_review_approve()}
            </Button>
          </>
        ) : null}
        {mayAnswer(page, viewer) ? (
          <Button size="small" variant="outline" onClick={() => onOpen('changes')}>
            {m.editor_review_changes()}
          </Button>
        ) : null}
        {!session.readOnly && mayAskAgain(review, changed) ? (
          <Button size="small" variant="outline" onClick={() => onOpen('review')}>
            {m.editor_review_ask_again()}
          </Button>
        ) : null}
        {mayWithdraw(page, viewer) ? (
          <Button size="small" variant="outline" busy={busy} onClick={() => void withdraw()}>
            {m.editor_review_withdraw()}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

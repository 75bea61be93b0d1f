/** What happens to the page by itself, and that what was written since is not part of it. */
import { Link } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { EditorPage, PageSchedule } from '#schemas/domain/content/editor.ts';
import { Button } from '#ui/button.tsx';
import { LineIcon } from '#ui/icons.tsx';
import { type EditorDocument, openDocument } from '../document/model.ts';
import { callApi } from '../editor-client.ts';
import { sameDocument } from '../session/documents.ts';
import { useEditorSession, useSession } from '../session/hooks.ts';
import { sayZonedMoment } from '../words/when.ts';

type Props = {
  page: EditorPage;
  mayPublish: boolean;
  onPage: (page: EditorPage) => void;
  /** Something keeps the draft from being published: it is listed there. */
  onProblems: () => void;
};

export function ScheduleStrip(props: Props) {
  const [next] = props.page.schedules;
  return next ? <Strip key={next._id} {...props} next={next} /> : null;
}

/** The snapshot that goes live; null while it is on its way, and for what goes off the shop. */
function useSnapshot({ page, revision }: PageSchedule): EditorDocument | null {
  const [snapshot, setSnapshot] = useState<{ of: string; document: EditorDocument } | null>(null);
  useEffect(() => {
    if (revision === null) return;
    let left = false;
    void callApi('getRevision', { params: { id: page, revision } }).then((answer) => {
      if (!left && answer.ok) setSnapshot({ of: revision, document: openDocument(answer.data.document) });
    });
    return () => {
      left = true;
    };
  }, [page, revision]);
  return snapshot?.of === revision ? snapshot.document : null;
}

function Strip({ page, next, mayPublish, onPage, onProblems }: Props & { next: PageSchedule }) {
  const session = useEditorSession();
  const snapshot = useSnapshot(next);
  const differs = useSession(
    useMemo(() => {
      let last: { document: EditorDocument; differs: boolean } | null = null;
      return ({ document }) => {
        if (snapshot === null) return false;
        if (last?.document !== document) last = { document, differs: !sameDocument(document, snapshot) };
        return last.differs;
      };
    }, [snapshot]),
  );
  const [state, setState] = useState<{ busy: boolean; refused: string | null }>({
    busy: false,
    refused: null,
  });
  const words = useRef<HTMLParagraphElement>(null);
  const when = sayZonedMoment(next.at, next.zone);
  const include = async () => {
    setState({ busy: true, refused: null });
    const refused = await renew();
    setState({ busy: false, refused });
    // Its button is gone when all is in.
    if (refused === null) words.current?.focus();
  };
  /** What kept it from being done, in words. */
  const renew = async (): Promise<string | null> => {
    if (!(await session.saveNow())) return m.editor_not_saved();
    const { _id, at, zone } = next;
    const body = { at, zone, revision: session.revision };
    const done = await callApi('changeSchedule', { params: { id: _id }, body });
    if (!done.ok && done.problem.code === 'invalid') {
      onProblems();
      return null;
    }
    if (!done.ok) return done.problem.message;
    const read = await callApi('getEditorPage', { params: { id: page._id } });
    if (read.ok) onPage(read.data);
    void showToast(m.editor_schedule_renewed({ when }), { kind: 'success' });
    return null;
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-info/10 px-4 py-1.5 text-sm">
      <LineIcon path="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2" className="size-4 text-info" />
      <p ref={words} role="status" tabIndex={-1} className="min-w-0 outline-none">
        <span className="font-semibold">
          {next.action === 'publish' ? m.editor_goes_live({ when }) : m.editor_comes_off({ when })}
        </span>{' '}
        {differs ? m.editor_not_in_schedule() : null}{' '}
        {state.refused ? <span className="text-danger">{state.refused}</span> : null}
      </p>
      {differs && mayPublish ? (
        <Button size="small" variant="outline" busy={state.busy} onClick={() => void include()}>
          {m.editor_include_changes()}
        </Button>
      ) : null}
      <Link
        to="/admin/schedules"
        className="ml-auto inline-flex min-h-6 items-center underline underline-offset-4"
      >
        {m.editor_schedules()}
      </Link>
    </div>
  );
}

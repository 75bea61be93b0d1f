/** What was published, named and scheduled: compared, restored as the draft, or one block of it taken back. */
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { RevisionHead } from '#schemas/domain/content/editor.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { callApi } from '../editor-client.ts';
import { useEditorSession } from '../session/hooks.ts';
import { actorName } from '../words/actor-name.ts';
import { sayZonedMoment, useShopZone } from '../words/when.ts';
import { NameVersion } from './name-version.tsx';
import { RevisionDiff } from './revision-diff.tsx';

type Props = { pageId: string; onClose: () => void };
type Listed = { revisions: RevisionHead[]; more: boolean };

export function HistoryPanel({ pageId, onClose }: Props) {
  const session = useEditorSession();
  const [listed, setListed] = useState<Listed | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);

  const load = useCallback(
    async (before?: string) => {
      const answer = await callApi('listRevisions', { params: { id: pageId }, query: { before } });
      if (!answer.ok) return setFailed(answer.problem.message);
      setFailed(null);
      setListed((had) => ({
        revisions: [...(before ? (had?.revisions ?? []) : []), ...answer.data.revisions],
        more: answer.data.more,
      }));
    },
    [pageId],
  );
  useEffect(() => void load(), [load]);

  const restore = async (head: RevisionHead) => {
    const answer = await callApi('getRevision', { params: { id: pageId, revision: head._id } });
    if (!answer.ok) return setFailed(answer.problem.message);
    // Before the page changes: who undoes it at once, by the key, must not meet an open dialog, where keys are not the page's.
    flushSync(onClose);
    const changed = session.replace(answer.data.document, m.editor_do_restore({ version: nameOf(head) }));
    void showToast(changed ? m.editor_restored() : m.editor_restored_same(), {
      kind: 'success',
      ...(changed ? { action: { label: m.editor_undo(), onPress: () => void session.undo() } } : {}),
    });
  };

  return (
    <Dialog title={m.editor_history()} place="side" onClose={onClose}>
      {session.readOnly ? null : <NameVersion pageId={pageId} onNamed={() => void load()} />}
      {failed ? (
        <Notice tone="error" className="mb-4">
          {failed}
        </Notice>
      ) : null}
      {listed === null && !failed ? (
        <p role="status" className="text-sm text-stone">
          {m.editor_loading()}
        </p>
      ) : null}
      {listed?.revisions.length === 0 ? <p className="text-sm text-stone">{m.editor_no_history()}</p> : null}
      <ol className="relative flex flex-col gap-1 before:absolute before:top-3 before:bottom-3 before:left-[0.4375rem] before:w-px before:bg-line">
        {listed?.revisions.map((head, index) => (
          <Version
            key={head._id}
            head={head}
            previous={listed.revisions[index + 1]?._id ?? null}
            pageId={pageId}
            open={open === head._id}
            onToggle={() => setOpen(open === head._id ? null : head._id)}
            onRestore={() => void restore(head)}
          />
        ))}
      </ol>
      {listed?.more ? (
        <Button
          variant="outline"
          size="small"
          className="mt-4"
          onClick={() => void load(listed.revisions.at(-1)?._id)}
        >
          {m.editor_older()}
        </Button>
      ) : null}
    </Dialog>
  );
}

const kinds: Record<RevisionHead['kind'], { name: () => string; dot: string }> = {
  publish: { name: m.editor_kind_publish, dot: 'bg-accent' },
  checkpoint: { name: m.editor_kind_checkpoint, dot: 'bg-warning' },
  schedule: { name: m.editor_kind_schedule, dot: 'bg-info' },
  unpublish: { name: m.editor_kind_unpublish, dot: 'bg-stone' },
};

const nameOf = (head: RevisionHead) => head.note || kinds[head.kind].name();

function Version(props: {
  head: RevisionHead;
  previous: string | null;
  pageId: string;
  open: boolean;
  onToggle: () => void;
  onRestore: () => void;
}) {
  const { head, previous, pageId, open, onToggle, onRestore } = props;
  const session = useEditorSession();
  const zone = useShopZone();
  const name = nameOf(head);
  return (
    <li className="relative pb-4 pl-7">
      <span
        className={classes(
          'absolute top-1.5 left-0 size-[0.9375rem] rounded-full border-4 border-surface',
          kinds[head.kind].dot,
        )}
      />
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        {head.live ? (
          <span className="rounded-full bg-accent px-2 py-0.5 text-xs font-semibold text-on-accent">
            {m.editor_live()}
          </span>
        ) : null}
      </div>
      <p className="text-sm text-stone">
        {kinds[head.kind].name()} · {actorName(head.author)} ·{' '}
        <time dateTime={head.created_at}>{sayZonedMoment(head.created_at, zone)}</time>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="outline"
          aria-expanded={open}
          aria-label={m.editor_compare_what({ name })}
          onClick={onToggle}
        >
          {m.editor_compare()}
        </Button>
        {session.readOnly ? null : (
          <Button
            size="small"
            variant="outline"
            aria-label={m.editor_restore_draft_what({ name })}
            onClick={onRestore}
          >
            {m.editor_restore_draft()}
          </Button>
        )}
      </div>
      {open ? <RevisionDiff pageId={pageId} revision={head._id} previous={previous} /> : null}
    </li>
  );
}

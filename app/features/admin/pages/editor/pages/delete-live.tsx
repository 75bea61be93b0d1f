/** Before something that shoppers see is deleted: what that does to the shop. A dialog, and without a script a notice. */
import { type FetcherWithComponents, Form, Link } from '@remix-run/react';
import { useId, useState } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TakingOffNotice } from '../publish/taking-off-notice.tsx';
import { listAction } from './page-row.tsx';
import type { LiveDeletion, PagesAnswer } from './pages.server.ts';
import { listHref } from './places.ts';

const deleteWords = ({ kind }: LiveDeletion) =>
  kind === 'page' ? m.editor_delete_page() : m.editor_delete();

function Losses({ deletion }: { deletion: LiveDeletion }) {
  const { kind, slug, uses, experiment } = deletion;
  return (
    <div className="flex flex-col gap-4">
      <TakingOffNotice kind={kind} slug={slug} uses={uses} />
      {experiment === null ? null : (
        <Notice tone="warning">{m.experiment_publish_off({ name: experiment })}</Notice>
      )}
    </div>
  );
}

const Hidden = ({ deletion: { id, title } }: { deletion: LiveDeletion }) => (
  <>
    <input type="hidden" name="intent" value="delete" />
    <input type="hidden" name="sure" value="yes" />
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="title" value={title} />
  </>
);

/** Open from the answer that asks until it is canceled or another answer comes. */
export function DeleteDialog({ fetcher }: { fetcher: FetcherWithComponents<PagesAnswer> }) {
  const id = useId();
  const [canceled, setCanceled] = useState<PagesAnswer>();
  const answer = fetcher.data;
  if (!answer?.ask || answer === canceled) return null;
  const { ask, message } = answer;
  const cancel = () => setCanceled(answer);
  return (
    <Dialog
      title={message}
      onClose={cancel}
      footer={
        <>
          <Button variant="outline" data-autofocus="" onClick={cancel}>
            {m.editor_cancel()}
          </Button>
          <Button type="submit" form={id} busy={fetcher.state !== 'idle'}>
            {deleteWords(ask)}
          </Button>
        </>
      }
    >
      <fetcher.Form id={id} method="post" action={listAction(ask.kind)}>
        <Hidden deletion={ask} />
        <Losses deletion={ask} />
      </fetcher.Form>
    </Dialog>
  );
}

/** The same question in the page. */
export function DeleteQuestion({ message, deletion }: { message: string; deletion: LiveDeletion }) {
  return (
    <Form
      method="post"
      action={listAction(deletion.kind)}
      aria-label={message}
      className="mt-6 flex flex-col gap-4 rounded-lg border border-line bg-surface p-6 shadow-card"
    >
      <h2 className="font-display text-xl leading-tight font-medium">{message}</h2>
      <Hidden deletion={deletion} />
      <Losses deletion={deletion} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{deleteWords(deletion)}</Button>
        <Link
          to={listHref(deletion.kind)}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {m.editor_cancel()}
        </Link>
      </div>
    </Form>
  );
}

import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { CheckIcon, WarningIcon } from '#ui/status-icons.tsx';
import { mayRetry, summaryWords, type UploadRow, type Uploads } from './use-uploads.ts';

function wordsOf({ state, sent, message }: UploadRow): string {
  if (state === 'waiting') return m.media_upload_waiting();
  if (state === 'done') return m.media_upload_done();
  if (state === 'duplicate') return message || m.media_upload_duplicate();
  if (state !== 'sending') return message;
  return sent < 1 ? m.media_upload_sending({ percent: Math.round(sent * 100) }) : m.media_upload_working();
}

const action = 'min-h-9 shrink-0 rounded-sm px-2 text-sm font-medium text-accent hover:bg-accent-soft';

function Row({ row, uploads }: { row: UploadRow; uploads: Uploads }) {
  const { key, file, state, sent } = row;
  const under = state === 'waiting' || state === 'sending';
  const failed = state === 'failed';
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 py-2">
      {failed ? <WarningIcon className="size-4 shrink-0 text-danger" /> : null}
      {state === 'done' || state === 'duplicate' ? (
        <CheckIcon className="size-4 shrink-0 text-accent" />
      ) : null}
      <div className="min-w-0 grow basis-40">
        <p className="text-sm font-medium [overflow-wrap:anywhere]">{file.name}</p>
        <p className={classes('text-sm', failed ? 'font-medium text-danger' : 'text-stone')}>
          {wordsOf(row)}
        </p>
      </div>
      {under ? (
        <button
          type="button"
          className={action}
          aria-label={m.media_upload_cancel({ name: file.name })}
          onClick={() => uploads.cancel(key)}
        >
          {m.media_cancel()}
        </button>
      ) : null}
      {mayRetry(row) ? (
        <button
          type="button"
          className={action}
          aria-label={m.media_upload_retry({ name: file.name })}
          onClick={() => uploads.retry(key)}
        >
          {m.media_retry()}
        </button>
      ) : null}
      {under ? null : (
        <button
          type="button"
          className={action}
          aria-label={m.media_upload_dismiss({ name: file.name })}
          onClick={() => uploads.dismiss(key)}
        >
          {m.media_dismiss()}
        </button>
      )}
      {under ? (
        <progress
          aria-label={m.media_upload_progress({ name: file.name })}
          max={1}
          {...(state === 'sending' && sent === 1 ? {} : { value: sent })}
          className="mt-1 h-1 w-full basis-full accent-accent"
        />
      ) : null}
    </li>
  );
}

/** Many files in one line: how far they are, and what is done to all of them. */
function Summary({ uploads }: { uploads: Uploads }) {
  const { done, total, failed, retriable, under } = uploads.summary;
  const words = summaryWords({ done, total, failed });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 rounded-md border border-line bg-surface px-4 py-2">
      <p className={classes('grow text-sm font-medium', failed > 0 && 'text-danger')}>{words}</p>
      {under > 0 ? (
        <button type="button" className={action} onClick={uploads.cancelAll}>
          {m.media_upload_cancel_all()}
        </button>
      ) : null}
      {retriable > 0 && under === 0 ? (
        <button type="button" className={action} onClick={uploads.retryAll}>
          {m.media_upload_retry_all()}
        </button>
      ) : null}
      {under === 0 ? (
        <button type="button" className={action} onClick={uploads.dismissAll}>
          {m.media_upload_dismiss_all()}
        </button>
      ) : (
        <progress
          aria-label={words}
          max={total}
          value={done + failed}
          className="mt-1 h-1 w-full basis-full accent-accent"
        />
      )}
    </div>
  );
}

/** The files on their way, with what became of each; of many those that need to be seen. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  const { rows, isMany } = uploads;
  const shown = isMany
    ? rows.filter(({ state }) => state === 'sending' || state === 'failed' || state === 'cancelled')
    : rows;
  return (
    <>
      <p className="sr-only" role="status">
        {uploads.announcement}
      </p>
      {isMany ? <Summary uploads={uploads} /> : null}
      {shown.length > 0 ? (
        <ul
          aria-label={m.media_uploads()}
          className="mt-4 divide-y divide-line rounded-md border border-line bg-surface"
        >
          {shown.map((row) => (
            <Row key={row.key} row={row} uploads={uploads} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

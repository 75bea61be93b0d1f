/** How saving goes, in words that are true. */

import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { CheckIcon, WarningIcon } from '#ui/status-icons.tsx';
import { type EditorDocument, findBlock } from '../document/model.ts';
import { useEditorSession, useSaveState } from '../session/hooks.ts';
import type { SaveState } from '../session/types.ts';
import { fieldTrail, pageFieldTrail, typeLabel } from '../words/block-words.ts';

function words(save: Exclude<SaveState, { state: 'refused' }>): string {
  switch (save.state) {
    case 'saved':
      return m.editor_save_saved();
    case 'unsaved':
      return m.editor_save_unsaved();
    case 'saving':
      return m.editor_save_saving();
    case 'offline':
      return m.editor_save_offline();
    case 'conflict':
      return m.editor_save_conflict({ name: save.by });
    case 'signedOut':
      return m.editor_save_signed_out();
    case 'gone':
      return m.editor_save_gone();
    default:
      return m.editor_save_failed({ reason: save.message });
  }
}

const retried = new Set<SaveState['state']>(['failed', 'offline', 'forbidden', 'signedOut']);

type Refused = Extract<SaveState, { state: 'refused' }>;

/** What the server does not take, and the field it is in. */
function refusalWords({ message, place }: Refused, document: EditorDocument): string {
  const { key, path } = place ?? { key: null, path: [] };
  const block = key === null ? undefined : findBlock(document, key)?.value;
  const trail =
    block === undefined ? pageFieldTrail({ path }) : [typeLabel(block), ...fieldTrail(block, path)];
  const reason =
    trail.length > 0 ? m.editor_save_field({ field: trail.join(' › '), reason: message }) : message;
  return m.editor_save_failed({ reason });
}

const link = 'min-h-6 font-semibold whitespace-nowrap underline underline-offset-4';

function ShowField({ place: { key, path } }: { place: NonNullable<Refused['place']> }) {
  const session = useEditorSession();
  return (
    <button type="button" onClick={() => session.select(key, path)} className={link}>
      {m.editor_save_show()}
    </button>
  );
}

export function SaveWords({ onDecide }: { onDecide: () => void }) {
  const session = useEditorSession();
  const save = useSaveState();
  const { document } = session.getSnapshot();
  const said = session.readOnly
    ? m.editor_read_only()
    : save.state === 'refused'
      ? refusalWords(save, document)
      : words(save);
  const bad = !['saved', 'unsaved', 'saving'].includes(save.state);
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm">
      <p
        role="status"
        className={classes(
          'flex min-w-0 items-center gap-1.5',
          bad ? 'font-medium text-danger' : 'text-stone',
        )}
      >
        {save.state === 'saved' ? <CheckIcon className="size-4 shrink-0 text-accent" /> : null}
        {bad ? <WarningIcon className="size-4 shrink-0" /> : null}
        <span className={bad ? '' : 'truncate'}>{said}</span>
      </p>
      {save.state === 'refused' && save.place?.key ? <ShowField place={save.place} /> : null}
      {save.state === 'conflict' ? (
        <button type="button" onClick={onDecide} className={link}>
          {m.editor_decide()}
        </button>
      ) : null}
      {save.state === 'signedOut' ? (
        <a href="/admin/login" target="_blank" rel="noreferrer" className={link}>
          {m.shop_log_in()}
        </a>
      ) : null}
      {retried.has(save.state) ? (
        <button type="button" onClick={() => session.retry()} className={link}>
          {m.editor_retry()}
        </button>
      ) : null}
    </div>
  );
}

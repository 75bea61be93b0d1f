import * as m from '#messages';
import { Dialog } from '#ui/dialog.tsx';
import { richKeyWords } from '../fields/rich/keys.ts';

const keys: readonly (readonly [keys: string, what: () => string])[] = [
  ['Ctrl Z', m.editor_undo],
  ['Ctrl ⇧ Z', m.editor_redo],
  ['Ctrl S', m.editor_key_save],
  ['↑ ↓', m.editor_key_rows],
  ['Alt ↑ ↓', m.editor_key_move],
  ['Enter', m.editor_key_choose],
  ['Esc', m.editor_key_back],
  ['F6', m.editor_key_pane],
  ['Ctrl D', m.editor_duplicate],
  ['Ctrl C', m.editor_copy],
  ['Ctrl V', m.editor_paste],
  ['Ctrl Alt M', m.editor_key_comment],
  ['H', m.editor_key_hide],
  ['Delete', m.editor_delete],
  ['?', m.editor_shortcuts],
];

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={m.editor_shortcuts()} text={m.editor_shortcuts_text()} width="small" onClose={onClose}>
      {/* Taller than a small window: arrow keys scroll what has the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in it takes the focus */}
      <section tabIndex={0} aria-label={m.editor_shortcuts()}>
        <Keys keys={keys} />
        <h3 className="mt-6 mb-3 text-sm font-semibold">{m.editor_shortcuts_rich()}</h3>
        <Keys keys={richKeyWords} />
      </section>
    </Dialog>
  );
}

function Keys({ keys: list }: { keys: typeof keys }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2.5 text-sm">
      {list.map(([combination, what]) => (
        <div key={combination} className="contents">
          <dt className="flex gap-1">
            {combination.split(' ').map((key) => (
              <kbd
                key={key}
                className="min-w-7 rounded-sm border border-line-strong bg-paper px-1.5 py-0.5 text-center font-sans text-xs font-semibold"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{what()}</dd>
        </div>
      ))}
    </dl>
  );
}

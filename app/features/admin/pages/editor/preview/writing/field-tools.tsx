/** Beside the text that is written or the picture that was pressed: what it is, and what else can be done with it. */
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { useBox } from '../use-box.ts';
import type { FieldPlace } from './field-places.ts';
import type { AtField } from './use-writing.ts';

/** From this share of the room on, how much of it is used is said. */
const near = 0.8;

const press =
  'min-h-8 pointer-coarse:min-h-11 rounded-sm px-2.5 text-sm font-semibold text-accent transition-colors hover:bg-accent-soft';

type Props = {
  at: AtField;
  /** The link of the button or item that the text is the name of. */
  link: FieldPlace | null;
  moved: unknown;
  onOpen: (field: FieldPlace) => void;
};

export function FieldTools({ at, link, moved, onOpen }: Props) {
  const { field, element, length } = at;
  const box = useBox(() => (element.isConnected ? element.getBoundingClientRect() : null), moved);
  if (!box) return null;
  const isPicture = field.kind === 'picture';
  const max = field.max ?? Number.POSITIVE_INFINITY;
  const counted = length !== null && length >= max * near;
  // The form says what it is: nothing stands over the words beside it without need.
  if (!isPicture && !link && !counted) return null;
  const top = isPicture ? box.top + 8 : box.top - 44;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here leaves the focus, and these tools, where they are.
    <div
      data-preview-tools=""
      onMouseDown={(event) => event.preventDefault()}
      className="absolute z-60 flex items-center gap-1 rounded-md border border-line-strong bg-surface px-1 py-0.5 text-sm shadow-panel"
      style={{ top: top < scrollY + 4 ? box.top + box.height + 8 : top, left: Math.max(4, box.left) }}
    >
      <span className="px-1.5 text-stone">{field.label}</span>
      {counted ? (
        <span
          className={classes('px-1 tabular-nums', length > max ? 'font-semibold text-danger' : 'text-stone')}
        >
          {m.field_count({ count: length, max })}
        </span>
      ) : null}
      {isPicture ? (
        <button type="button" onClick={() => onOpen(field)} className={press}>
          {m.field_replace_picture()}
        </button>
      ) : null}
      {link ? (
        <button type="button" onClick={() => onOpen(link)} className={press}>
          {m.preview_link()}
        </button>
      ) : null}
    </div>
  );
}

/** What is different, in blocks and fields, from and to: for publishing, history, imports and conflicts. */
import type { ReactNode } from 'react';
import type { Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import type { BlockChange, DocumentDiff, FieldChange } from '../document/diff.ts';
import { BlockTitle } from '../words/block-title.tsx';
import { blockName, fieldTrail, isImage, pageFieldTrail, sayValue, typeLabel } from '../words/block-words.ts';

const kinds: Record<BlockChange['kind'], { word: () => string; look: string }> = {
  added: { word: m.editor_change_added, look: 'bg-accent-soft text-accent-deep' },
  removed: { word: m.editor_change_removed, look: 'bg-danger-soft text-danger' },
  changed: { word: m.editor_change_changed, look: 'bg-warning-soft text-warning' },
  moved: { word: m.editor_change_moved, look: 'bg-sand text-stone' },
};

/** More than this is a block rewritten: the rest is counted. */
const mostFields = 12;

export const isUnchanged = ({ page, blocks }: DocumentDiff): boolean =>
  page.length === 0 && blocks.length === 0;

type ChangeListProps = {
  diff: DocumentDiff;
  /** The time zone in which moments are said. */
  zone: string;
  action?: (change: BlockChange) => ReactNode;
};

export function ChangeList({ diff, zone, action }: ChangeListProps) {
  if (isUnchanged(diff)) return <p className="text-sm text-stone">{m.editor_no_changes()}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {diff.page.length > 0 ? (
        <li className="px-4 py-3">
          <p className="text-sm font-semibold">{m.editor_the_page()}</p>
          <Fields changes={diff.page} zone={zone} trail={pageFieldTrail} />
        </li>
      ) : null}
      {diff.blocks.map((change) => (
        <li key={change.key} className="px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span
              className={classes('rounded-full px-2 py-0.5 text-xs font-semibold', kinds[change.kind].look)}
            >
              {kinds[change.kind].word()}
            </span>
            <span className="min-w-0 text-sm">
              <span className="font-semibold">{typeLabel(change.value)}</span>{' '}
              <span className="text-stone">
                <BlockTitle value={change.value} />
              </span>
            </span>
            <Places change={change} />
            {action ? <span className="ml-auto">{action(change)}</span> : null}
          </div>
          <Fields changes={change.fields} zone={zone} trail={({ path }) => fieldTrail(change.value, path)} />
        </li>
      ))}
    </ul>
  );
}

function Places({ change }: { change: BlockChange }) {
  const { kind, isMoved, from, to } = change;
  if (!isMoved || from === null || to === null) return null;
  // Positions alone do not say which of two that were swapped is which.
  const where = change.under
    ? m.editor_change_under({ block: blockName(change.under) })
    : m.editor_change_top();
  const places = `${m.editor_change_places({ from, to })}, ${where}`;
  return (
    <span className="text-sm text-stone">
      {kind === 'moved' ? places : m.editor_change_also_moved({ places })}
    </span>
  );
}

/** A value as people know it: a photo is seen, the rest is said. */
export function Value({ value, zone }: { value: Json | undefined; zone: string }) {
  const words = sayValue(value, zone);
  if (!isImage(value)) return words;
  const { src, width, height } = value;
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <Picture
        picture={{ src, alt: '', width, height }}
        sizes="56px"
        className="h-10 w-14 shrink-0 rounded-sm object-cover"
      />
      {words}
    </span>
  );
}

type FieldsProps = {
  changes: readonly FieldChange[];
  zone: string;
  trail: (change: FieldChange) => string[];
};

export function Fields({ changes, zone, trail }: FieldsProps) {
  if (changes.length === 0) return null;
  const rest = changes.length - mostFields;
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1.5 text-sm wide:grid-cols-[minmax(8rem,12rem)_1fr]">
      {changes.slice(0, mostFields).map((change) => (
        <div key={JSON.stringify(change.path)} className="contents">
          <dt className="text-stone">{trail(change).join(' › ') || m.editor_whole_block()}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {change.isOrder ? (
              m.editor_change_order()
            ) : (
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <del className="min-w-0 text-stone decoration-line-strong">
                  <Value value={change.from} zone={zone} />
                </del>
                <span aria-hidden="true">→</span>
                <ins className="min-w-0 no-underline">
                  <Value value={change.to} zone={zone} />
                </ins>
              </span>
            )}
          </dd>
        </div>
      ))}
      {rest > 0 ? <p className="text-stone">{m.editor_more_fields({ count: rest })}</p> : null}
    </dl>
  );
}

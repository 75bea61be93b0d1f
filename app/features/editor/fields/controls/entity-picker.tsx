/** A field that searches: what is there under several kinds, and perhaps an address as it was typed. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '#app/ui/classes.ts';
import { SearchIcon } from '#app/ui/icons.tsx';
import * as m from '#messages';
import type { ReferenceKind } from '#schemas/fields/fields.ts';
import { type Entity, useEntityLookup } from '../entities.ts';
import { controlLook, type Wiring } from '../field-frame.tsx';

export const kindNames: Record<ReferenceKind, () => string> = {
  category: m.field_kind_category,
  vendor: m.field_kind_vendor,
  tag: m.field_kind_tag,
  collection: m.field_kind_collection,
  product: m.field_kind_product,
  page: m.field_kind_page,
};

type Props = {
  wiring: Wiring;
  kinds: readonly ReferenceKind[];
  /** What the field shows when nobody searches in it. */
  shown: string;
  placeholder: string;
  /** Whether what was typed will do as it is. */
  takes: (typed: string) => boolean;
  onType: (typed: string) => void;
  onPick: (entity: Entity) => void;
  onEmpty: () => void;
  note?: ReactNode;
};

/** ms after the last letter. */
const pause = 150;

export function EntityPicker({
  wiring,
  kinds,
  shown,
  placeholder,
  takes,
  onType,
  onPick,
  onEmpty,
  note,
}: Props) {
  const lookup = useEntityLookup();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<Entity[] | null>(null);
  const [at, setAt] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const open = typed !== null;
  const search = kinds.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` stands for the kinds, a new list each time.
  useEffect(() => {
    if (typed === null) return;
    let left = false;
    const timer = setTimeout(async () => {
      const lists = await Promise.all(kinds.map((kind) => lookup.search(kind, typed)));
      const most = Math.max(3, Math.ceil(12 / kinds.length));
      if (left) return;
      setFound(lists.flatMap((list) => list.slice(0, most)));
      setAt(-1);
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [lookup, search, typed]);

  const asIs = typed !== null && takes(typed.trim()) ? typed.trim() : null;
  const options = found ?? [];
  const close = () => {
    setTyped(null);
    setFound(null);
    setAt(-1);
  };
  const pick = (entity: Entity) => {
    onPick(entity);
    close();
  };
  const settle = () => {
    if (asIs !== null && asIs !== shown) onType(asIs);
    else if (typed === '' && shown !== '') onEmpty();
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setTyped('');
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = options.length;
      if (count > 0) setAt((at + step + count + (at < 0 && step < 0 ? 1 : 0)) % count);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const entity = options[at];
      if (entity) pick(entity);
      else settle();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="relative">
      <span className="relative block">
        <SearchIcon className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-stone" />
        <input
          {...wiring}
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={open && options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          value={typed ?? shown}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => open && settle()}
          className={classes(controlLook, 'h-9 pl-8')}
        />
      </span>
      {note}
      <div
        role="listbox"
        id={listId}
        aria-label={m.field_search_results()}
        hidden={!open || options.length === 0}
        className="absolute inset-x-0 z-20 mt-1 max-h-64 overflow-y-auto rounded-sm border border-line bg-surface py-1 shadow-panel"
      >
        {options.map((entity, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys.
          <div
            key={`${entity.kind}:${entity.id}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // The field keeps the focus: losing it would settle what was typed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(entity)}
            className="flex cursor-pointer items-baseline gap-2 px-3 py-1.5 text-sm hover:bg-accent-soft aria-selected:bg-accent-soft"
          >
            <span className="min-w-0 truncate">{entity.name}</span>
            <span className="ml-auto shrink-0 text-xs text-stone">{kindNames[entity.kind]()}</span>
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {open && found ? m.field_found({ count: found.length }) : ''}
      </p>
      {open && found?.length === 0 && asIs === null && typed !== '' ? (
        <p className="mt-1 text-xs text-stone">{m.field_nothing_found()}</p>
      ) : null}
    </div>
  );
}

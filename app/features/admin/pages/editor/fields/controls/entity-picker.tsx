/** A field that searches: what is there under several kinds, and perhaps an address as it was typed. */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as m from '#messages';
import type { EntityKind } from '#schemas/fields/fields.ts';
import { classes } from '#ui/classes.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { useCombobox } from '#ui/use-combobox.ts';
import { type Entity, useEntityLookup } from '../entities.ts';
import { controlLook, type Wiring } from '../field-frame.tsx';

export const kindNames: Record<EntityKind, () => string> = {
  category: m.field_kind_category,
  vendor: m.field_kind_vendor,
  tag: m.field_kind_tag,
  collection: m.field_kind_collection,
  product: m.field_kind_product,
  page: m.field_kind_page,
  post: m.field_kind_post,
  project: m.field_kind_project,
  person: m.field_kind_person,
  topic: m.field_kind_topic,
  room: m.field_kind_room,
  warehouse: m.field_kind_warehouse,
  section: m.block_saved_section_section,
};

type Props = {
  wiring: Wiring;
  kinds: readonly EntityKind[];
  /** What the field shows when nobody searches in it. */
  shown: string;
  placeholder: string;
  /** Whether what was typed will do as it is. */
  takes: (typed: string) => boolean;
  onType: (typed: string) => void;
  onPick: (entity: Entity) => void;
  onEmpty: () => void;
  note?: ReactNode;
  /** In a dialog that is about this field. */
  hasFocusFirst?: boolean;
};

/** ms after the last letter. */
const pause = 150;

/** What is there under each kind for what was typed; null until the answer is here. */
function useMatches(kinds: readonly EntityKind[], typed: string | null) {
  const lookup = useEntityLookup();
  const [matches, setMatches] = useState<Entity[] | null>(null);
  const search = kinds.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `search` stands for the kinds, a new list each time.
  useEffect(() => {
    if (typed === null) return;
    let left = false;
    const timer = setTimeout(async () => {
      const lists = await Promise.all(kinds.map((kind) => lookup.search(kind, typed)));
      const most = Math.max(3, Math.ceil(12 / kinds.length));
      if (left) return;
      setMatches(lists.flatMap((list) => list.slice(0, most)));
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [lookup, search, typed]);

  return { matches, forget: () => setMatches(null) };
}

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
  hasFocusFirst = false,
}: Props) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** Null in a list that is only looked through. */
  const [typed, setTyped] = useState<string | null>(null);
  /** What was typed and left, and leads nowhere: said, and not taken away in silence. */
  const [untaken, setUntaken] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { matches, forget } = useMatches(kinds, open ? (typed ?? '') : null);

  const asIs = typed !== null && takes(typed.trim()) ? typed.trim() : null;
  const options = matches ?? [];
  const close = () => {
    setOpen(false);
    setTyped(null);
    forget();
  };
  const pick = (entity: Entity) => {
    setUntaken(null);
    onPick(entity);
    close();
  };
  const settle = () => {
    if (asIs !== null && asIs !== shown) onType(asIs);
    else if (typed === '' && shown !== '') onEmpty();
    else if (typed && asIs === null && typed.trim() !== shown) setUntaken(typed.trim());
    close();
  };
  const { active, setActive, optionId, fieldAttributes, onKeyDown } = useCombobox({
    id: listId,
    isOpen: open,
    count: options.length,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: (index) => {
      const entity = options[index];
      if (entity) pick(entity);
    },
    onEnter: settle,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has nothing chosen in it.
  useEffect(() => setActive(-1), [matches]);
  return (
    <div className="relative">
      <span className="relative block">
        <SearchIcon className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-stone" />
        <input
          {...wiring}
          ref={input}
          type="text"
          data-autofocus={hasFocusFirst || undefined}
          {...fieldAttributes}
          autoComplete="off"
          value={typed ?? shown}
          placeholder={placeholder}
          onChange={(event) => {
            setUntaken(null);
            setTyped(event.target.value);
            setOpen(true);
          }}
          onClick={() => {
            if (open) return;
            // What is typed next is searched for, in the place of what is chosen.
            input.current?.select();
            setOpen(true);
          }}
          onKeyDown={(event) => {
            // The first Escape is the list's alone, not that of a dialog around it.
            if (event.key === 'Escape' && open) event.stopPropagation();
            onKeyDown(event.nativeEvent);
          }}
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
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
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
        {open && matches ? m.field_found({ count: matches.length }) : ''}
      </p>
      {open && typed && matches?.length === 0 && asIs === null ? (
        <p className="mt-1 text-xs text-stone">{m.field_nothing_found()}</p>
      ) : null}
      {untaken === null ? null : (
        <p role="alert" className="mt-1 text-xs font-medium text-danger">
          {m.field_not_taken({ text: untaken })}
        </p>
      )}
    </div>
  );
}

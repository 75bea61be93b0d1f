/** What a half-typed search may mean (WAI's combobox: the focus stays in the field, arrows move through the list). */

import { useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { startFilters } from '#app/shared/start-filters.ts';
import * as m from '#messages';
import type { Filter } from '#schemas/domain/catalog/catalog.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { classes } from '#ui/classes.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { SwatchDot } from '#ui/swatches.tsx';
import { useBrowserLayoutEffect } from '#ui/use-browser-layout-effect.ts';
import { useCombobox } from '#ui/use-combobox.ts';
import { finishesLike, type LikelyFinish } from './finishes-like.ts';
import { addSearch, forgetSearches, readSearches, searchesLike } from './past-searches.ts';
import { type ShopSuggestions, useSuggestions } from './use-suggestions.ts';

// A file that does something when it is loaded: otherwise the bundler, joining small files (remix.config.js), puts code
// of the first load in here and fetches all of it at once.
performance.mark('suggestions');

export type SuggestionsProps = {
  /** The field, in its form. */
  input: HTMLInputElement;
  /** The list's id. */
  id: string;
};

/** `search`: what following it searches for. `isPast`: it was searched for before, and can be forgotten. */
type Option = { href: string; face: ReactNode; search?: string; isPast?: boolean };
type Group = { title: string; options: Option[] };

const plainFace = (name: string, beside?: string | null) => (
  <span className="py-1.5">
    {name}
    {beside ? <span className="text-stone"> {beside}</span> : null}
  </span>
);

function groupsOf({ pages, products, categories, vendors, collections }: ShopSuggestions): Group[] {
  const groups = [
    {
      title: m.search_group_pages(),
      options: pages.map(({ href, title, section }) => ({ href, face: plainFace(title, section) })),
    },
    {
      title: m.search_group_products(),
      options: products.map((product) => ({
        href: product.href,
        face: (
          <>
            <span className="h-14 w-11 shrink-0 overflow-hidden rounded-sm bg-sand">
              <Picture
                picture={{ ...product.picture, alt: '' }}
                sizes="48px"
                className="size-full object-cover"
              />
            </span>
            <span className="min-w-0 grow">
              <span className="block font-medium">{product.name}</span>
              <span className="block text-xs text-stone">
                {m.search_product_line({ vendor: product.vendor_name, number: product.product_number })}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">
              {product.from ? <span className="text-xs text-stone">{m.product_from()} </span> : null}
              {formatDollars(product.price)}
              {product.as_shown ? <span className="text-xs text-stone"> {m.product_as_shown()}</span> : null}
            </span>
          </>
        ),
      })),
    },
    {
      title: m.search_group_categories(),
      options: categories.map(({ href, name, parent }) => ({ href, face: plainFace(name, parent) })),
    },
    {
      title: m.search_group_vendors(),
      options: vendors.map(({ href, name }) => ({ href, face: plainFace(name) })),
    },
    {
      title: m.search_group_collections(),
      options: collections.map(({ href, name }) => ({ href, face: plainFace(name) })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The search, narrowed to a finish or a color that it names. */
function finishGroup(finishes: LikelyFinish[]): Group[] {
  if (finishes.length === 0) return [];
  const options = finishes.map(({ label, filter, href, swatch }) => ({
    href,
    face: (
      <>
        <span aria-hidden="true" className="flex">
          <SwatchDot swatch={swatch} className="size-5" />
        </span>
        {plainFace(label, filter)}
      </>
    ),
  }));
  return [{ title: m.search_group_finishes(), options }];
}

const searchHref = (q: string) => `/search?${new URLSearchParams({ q })}`;

/** What was searched for before; without anything typed, all of it. */
function pastGroup(searches: string[], forget: (text: string) => void): Group[] {
  if (searches.length === 0) return [];
  const options = searches.map((text) => ({
    href: searchHref(text),
    search: text,
    isPast: true,
    face: (
      <>
        <span className="min-w-0 grow truncate py-1.5">{text}</span>
        {/* For the pointer; on the keyboard it is the Delete key. */}
        <span
          aria-hidden="true"
          title={m.search_forget({ text })}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            forget(text);
          }}
          className="-mr-2 flex size-11 shrink-0 items-center justify-center text-stone hover:text-ink"
        >
          <CloseIcon className="size-4" />
        </span>
      </>
    ),
  }));
  return [{ title: m.search_group_past(), options }];
}

/** Gives the field its part in the list; React does not know these attributes and leaves them alone. */
function useFieldAttributes(
  input: HTMLInputElement,
  attributes: Record<string, string | boolean | undefined>,
) {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, String(value));
    }
  });
}

type FieldEvents = {
  onInput: () => void;
  onFocus: () => void;
  /** `to` has the focus now. */
  onBlur: (to: Node | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSubmit: () => void;
};

/** Listens to the field, which stands in the page before this code comes, and to its form. */
function useFieldEvents(input: HTMLInputElement, events: FieldEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    input.addEventListener('input', () => latest.current.onInput(), { signal });
    input.addEventListener('focus', () => latest.current.onFocus(), { signal });
    input.addEventListener('keydown', (event) => latest.current.onKeyDown(event), { signal });
    input.addEventListener(
      'blur',
      ({ relatedTarget }) => latest.current.onBlur(relatedTarget as Node | null),
      { signal },
    );
    input.form?.addEventListener('submit', () => latest.current.onSubmit(), { signal });
    return () => left.abort();
  }, [input]);
}

type ListProps = {
  id: string;
  groups: Group[];
  /** Leads to the page with all results. */
  all: Option | null;
  active: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
};

/** The options under their headings, counted through for the keyboard. */
function SuggestionList({ id, groups, all, active, optionId, onPoint }: ListProps) {
  let index = -1;
  const row = ({ href, face, search }: Option, className?: string) => {
    index += 1;
    const at = index;
    return (
      <Link
        key={href}
        id={optionId(at)}
        role="option"
        aria-selected={at === active}
        tabIndex={-1}
        to={href}
        onPointerMove={() => onPoint(at)}
        onClick={() => addSearch(search ?? '')}
        className={classes(
          'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1 aria-selected:bg-sand',
          className,
        )}
      >
        {face}
      </Link>
    );
  };
  return (
    <div id={id} role="listbox" aria-label={m.search_suggestions()}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
        <div key={group.title} role="group" aria-label={group.title}>
          <p
            aria-hidden="true"
            className="px-3 pt-2.5 pb-1 text-xs font-semibold tracking-label text-stone uppercase"
          >
            {group.title}
          </p>
          {group.options.map((option) => row(option))}
        </div>
      ))}
      {all ? row(all, 'mt-1 font-semibold text-accent') : null}
    </div>
  );
}

/** What stands in place of results; empty where there are some. */
function noticeOf(
  status: ReturnType<typeof useSuggestions>['status'],
  isEmpty: boolean,
  query: string,
): string {
  if (status === 'slow') return m.search_slow();
  if (status === 'failed') return m.search_failed();
  return isEmpty ? m.search_nothing({ query }) : '';
}

export function SearchSuggestions({ input, id }: SuggestionsProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // What was typed before this code came counts too.
  const [typed, setTyped] = useState(input.value);
  const [open, setOpen] = useState(document.activeElement === input);
  const panel = useRef<HTMLDivElement>(null);
  const { suggestions, query, status } = useSuggestions(open ? typed : '');
  const [searches, setSearches] = useState(readSearches);
  const [filters, setFilters] = useState<Filter[]>([]);
  useEffect(() => void startFilters().then(setFilters), []);
  const isTyped = typed.trim() !== '';
  const forget = (text?: string) => {
    forgetSearches(text);
    setSearches(readSearches());
    setActive(-1);
    input.focus();
  };
  const past = pastGroup(searchesLike(searches, typed), forget);
  const answers = useMemo(() => (suggestions ? groupsOf(suggestions) : []), [suggestions]);
  const finishes = useMemo(
    () => finishGroup(finishesLike(filters, query, new Set(suggestions?.finishes))),
    [suggestions, filters, query],
  );
  const groups = [...past, ...answers, ...finishes];
  const all: Option | null =
    answers.length > 0 ? { href: searchHref(query), face: m.search_all({ query }), search: query } : null;
  const options = [...groups.flatMap((group) => group.options), ...(all ? [all] : [])];
  const shown = open && (past.length > 0 || (isTyped && (suggestions !== null || status !== 'quiet')));
  const { active, setActive, optionId, fieldAttributes, onKeyDown } = useCombobox({
    id,
    isOpen: shown,
    count: options.length,
    onOpen: () => setOpen(true),
    // The first Escape closes the list, the second empties the field (the browser's own).
    onClose: () => setOpen(false),
    onChoose: (index) => {
      const option = options[index];
      if (!option) return;
      addSearch(option.search ?? '');
      setOpen(false);
      navigate(option.href);
    },
    onDelete: (index) => {
      const option = options[index];
      if (option?.isPast) forget(option.search);
      return option?.isPast ?? false;
    },
  });
  useFieldAttributes(input, fieldAttributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer has nothing chosen in it.
  useEffect(() => setActive(-1), [suggestions]);
  // A navigation closes the list, but not one that is opened as soon as the other page is seen.
  const place = useRef(key);
  useBrowserLayoutEffect(() => {
    if (place.current !== key) setOpen(false);
    place.current = key;
  }, [key]);
  useFieldEvents(input, {
    onInput: () => {
      setTyped(input.value);
      setOpen(true);
    },
    onFocus: () => {
      setSearches(readSearches());
      setTyped(input.value);
      setOpen(true);
    },
    onBlur: (to) => {
      if (!panel.current?.contains(to)) setOpen(false);
    },
    onKeyDown,
    onSubmit: () => {
      addSearch(input.value);
      setSearches(readSearches());
      setOpen(false);
    },
  });
  useEffect(() => {
    // What came between the first drawing and this moment, when nobody listened yet.
    setTyped(input.value);
    setOpen(document.activeElement === input);
  }, [input]);
  useEffect(() => {
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const notice = noticeOf(status, suggestions !== null && isTyped && answers.length === 0, query);
  const count = { count: options.length };
  return (
    <>
      <p role="status" className="sr-only">
        {shown ? notice || (isTyped ? m.search_count(count) : m.search_past_count(count)) : ''}
      </p>
      {shown ? (
        <div
          ref={panel}
          className="absolute top-full left-0 z-40 mt-1 max-h-[min(36rem,calc(100dvh-9rem))] w-full overflow-y-auto overscroll-contain rounded-sm border border-line bg-surface p-2 shadow-panel max-wide:inset-x-gutter max-wide:w-auto wide:w-[min(30rem,calc(100vw-14rem))]"
        >
          {notice ? <p className="px-3 py-2.5 text-stone">{notice}</p> : null}
          {options.length > 0 ? (
            <SuggestionList {...{ id, groups, all, active, optionId }} onPoint={setActive} />
          ) : null}
          {past.length > 0 && !isTyped ? (
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => forget()}
              className="mt-1 flex min-h-11 items-center px-3 text-sm text-stone underline underline-offset-4 hover:text-ink"
            >
              {m.search_forget_all()}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

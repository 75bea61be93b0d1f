/** What a half-typed search may mean (WAI's combobox: the focus stays in the field, arrows move through the list). */
import { Link, useLocation, useNavigate } from '@remix-run/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { classes } from '#app/ui/classes.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/picture.tsx';
import * as m from '#messages';
import type { Suggestions } from '#schemas/domain/discovery.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import { addSearch, forgetSearches, readSearches, searchesLike } from './past-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

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

function groupsOf({ products, categories, vendors, collections }: Suggestions): Group[] {
  const groups = [
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
              <span className="line-clamp-1 font-medium">{product.name}</span>
              <span className="line-clamp-1 text-xs text-stone">
                {m.search_product_line({ vendor: product.vendor_name, number: product.product_number })}
              </span>
            </span>
            <span className="shrink-0 tabular-nums">
              {product.from ? <span className="text-xs text-stone">{m.product_from()} </span> : null}
              {formatDollars(product.price)}
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
function useWiring(input: HTMLInputElement, id: string, shown: boolean, active: string | undefined): void {
  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(shown));
    if (shown) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (active) input.setAttribute('aria-activedescendant', active);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, shown, active]);
}

export function SearchSuggestions({ input, id }: SuggestionsProps) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // What was typed before this code came counts too.
  const [typed, setTyped] = useState(input.value);
  const [open, setOpen] = useState(document.activeElement === input);
  const [active, setActive] = useState(-1);
  const panel = useRef<HTMLDivElement>(null);
  const { found, query, status } = useSuggestions(open ? typed : '');
  const [searches, setSearches] = useState(readSearches);
  const forget = useCallback(
    (text?: string) => {
      forgetSearches(text);
      setSearches(readSearches());
      setActive(-1);
      input.focus();
    },
    [input],
  );
  const isTyped = typed.trim() !== '';
  const past = useMemo(() => pastGroup(searchesLike(searches, typed), forget), [searches, typed, forget]);
  const answers = useMemo(() => (found ? groupsOf(found) : []), [found]);
  const groups = [...past, ...answers];
  const all: Option | null =
    answers.length > 0 ? { href: searchHref(query), face: m.search_all({ query }), search: query } : null;
  const options = [...groups.flatMap((group) => group.options), ...(all ? [all] : [])];
  const shown = open && (past.length > 0 || (isTyped && (found !== null || status !== 'quiet')));
  const optionId = (index: number) => `${id}-${index}`;
  useWiring(input, id, shown && options.length > 0, shown && active >= 0 ? optionId(active) : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer has nothing chosen in it.
  useEffect(() => setActive(-1), [found]);
  // A navigation closes the list.
  const place = useRef(key);
  useEffect(() => {
    if (place.current !== key) setOpen(false);
    place.current = key;
  }, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Escape' && shown) {
      // The first Escape closes the list, the second empties the field (the browser's own).
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!shown) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than options: the field itself.
      const places = options.length + 1;
      setActive((was) => ((was + 1 + step + places) % places) - 1);
    } else if (event.key === 'Delete' && shown && options[active]?.isPast) {
      event.preventDefault();
      forget(options[active].search);
    } else if (event.key === 'Enter' && shown && options[active]) {
      event.preventDefault();
      addSearch(options[active].search ?? '');
      setOpen(false);
      navigate(options[active].href);
    }
  };
  useEffect(() => {
    const onInput = () => {
      setTyped(input.value);
      setOpen(true);
    };
    const onFocus = () => {
      setSearches(readSearches());
      setTyped(input.value);
      setOpen(true);
    };
    const onBlur = (event: FocusEvent) => {
      if (!panel.current?.contains(event.relatedTarget as Node | null)) setOpen(false);
    };
    const onSubmit = () => {
      addSearch(input.value);
      setSearches(readSearches());
      setOpen(false);
    };
    const { form } = input;
    // What came between the first drawing and this moment, when nobody listened yet.
    setTyped(input.value);
    setOpen(document.activeElement === input);
    input.addEventListener('input', onInput);
    input.addEventListener('focus', onFocus);
    input.addEventListener('blur', onBlur);
    form?.addEventListener('submit', onSubmit);
    return () => {
      input.removeEventListener('input', onInput);
      input.removeEventListener('focus', onFocus);
      input.removeEventListener('blur', onBlur);
      form?.removeEventListener('submit', onSubmit);
    };
  }, [input]);
  useEffect(() => {
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  });
  useEffect(() => {
    panel.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const said =
    status === 'slow'
      ? m.search_slow()
      : status === 'failed'
        ? m.search_failed()
        : found && isTyped && answers.length === 0
          ? m.search_nothing({ query })
          : '';
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
        onPointerMove={() => setActive(at)}
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
    <>
      <p role="status" className="sr-only">
        {shown
          ? said ||
            (isTyped
              ? m.search_count({ count: options.length })
              : m.search_past_count({ count: options.length }))
          : ''}
      </p>
      {shown ? (
        <div
          ref={panel}
          className="absolute top-full left-0 z-40 mt-1 max-h-[min(36rem,calc(100dvh-9rem))] w-full overflow-y-auto overscroll-contain rounded-sm border border-line bg-surface p-2 shadow-panel wide:w-120"
        >
          {said ? <p className="px-3 py-2.5 text-stone">{said}</p> : null}
          {options.length > 0 ? (
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

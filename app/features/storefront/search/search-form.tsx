/** The search: a plain form to /search, and suggestions whose code comes with the first focus. */
import { Form, useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { useBrowserLayoutEffect } from '#ui/use-browser-layout-effect.ts';
import type { SuggestionsProps } from './search-suggestions.tsx';

export function SearchForm({ id, className }: { id: string; className?: string }) {
  const { pathname, search } = useLocation();
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef(false);
  const shown = useRef(asked);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  // Another search is shown, but what somebody typed before the script came, or as soon as it is seen, stays.
  useBrowserLayoutEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    if (input.current) input.current.value = asked;
  }, [asked]);
  const wake = () => {
    if (wanted.current) return;
    wanted.current = true;
    import('./search-suggestions.tsx').then(
      (file) => setSuggestions(() => file.SearchSuggestions),
      () => {
        wanted.current = false;
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a focus that was there before the script.
  useEffect(() => {
    if (document.activeElement === input.current) wake();
  }, []);
  return (
    <Form method="get" action="/search" className={classes('relative flex', className)} role="search">
      <label htmlFor={id} className="sr-only">
        {m.shop_search_label()}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        defaultValue={asked}
        maxLength={200}
        placeholder={m.shop_search_placeholder()}
        onFocus={wake}
        className="h-11 w-full min-w-0 rounded-l-sm border border-r-0 border-line-strong bg-paper px-3 text-ellipsis placeholder:text-stone focus-visible:-outline-offset-2"
      />
      <button
        type="submit"
        className="flex w-11 shrink-0 items-center justify-center rounded-r-sm border border-line-strong bg-paper hover:bg-sand"
      >
        <SearchIcon className="size-5" />
        <span className="sr-only">{m.shop_search()}</span>
      </button>
      {Suggestions && input.current ? <Suggestions input={input.current} id={`${id}-suggestions`} /> : null}
    </Form>
  );
}

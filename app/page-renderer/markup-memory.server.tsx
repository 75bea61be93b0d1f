/**
 * Rendered parts of pages, remembered by what they were made from (docs/decisions/0043-markup-memory.md). A page that is
 * made for one person, or anew after a change, renders again only what is not as it was. The key is the whole of what
 * goes in, so that nothing can be out of date and nobody's part can be another's.
 */

import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import { type Context, createElement, type ReactElement, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';
import { currentLanguage } from '#schemas/domain/platform/language.ts';
import type { UseMarkup } from './markup-memory.ts';

/** Characters of keys and HTML in all. */
const most = 24 * 1024 * 1024;

/** What `Link` and its hooks ask for: it does not reach from one rendering into another by itself. */
const routerContexts = [
  RemixContext,
  DataRouterContext,
  DataRouterStateContext,
  NavigationContext,
  LocationContext,
  RouteContext,
] as Context<unknown>[];

/** Unfinished, failed, or with ids that React counts through the whole page: this one has to stand in its place. */
const isOwn = (html: string) =>
  html.includes('<!--$!-->') || html.includes('<!--$?-->') || /"?:R[0-9a-z]*:/.test(html);

/**
 * The part of the address that a component can tell from another: the longest one, of this page and those above it, that
 * stands in what it is made from.
 */
function placeIn(text: string, pathname: string): string {
  for (let path = pathname; path.length > 1; path = path.slice(0, path.lastIndexOf('/')))
    if (text.includes(`"${path}"`)) return path;
  return '';
}

export class RenderedParts {
  /** null: what has to be rendered in its place. */
  #kept: LRUCache<string, { html: string | null }>;

  constructor(limit = most) {
    this.#kept = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ html }, key) => key.length + (html?.length ?? 0) + 1,
    });
  }

  /** A hook in all but its name: it reads the router of the page that is rendered. */
  readonly useMarkup: UseMarkup = (from, element) => {
    const values = routerContexts.map((context) => useContext(context));
    const { location } = useContext(LocationContext);
    const text = JSON.stringify(from);
    const key = `${currentLanguage()} ${placeIn(text, location.pathname)} ${text}`;
    const known = this.#kept.get(key);
    if (known) return known.html;
    const html = renderAlone(element(), values);
    this.#kept.set(key, { html });
    return html;
  };
}

function renderAlone(element: ReactElement, values: readonly unknown[]): string | null {
  const inside = routerContexts.reduce<ReactNode>(
    (children, { Provider }, index) => createElement(Provider, { value: values[index] }, children),
    element,
  );
  try {
    const html = renderToString(inside);
    return isOwn(html) ? null : html;
  } catch {
    // The page renders it in its place, and says there what is wrong.
    return null;
  }
}

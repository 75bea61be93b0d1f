/** Above the products of a search: the pages of the shop that it names. */

import * as m from '#messages';
import type { NamedPage } from '#schemas/domain/content/named-pages.ts';
import { Link } from '#ui/link.tsx';

export function NamedPages({ pages, query }: { pages: NamedPage[]; query: string }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={m.search_pages_label({ query })} className="mt-6">
      <ul className="flex flex-wrap gap-3">
        {pages.map(({ href, title, section }) => (
          <li key={href} className="max-w-full">
            <Link
              to={href}
              prefetch="intent"
              className="flex min-h-11 flex-wrap items-baseline gap-x-2 rounded-sm border border-line-strong bg-surface px-4 py-2.5 hover:bg-sand"
            >
              <span className="font-semibold">{title}</span>
              {section ? <span className="text-stone">{section}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

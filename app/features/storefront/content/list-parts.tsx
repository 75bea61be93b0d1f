/** What the lists of content share: their head, their filter chips, their end. */

import type { ReactNode } from 'react';
import * as m from '#messages';
import type { Facet } from '#schemas/domain/content/content.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';

export function ListHead({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Breadcrumbs items={[{ label: m.shop_home(), href: '/' }, { label: title }]} />
      <div className="mt-8 max-w-text wide:mt-12">
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <p className="mt-5 text-lg text-stone">{text}</p>
      </div>
    </>
  );
}

/** One of a few, as links: they work without a script and can be shared. */
export function FilterChips({
  label,
  all,
  facets,
  chosen,
  hrefOf,
}: {
  label: string;
  all: string;
  facets: readonly Facet[];
  chosen: string | null;
  hrefOf: (slug: string | null) => string;
}) {
  const chip = (slug: string | null, name: ReactNode) => {
    const current = slug === chosen;
    return (
      <li key={slug ?? ''}>
        <Link
          to={hrefOf(slug)}
          prefetch="intent"
          preventScrollReset
          aria-current={current ? 'true' : undefined}
          className={classes(
            'flex min-h-11 items-center gap-2 rounded-sm border px-4 text-sm font-medium transition-colors',
            current ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-surface hover:border-accent',
          )}
        >
          {name}
        </Link>
      </li>
    );
  };
  return (
    <nav aria-label={label} className="mt-8 border-b border-line pb-6">
      <ul className="flex flex-wrap gap-2">
        {chip(null, all)}
        {facets.map(({ slug, name, count }) =>
          chip(
            slug,
            <>
              {name} <span className="tabular-nums opacity-70">{count}</span>
            </>,
          ),
        )}
      </ul>
    </nav>
  );
}

import { Link, useLocation } from '@remix-run/react';
import * as m from '#messages';
import type { RecordKind } from '#schemas/domain/catalog/records.ts';
import { classes } from '#ui/classes.ts';
import { Container } from '#ui/section.tsx';

export const kindNames: Record<RecordKind, { one: () => string; many: () => string }> = {
  category: { one: m.cat_category, many: m.cat_categories },
  vendor: { one: m.cat_vendor, many: m.cat_vendors },
  tag: { one: m.cat_tag, many: m.cat_tags },
  collection: { one: m.cat_collection, many: m.cat_collections },
  filter: { one: m.cat_filter, many: m.cat_filters },
  synonym: { one: m.cat_synonym, many: m.cat_synonyms },
};

/** What the catalog has, under the employees' own navigation. */
export function CatalogNav() {
  const { pathname } = useLocation();
  const isProducts = pathname === '/admin/catalog' || pathname.startsWith('/admin/catalog/products');
  const place = (to: string, label: string, here: boolean) => (
    <Link
      key={to}
      to={to}
      aria-current={here ? 'page' : undefined}
      className={classes(
        'inline-flex min-h-10 items-center rounded-full px-3.5 text-sm whitespace-nowrap',
        here ? 'bg-ink text-paper' : 'text-stone hover:bg-sand hover:text-ink',
      )}
    >
      {label}
    </Link>
  );
  return (
    <Container className="pt-4">
      <nav aria-label={m.cat_title()} className="-mx-1 flex gap-1 overflow-x-auto px-1 py-1">
        {place('/admin/catalog', m.cat_products(), isProducts)}
        {Object.entries(kindNames).map(([kind, { many }]) =>
          place(`/admin/catalog/${kind}`, many(), `${pathname}/`.startsWith(`/admin/catalog/${kind}/`)),
        )}
      </nav>
    </Container>
  );
}

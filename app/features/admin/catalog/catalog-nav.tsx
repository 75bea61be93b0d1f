import { useLocation } from '@remix-run/react';
import { AreaNav } from '#app/features/admin/shell/area-nav.tsx';
import * as m from '#messages';
import type { RecordKind } from '#schemas/domain/catalog/records.ts';

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
  return (
    <AreaNav
      title={m.cat_title()}
      places={[
        { to: '/admin/catalog', label: m.cat_products(), isHere: isProducts },
        ...Object.entries(kindNames).map(([kind, { many }]) => ({
          to: `/admin/catalog/${kind}`,
          label: many(),
          isHere: `${pathname}/`.startsWith(`/admin/catalog/${kind}/`),
        })),
      ]}
    />
  );
}

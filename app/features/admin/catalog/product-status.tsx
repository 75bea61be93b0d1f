import * as m from '#messages';
import type { ProductStatus } from '#schemas/domain/catalog/product-data.ts';
import { classes } from '#ui/classes.ts';

export const statusNames: Record<ProductStatus, () => string> = {
  active: m.cat_status_active,
  draft: m.cat_status_draft,
  archived: m.cat_status_archived,
};

const dots: Record<ProductStatus, string> = {
  active: 'bg-accent-soft text-accent-deep',
  draft: 'bg-warning-soft text-warning',
  archived: 'bg-sand text-stone',
};

export function ProductStatusChip({ status }: { status: ProductStatus }) {
  return (
    <span
      className={classes('rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap', dots[status])}
    >
      {statusNames[status]()}
    </span>
  );
}

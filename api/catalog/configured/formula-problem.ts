/** Whether a made-to-measure product can be priced as it is to be saved, from a form, a file or many at once. */
import { tryFormula } from '#api/pricing/core/try-formula.ts';
import type { CustomProduct, ProductStatus } from '#schemas/domain/catalog/product-data.ts';
import type { Reason } from '#schemas/domain/platform/reasons.ts';

/**
 * Its formula is read whenever it is saved and tried over all that may be ordered. A draft whose prices are still to
 * come is tried with those it has. Cents; null where every price tried can be charged.
 */
export function formulaProblem(
  custom: CustomProduct,
  status: ProductStatus,
  retailCents: readonly number[],
): Reason | null {
  return tryFormula(custom, status === 'draft' ? retailCents.filter((cents) => cents > 0) : retailCents);
}

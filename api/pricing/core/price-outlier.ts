/** Which price changes somebody should look at before they are on the shop. */
import { outlierPercent, type PriceOutlier } from '#schemas/domain/catalog/import.ts';

/** How much a price changes in percent, with one digit; null without an old price. */
export const percentOf = (before: number | null, after: number | null): number | null =>
  before === null || after === null || before === 0
    ? null
    : Math.round(((after - before) / before) * 1000) / 10;

/** Cents. A new SKU has no old price, and can only be free. */
export function outlierOf(before: number | null, after: number | null): PriceOutlier | '' {
  if (after === null) return '';
  if (after === 0) return before === 0 ? '' : 'zero';
  if (!before) return '';
  if (after >= before * 10) return 'tenfold';
  if (after * 10 <= before) return 'tenth';
  const percent = ((after - before) / before) * 100;
  return percent > outlierPercent ? 'rise' : percent < -outlierPercent ? 'fall' : '';
}

const outlierWeight = 1_000_000_000;
const newWeight = -1;

/** What is looked at first: unusual prices, then large changes of prices, then stock, then what is new. */
export function weightOf(
  outlier: PriceOutlier | '',
  before: number | null,
  after: number | null,
  isNew: boolean,
) {
  if (isNew && !outlier) return newWeight;
  const percent = Math.min(Math.abs(percentOf(before, after) ?? (outlier ? 1e6 : 0)), 1e6);
  return Math.round(percent * 10) + (outlier ? outlierWeight : 0);
}

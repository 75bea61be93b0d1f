import type { Configuration } from '#schemas/domain/catalog/product-data.ts';

const sorted = (record: Record<string, unknown>) =>
  Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

/** Equal for equal choices, in whatever order their keys come back from the database (docs/product.md#cart-lines). */
export const configurationKey = (configuration: Configuration | null): string =>
  configuration === null
    ? ''
    : JSON.stringify([
        configuration.parts.map(({ slot, sku, quantity }) => [slot, sku, quantity]),
        sorted(configuration.dimensions),
        sorted(configuration.options),
        configuration.drawing,
      ]);

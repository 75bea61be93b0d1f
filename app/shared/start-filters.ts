/**
 * The catalog's filters, asked for once when a page begins (docs/product.md#start). The browser keeps them and asks only
 * whether they changed.
 */
import { askApi } from '#app/shared/ask-api.ts';
import type { Filter } from '#schemas/domain/catalog/catalog.ts';

let asked: Promise<Filter[]> | undefined;

/** None while they cannot be had; the next call asks again. */
export const startFilters = (): Promise<Filter[]> => {
  asked ??= askApi('/api/v1/filters/')
    .then((answer) => (answer.ok ? answer.json() : Promise.reject()))
    .catch(() => {
      asked = undefined;
      return [];
    });
  return asked;
};

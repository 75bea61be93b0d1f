/**
 * The catalog's filters, asked for once when a page begins (docs/product.md#start). The browser keeps them and asks only
 * whether they changed.
 */
import type { Filter } from '#schemas/domain/catalog/catalog.ts';
import { currentLanguage, languageHeader } from '#schemas/domain/platform/language.ts';

let asked: Promise<Filter[]> | undefined;

/** None while they cannot be had; the next call asks again. */
export const startFilters = (): Promise<Filter[]> => {
  asked ??= fetch('/api/v1/filters/', { headers: { [languageHeader]: currentLanguage() } })
    .then((answer) => (answer.ok ? answer.json() : Promise.reject()))
    .catch(() => {
      asked = undefined;
      return [];
    });
  return asked;
};

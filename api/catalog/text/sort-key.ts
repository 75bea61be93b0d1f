/**
 * Sorts as a person would, the same on both engines (docs/traps.md#embedded-database): without accents, in lower case.
 */
export const sortKeyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

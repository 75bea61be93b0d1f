/** Sorts as a person would, the same on both engines (TRAPS 14): without accents, in lower case. */
export const sortKeyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Letters that are no letter with an accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
const mostCharacters = 120;

/**
 * A name as the part of an address that says it: a-z, 0-9 and hyphens, at most 120 characters. Empty when the name has
 * none of those ("浴室"): the caller then takes a number or an id.
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[ßæœøłđðþ]/g, (letter) => letters[letter] ?? letter)
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostCharacters)
    .replace(/^-+|-+$/g, '');

/** `wanted`, or with a number behind it: none of those that are taken. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

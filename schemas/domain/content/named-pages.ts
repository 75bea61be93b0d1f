/** Which pages of the shop a search names. Touches nothing. */
import { z } from 'zod';

/** A page that a search names, and the section of it that was meant. */
export const namedPageSchema = z
  .object({ title: z.string(), href: z.string(), section: z.string().nullable() })
  .meta({ id: 'NamedPage' });
export type NamedPage = z.output<typeof namedPageSchema>;

/** A page as a search may name it. */
export type NameablePage = Pick<NamedPage, 'title' | 'href'> & {
  /** What else people call it. */
  names?: string[];
  /** Headings in it: named whole. */
  sections?: string[];
  /** Of very many, such as posts and people: a single word does not name one. */
  oneOfMany?: boolean;
};

/** So many pages are shown before products. */
export const mostNamedPages = 3;

/** Words that name nothing by themselves. */
const silent = new Set(
  `a an and are at by can do does for from how i in is it me my of on or our page pages policies policy the this to us we what
  when where your you de la las el los un una y o en mi mis su sus politica politicas`.split(/\s+/),
);

/** Whether a word, in small letters and without accents, names nothing by itself: "how", "the". */
export const isSilent = (word: string): boolean => silent.has(word);

/** One thing, however it is called; the first word stands for all. */
const sameWords = [
  'return refund exchange rma restocking devolucion reembolso cambio',
  'shipping ship delivery deliver freight shipment envio entrega flete',
  'privacy cookie gdpr ccpa privacidad',
  'term condition tos legal termino condicion',
  'about company story history nosotros empresa',
  'contact phone telephone email call help support contacto ayuda telefono',
  'team staff people employee salesperson equipo',
  'blog journal article news post story revista',
  'service servicio',
  'warranty guarantee garantia',
  'faq question pregunta help',
].map((line) => line.split(' '));
const meanings = new Map<string, string[]>();
for (const words of sameWords)
  for (const word of words) meanings.set(word, [...(meanings.get(word) ?? []), words[0] ?? word]);

const singular = (word: string) =>
  word.length > 3
    ? word
        .replace(/iones$/, 'ion')
        .replace(/(?<=[^s])s$/, '')
        .replace(/ie$/, 'y')
    : word;

/** The words that name something, in lower case and without accents. */
export const namingWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !silent.has(word))
    .map(singular);

const isSame = (asked: string, word: string): boolean =>
  asked === word || (meanings.get(asked) ?? []).some((meaning) => meanings.get(word)?.includes(meaning));

/** Letters after which a word that is being typed counts as the beginning of a name. */
const shortestBeginning = 4;

/**
 * How much of a name was said, from 0 to about 1; 0 when something was said that is not in it. `partial`: the last word is
 * still being typed.
 */
function said(asked: string[], name: string, partial: boolean): number {
  const words = namingWords(name);
  const isIn = (word: string, isTyped: boolean) =>
    words.some(
      (other) =>
        isSame(word, other) || (isTyped && word.length >= shortestBeginning && other.startsWith(word)),
    );
  const all = asked.every((word, at) => isIn(word, partial && at === asked.length - 1));
  if (!all || words.length === 0) return 0;
  // Of two that are named as much, the one that begins with it.
  const begins = isSame(asked[0] ?? '', words[0] ?? '') ? 0.1 : 0;
  return Math.min(1, asked.length / words.length) + begins;
}

/** A name of which less was said is not meant. */
const least = { page: 0.5, oneOfMany: 0.6, section: 1 } as const;

function nearness(asked: string[], page: NameablePage, partial: boolean) {
  const { title, names = [], sections = [], oneOfMany = false } = page;
  const name = Math.max(...[title, ...names].map((text) => said(asked, text, partial)));
  const isNamed = oneOfMany ? asked.length > 1 && name >= least.oneOfMany : name >= least.page;
  if (isNamed) return { points: name + (oneOfMany ? 0 : 1), section: null };
  const section = sections.find((text) => said(asked, text, partial) >= least.section);
  return section === undefined ? null : { points: 0.5, section };
}

/** The pages that a search names, the nearest first. */
export function pagesNamed(search: string, pages: NameablePage[], partial: boolean): NamedPage[] {
  const asked = [...new Set(namingWords(search.slice(0, 200)))];
  if (asked.length === 0 || asked.length > 8) return [];
  return pages
    .flatMap((page) => {
      const near = nearness(asked, page, partial);
      return near ? [{ ...near, page }] : [];
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, mostNamedPages)
    .map(({ page: { title, href }, section }) => ({ title, href, section }));
}

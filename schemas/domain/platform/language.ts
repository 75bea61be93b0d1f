/**
 * The shop's languages, and how an address says which one a page is in (docs/decisions/0066-two-languages.md). By itself,
 * for the browser: no zod comes with it.
 */

/** The first one is what everything is written in; the others are translated from it. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

export const sourceLanguage: Language = 'en';
/** Those that are translated into. */
export const translatedLanguages = ['es'] as const satisfies readonly Language[];
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** Asks the API to answer in a language; without it, it answers in the first one. */
export const languageHeader = 'x-language';

/** Dates, lists and numbers as Intl names them: Spanish as it is written in the United States. */
export const localeOf: Record<Language, string> = { en: 'en-US', es: 'es-US' };

/** What each language calls itself. */
export const ownNames: Record<Language, string> = { en: 'English', es: 'Español' };

declare global {
  /** On servers: the language of the work that is being done (api/platform/language.ts). */
  var languageOfWork: (() => Language) | undefined;
}

/** What a header or a document says, as a language of the shop. */
export const toLanguage = (text: string | null | undefined): Language =>
  languages.find((language) => language === text) ?? sourceLanguage;

/** The language that is spoken here: the page's in browsers, the request's or the letter's on servers. */
export const currentLanguage = (): Language =>
  globalThis.languageOfWork?.() ??
  toLanguage(typeof document === 'undefined' ? null : document.documentElement.lang);

/** What an employee wrote in both languages, as it is read here: in English where the Spanish is empty. */
export const inEither = (english: string, spanish: string): string =>
  currentLanguage() === 'es' && spanish !== '' ? spanish : english;

const prefixed = new RegExp(`^/(${translatedLanguages.join('|')})(?=[/?#.]|$)`);

/** The language of a path with what follows it, and the same path as the first language has it. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [prefix = '', language] = prefixed.exec(path) ?? [];
  if (!language) return { language: sourceLanguage, path };
  // "/es.data" is how an open page asks for the home page's data.
  const rest = path.slice(prefix.length);
  const isHome = !rest.startsWith('/');
  return {
    language: toLanguage(language),
    path: rest.startsWith('.data') ? `/_root${rest}` : isHome ? `/${rest}` : rest,
  };
}

/** The path of a link or an address in the browser, as the first language has it: what routes and rules are written for. */
export const pathOf = ({ pathname }: { pathname: string }): string => splitLanguage(pathname).path;
/** Of the page that is open. */
export const pathHere = (): string => pathOf(location);

/** A path of the shop, with what follows it, as a page in this language has it. Other addresses stay as they are. */
export function inLanguage(path: string, language: Language = currentLanguage()): string {
  if (language === sourceLanguage || !path.startsWith('/') || path.startsWith('//')) return path;
  if (languageless.test(path) || prefixed.test(path)) return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}

/** Files and calls, which have no language in their address. */
const languageless =
  /^\/(?:api|assets|fonts|icons|pictures|media|share|sitemap|spec-sheets|drawings|healthz|readyz)(?:[/.?-]|$)|^\/(?:robots\.txt|service-worker\.js)/;

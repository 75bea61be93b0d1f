/** Who chose a language comes back to it; nobody else is led away from the address they asked for. */
import type { IncomingMessage } from 'node:http';
import {
  inLanguage,
  type Language,
  splitLanguage,
  translatedLanguages,
} from '#schemas/domain/platform/language.ts';

/** Set by a script where the language is chosen (app/shared/language-link.tsx), and by the server where none runs. */
const chosen = new RegExp(`(?:^|;)\\s*language=(${translatedLanguages.join('|')})(?:;|$)`);

/**
 * Where a visitor is led who comes from outside (typed, a bookmark, another site's link) to a page in the first language
 * and chose another one before; null for everybody else. Within the shop the links say the language.
 */
export function chosenAddress({ headers, url = '/' }: IncomingMessage): string | null {
  const language = translatedLanguages.find((one) => one === chosen.exec(headers.cookie ?? '')?.[1]);
  const comesIn = headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site';
  if (!language || !comesIn || headers['sec-fetch-dest'] !== 'document') return null;
  if (splitLanguage(url).path !== url) return null;
  const address = inLanguage(url, language);
  return address === url ? null : address;
}

/**
 * The language that a visitor has just chosen: the page before, of the shop, was in another one, and the link between
 * languages alone leads from one to another. null for everybody else, and for files, which have none.
 */
export function choiceMade({ headers, url = '/' }: IncomingMessage, origin: string): Language | null {
  if (headers['sec-fetch-site'] !== 'same-origin' || headers['sec-fetch-dest'] !== 'document') return null;
  const { referer = '' } = headers;
  if (!referer.startsWith(`${origin}/`)) return null;
  const { language, path } = splitLanguage(url);
  const hasLanguage = translatedLanguages.every((other) => inLanguage(path, other) !== path);
  return hasLanguage && splitLanguage(referer.slice(origin.length)).language !== language ? language : null;
}

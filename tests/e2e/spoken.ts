/** What a document says to people, and which of it is a sentence of ours in another language. */
import { readFileSync } from 'node:fs';
import { sampleDocuments } from '#api/sample/pages/documents.ts';

type Message = string | { match: Record<string, string> }[];

const read = (language: string): Record<string, Message> =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8'));

const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};
const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);
const tidy = (text: string) => decode(text).replace(/\s+/g, ' ').trim();

/** Attributes that are read out or shown. */
const spoken = /\s(?:aria-label|aria-description|placeholder|title|alt|data-[a-z-]*label)="([^"]*)"/g;

/** What a document says, piece by piece: the text of each element, and the attributes that are spoken. */
export function piecesOf(html: string): string[] {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    // What says itself that it is in another language.
    .replace(/<a\b[^>]*\shrefLang="[^"]*"[^>]*>[\s\S]*?<\/a>/gi, '');
  const texts = [...bare.matchAll(/>([^<]+)</g)].map(([, text = '']) => tidy(text));
  const attributes = [...bare.matchAll(spoken)].map(([, text = '']) => tidy(text));
  return [...new Set([...texts, ...attributes])].filter((text) => /\p{L}/u.test(text));
}

/** Finds whole sentences of `language` in a file of code, of messages that `own` says otherwise. */
export function sentencesIn(language: 'en' | 'es', own: 'en' | 'es') {
  const ownTexts = Object.values(read(own)).flatMap(textsOf).join('\n');
  const sentences = Object.values(read(language))
    .flatMap(textsOf)
    .flatMap((text) => text.split(/\{\w+\}/))
    .map((text) => text.trim())
    .filter((text) => text.length > 20 && /\S \S+ \S/.test(text) && !ownTexts.includes(text));
  return (code: string): string[] => sentences.filter((sentence) => code.includes(sentence));
}

/** Every text of a document of the sample: words of the dealer's that may be those of a sentence of ours. */
function stringsIn(value: unknown): string[] {
  // Long texts are Markdown: each line is an element of its own.
  if (typeof value === 'string') return value.split('\n').map((line) => tidy(line.replace(/^[#>*\s-]+/, '')));
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Written down as they were said: what a subscriber agreed to, what an import found. */
const kept = /^(?:newsletter_consent|problem_row_\w+)$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds sentences of `language` in what a document says that the language of the page, `own`, says otherwise. A sentence
 * with values is found by what stands around them, where that is at least two words.
 */
export function findOf(
  language: 'en' | 'es',
  own: 'en' | 'es',
  alsoContent: readonly string[] = [],
  /** Messages of fewer words are not looked for. */
  leastWords = 1,
) {
  const messages = read(language);
  const ours = read(own);
  const content = new Set([
    ...sampleDocuments.flatMap((document) => stringsIn(document)),
    ...alsoContent.map(tidy),
  ]);
  const ownTexts = new Set(Object.values(ours).flatMap(textsOf).map(tidy));
  const plain = new Map<string, string>();
  const patterns: [RegExp, string][] = [];
  for (const [key, message] of Object.entries(messages)) {
    if (key === '$schema') continue;
    for (const given of textsOf(message)) {
      const text = tidy(given);
      if (ownTexts.has(text) || content.has(text) || kept.test(key)) continue;
      if (text.split(' ').length < leastWords) continue;
      if (!text.includes('{')) plain.set(text, key);
      else if ((text.replace(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= 2)
        patterns.push([
          new RegExp(
            `^${text
              .split(/\{\w+\}/)
              .map(escaped)
              .join('[^.!?]{1,60}')}$`,
            'u',
          ),
          key,
        ]);
    }
  }
  return (pieces: readonly string[]): string[] =>
    pieces.flatMap((piece) => {
      if (content.has(piece)) return [];
      const key = plain.get(piece) ?? patterns.find(([pattern]) => pattern.test(piece))?.[1];
      return key ? [`${key}: ${piece}`] : [];
    });
}

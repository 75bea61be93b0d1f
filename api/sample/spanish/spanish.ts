/** What the sample says in Spanish, found by what it says in English. */
import { series } from '../series.ts';
import catalog from './catalog.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import posts from './posts.json' with { type: 'json' };
import sentences from './sentences.json' with { type: 'json' };

const texts = new Map<string, string>([pages, posts, catalog, sentences].flatMap(Object.entries));

const spaceOrTag = /(<[^>]+>|(?<=[.!?>])\s+)/;

/** Text of sentences that are all known, between tags that stay as they are. */
function sentencesInSpanish(english: string): string | undefined {
  const parts = english
    .split(spaceOrTag)
    .map((part) => (part.trim() === '' || part.startsWith('<') ? part : texts.get(part)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** A value as it stands within a name; a name of its own, such as a stone's, keeps its capital. */
const within = (english: string, spanish: string): string =>
  english === spanish ? spanish : spanish.charAt(0).toLowerCase() + spanish.slice(1);

/** "Bramley Round Mirror, 30 in in Matte Black": series, noun, width and finish, of which only the noun is always there. */
function nameInSpanish(english: string): string | undefined {
  const [, before = '', last = ''] = /^(.+) in ([A-Z].*)$/.exec(english) ?? [];
  const finish = texts.get(last);
  const rest = finish === undefined ? english : before;
  const [, named = rest, width] = /^(.+), ([\d./-]+) in$/.exec(rest) ?? [];
  const family = texts.has(named) ? undefined : series.find(({ name }) => named.startsWith(`${name} `))?.name;
  const noun = texts.get(family ? named.slice(family.length + 1) : named);
  if (noun === undefined) return undefined;
  return [
    noun,
    family ? ` ${family}` : '',
    width ? `, ${width} pulg.` : '',
    finish ? `${width ? ',' : ''} en ${within(last, finish)}` : '',
  ].join('');
}

/** undefined for what nobody has translated. */
export const inSpanish = (english: string): string | undefined =>
  texts.get(english) ?? nameInSpanish(english) ?? sentencesInSpanish(english);

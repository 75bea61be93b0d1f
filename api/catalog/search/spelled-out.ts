/** What a word may be short for that nobody wrote down: "whl" is "wheel", and "ros" the random orbit sanders of the dealer. */
import { findWordsAround } from '#api/catalog/storage/search.ts';
import type { SearchContext } from './phrases.ts';
import { searchNames } from './search-names.ts';

/** So long may a word be that is short for another; each letter more leaves fewer. */
const shortest = 3;
const longest = 6;
/** It stands for a word of so many times its letters, and has so much of what is heard of it. */
const mostTimes = 3;
const leastHeard = 0.6;
const mostWords = 3;
const mostLooked = 500;

const heard = (word: string): string => word.slice(0, 1) + word.slice(1).replaceAll(/[aeiouyh]/g, '');

/** Names whose words begin with its letters. */
const initialsOf = (stems: string[]): string => stems.map((stem) => stem.replace('~', '')[0] ?? '').join('');

/** The best first; none where it can be short for nothing. */
export async function spelledOutFor(context: SearchContext, short: string): Promise<string[]> {
  if (!/^[a-z]+$/.test(short) || short.length < shortest || short.length > longest) return [];
  const named = (await searchNames(context))
    .filter(({ stems }) => stems.length === short.length && initialsOf(stems) === short)
    .map(({ stems }) => stems.map((stem) => stem.replace('~', '')).join(' '));
  const limits = { longest: short.length * mostTimes, most: mostLooked };
  const { database, language } = context;
  const around = await findWordsAround(database.kysely, short, limits);
  const spanish = language === 'es' ? await findWordsAround(database.kysely, short, limits, 'es') : [];
  const words = [...around, ...spanish]
    .map((word) => ({ word, share: heard(short).length / heard(word).length }))
    .filter(({ share }) => share >= leastHeard)
    .sort((a, b) => b.share - a.share || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
  return [...new Set([...named, ...words])].slice(0, mostWords);
}

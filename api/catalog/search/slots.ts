/**
 * The words of a search with what the catalog makes of them: beginnings, words written apart or together, corrected
 * misspellings, the dealer's synonyms, names of several words.
 */
import { askedPieces, countPieces } from './asked-pieces.ts';
import { rarePieces, unknownPieces } from './doubtful-words.ts';
import { countGuesses } from './guesses.ts';
import { mergeSlots, runsOf } from './merge-slots.ts';
import { Phrases, type SearchContext } from './phrases.ts';
import type { ReadWords } from './read-words.ts';
import { searchNames } from './search-names.ts';
import { fillSingle } from './single-slots.ts';
import type { Slot } from './slot.ts';
import { countSynonyms, isSilent, readMeanings, synonymsOf } from './synonyms.ts';

export type Slots = {
  slots: Slot[];
  /** Misspelled words and what they were read as. */
  corrected: Map<string, string>;
};

/** What a product must have to answer a search. `partial`: the last word is still being typed. */
export async function fillSlots(context: SearchContext, read: ReadWords, partial: boolean): Promise<Slots> {
  const { pieces, head } = read;
  const phrases = new Phrases(context);
  const asked = askedPieces(phrases, pieces, partial);
  await countPieces(asked);

  const synonyms = await synonymsOf(context);
  await readMeanings(phrases, pieces, synonyms);
  const doubtful = { unknown: unknownPieces(asked, synonyms), rare: rarePieces(asked, synonyms) };
  const likes = await countGuesses(context, asked, doubtful);
  const silent = pieces.filter((piece) => isSilent(phrases, piece, synonyms));
  const { single, corrected } = fillSingle(asked, head, { ...doubtful, silent }, likes);

  const runs = runsOf(pieces.map(({ text }) => corrected.get(text) ?? text));
  const [names, meant] = await Promise.all([
    searchNames(context),
    countSynonyms(phrases, runs, { pieces, synonyms }),
  ]);
  const slots = mergeSlots({ phrases, single, runs, synonyms: meant, names, head, joined: asked.joined });
  return { slots, corrected };
}

import { z } from 'zod';
import { problemKey } from '../platform/reasons.ts';
import { mostSearchWords, searchWords } from '../platform/search-words.ts';

/** The words of a search, made their key. Throws what zod does for words that say nothing. */
export const searchQuerySchema = z
  .string()
  .max(200)
  .transform(searchWords)
  .pipe(z.string().min(1, problemKey('search_words_missing')).max(mostSearchWords));

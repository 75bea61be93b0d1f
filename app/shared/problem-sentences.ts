/**
 * The sentences of reasons, as the reader's language has them. All of them come with this file: pages that the shop
 * loads first do not import it, and a form in the browser imports it when something is wrong.
 */
import type { z } from 'zod';
import * as sentences from '#messages/problems';
import { reasonsOf, type SentenceOf } from '#schemas/domain/platform/problem.ts';
import type { FieldReasons } from '#schemas/domain/platform/reasons.ts';

const known: Record<string, unknown> = sentences;

/** Undefined for a reason that this release does not know. */
export const sentenceOf: SentenceOf = ({ reason, values = {} }) => {
  const sentence = known[`problem_${reason}`];
  return typeof sentence === 'function' ? String(sentence(values)) : undefined;
};

/** By the same pointers, in the same order. */
export const sentencesOf = (reasons: FieldReasons): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(reasons).map(([pointer, refusals]) => [
      pointer,
      refusals.map((reason) => sentenceOf(reason) ?? reason.reason),
    ]),
  );

/** What a schema refused, in sentences, by JSON pointer. `root` is put before each pointer. */
export const fieldErrorsOf = (error: z.core.$ZodError, root = ''): Record<string, string[]> =>
  sentencesOf(reasonsOf(error, root));

/** The English sentences of reasons: the `message` and `fieldErrors` of the API's answers, and of its logs. */
import * as sentences from '#messages/problems';
import type { FieldReasons, Reason, ReasonName, ReasonValues } from '#schemas/domain/platform/reasons.ts';

const known: Record<ReasonName, unknown> = Object.fromEntries(
  Object.entries(sentences).map(([key, sentence]) => [key.slice('problem_'.length), sentence]),
) as Record<ReasonName, unknown>;

export function sentenceOf({ reason, values = {} }: Reason): string {
  const sentence = known[reason] as (values: ReasonValues, options: { locale: 'en' }) => string;
  return sentence(values, { locale: 'en' });
}

/** By the same pointers, in the same order. */
export const sentencesOf = (reasons: FieldReasons): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(reasons).map(([pointer, refusals]) => [pointer, refusals.map(sentenceOf)]),
  );

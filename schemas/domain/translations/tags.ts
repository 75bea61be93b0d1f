/** Formatted runs of a text as numbered tags: "Read <1>our guide</1>." */
import { because, type Reason } from '../platform/reasons.ts';

const tag = /<(\/?)([1-9]\d{0,2})>/g;

/** A piece of a text, and the number of the tag around it; null outside of tags. */
export type TaggedRun = { text: string; tag: number | null };

/** Every run in order; a tag that is not closed, or closed twice, ends where the next one begins. */
export function readTagged(text: string): TaggedRun[] {
  const runs: TaggedRun[] = [];
  let open: number | null = null;
  let at = 0;
  const take = (end: number) => {
    if (end > at) runs.push({ text: text.slice(at, end), tag: open });
  };
  for (const found of text.matchAll(tag)) {
    take(found.index);
    open = found[1] ? null : Number(found[2]);
    at = found.index + found[0].length;
  }
  take(text.length);
  return runs;
}

/** A text with each run that has a tag between its numbers. */
export const writeTagged = (runs: readonly TaggedRun[]): string =>
  runs.map(({ text, tag: number }) => (number === null ? text : `<${number}>${text}</${number}>`)).join('');

const tagsIn = (text: string): string[] => [...text.matchAll(tag)].map(([whole]) => whole);

const wordedTags = (text: string): Set<number> =>
  new Set(readTagged(text).flatMap((run) => (run.tag !== null && run.text.trim() !== '' ? run.tag : [])));

/** Why a target's tags are not its source's, naming the first that is wrong; null where they are. */
export function tagProblem(source: string, target: string): Reason | null {
  const wanted = tagsIn(source);
  const given = tagsIn(target);
  const missing = wanted.find((one) => !given.includes(one));
  if (missing) return because('translation_tag_missing', { tag: missing });
  const other = given.find((one, index) => !wanted.includes(one) || given.indexOf(one) !== index);
  if (other) return because('translation_tag_other', { tag: other });
  for (let index = 0; index < given.length; index += 2) {
    const opening = given[index] ?? '';
    if (given[index + 1] !== opening.replace('<', '</'))
      return because('translation_tag_order', { tag: opening });
  }
  // A run without words would lose its link.
  const written = wordedTags(target);
  const empty = [...wordedTags(source)].find((number) => !written.has(number));
  return empty === undefined ? null : because('translation_tag_empty', { tag: `<${empty}>` });
}

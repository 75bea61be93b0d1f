/** Pages, posts, projects and answers whose text a search finds. */
import { z } from 'zod';

/** `answer`: of a question on a page; its address leads to the place. */
const foundKinds = ['page', 'post', 'project', 'answer'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** So many are shown beside products. */
export const mostFoundTexts = 6;

const questionBegins =
  /^(?:how|what|when|where|why|who|which|do|does|is|are|can (?:i|you|we|it)|como|que|cuando|donde|por que|quien|cual(?:es)?|cuant[oa]s?|puedo|pueden|se puede|hay) +\S+ +\S/;

/** Whether a search asks something rather than naming it. */
export function isQuestion(search: string): boolean {
  const text = search
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}¿]/gu, '')
    .toLowerCase()
    .trim();
  return /\S +\S.*\?$/.test(text) || questionBegins.test(text);
}

export const foundTextSchema = z
  .object({
    kind: z.enum(foundKinds),
    /** The document's, or the question. */
    title: z.string(),
    href: z.string(),
    /** What it stands under, where that is not the title: a heading, or the page of a question. */
    heading: z.string().nullable(),
    /** A word of the search stands in its title or in a heading. */
    named: z.boolean(),
    /** A few words around what was found, in pieces. */
    snippet: z.array(z.object({ text: z.string(), found: z.boolean() })),
  })
  .meta({ id: 'FoundText' });
export type FoundText = z.output<typeof foundTextSchema>;

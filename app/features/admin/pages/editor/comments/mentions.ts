/** Mentions as they are typed: "@" and a name. Who is meant is kept by id beside the text. */
import type { CommentPerson } from '#schemas/domain/content/comment.ts';
import { plainLetters } from '#schemas/domain/platform/plain-letters.ts';

/** Longer than this after "@" nobody looks for a name any more. */
const longestQuery = 40;
const mostOffered = 6;

export type Typing = { from: number; query: string };

/** The mention that is being typed before the caret; null where there is none. */
export function mentionAt(text: string, caret: number): Typing | null {
  const before = text.slice(Math.max(0, caret - longestQuery - 1), caret);
  const match = /(?:^|[\s(])@([^@\n]*)$/.exec(before);
  const query = match?.[1];
  if (query === undefined || query.startsWith(' ') || query.length > longestQuery) return null;
  return { from: caret - query.length - 1, query };
}

/** People whose name, or a word of it, begins with what is typed. */
export function offered(people: readonly CommentPerson[], query: string): CommentPerson[] {
  const wanted = plainLetters(query);
  const fits = ({ name }: CommentPerson) => {
    const known = plainLetters(name);
    return known.startsWith(wanted) || known.split(/\s+/).some((word) => word.startsWith(wanted));
  };
  return people.filter(fits).slice(0, mostOffered);
}

/** The text with the name in place of what was typed, and where the caret stands then. */
export function writeMention(
  text: string,
  { from, query }: Typing,
  name: string,
): { text: string; caret: number } {
  const rest = text.slice(from + 1 + query.length);
  const written = `@${name}${rest.startsWith(' ') ? '' : ' '}`;
  return {
    text: text.slice(0, from) + written + rest,
    caret: from + name.length + 2,
  };
}

export type Part = { at: number; text: string; isMention: boolean };

/** The text in pieces, the mentions of these people apart; of names that begin alike, the longest. */
export function partsOf(text: string, people: readonly CommentPerson[]): Part[] {
  const names = people.map(({ name }) => `@${name}`).sort((one, other) => other.length - one.length);
  const parts: Part[] = [];
  let plainFrom = 0;
  let at = 0;
  while (at < text.length) {
    const name = text[at] === '@' ? names.find((one) => text.startsWith(one, at)) : undefined;
    if (!name) {
      at += 1;
      continue;
    }
    if (at > plainFrom) parts.push({ at: plainFrom, text: text.slice(plainFrom, at), isMention: false });
    parts.push({ at, text: name, isMention: true });
    at += name.length;
    plainFrom = at;
  }
  if (plainFrom < text.length) parts.push({ at: plainFrom, text: text.slice(plainFrom), isMention: false });
  return parts;
}

/** Of those who were chosen, the ones whose mention still stands in the text. */
export function stillMentioned(text: string, people: readonly CommentPerson[]): CommentPerson[] {
  const named = new Set(partsOf(text, people).flatMap((part) => (part.isMention ? [part.text] : [])));
  return people.filter(({ name }, index) => {
    const isFirst = people.findIndex((one) => one._id === people[index]?._id) === index;
    return isFirst && named.has(`@${name}`);
  });
}

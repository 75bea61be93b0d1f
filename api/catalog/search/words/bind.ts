/** A query's lexemes as the numbers that they have in some documents. */
import type { Documents } from './documents.ts';
import type { Bound } from './match.ts';
import { type Query, readQuery } from './query.ts';

export const bindQuery = (documents: Documents, query: string): Bound => bind(documents, readQuery(query));

function bind(documents: Documents, query: Query): Bound {
  switch (query.kind) {
    case 'lexeme':
      return { kind: 'lexeme', ...documents.meant(query.text, query.begun) };
    case 'near':
      return { ...query, left: bind(documents, query.left), right: bind(documents, query.right) };
    default:
      return { kind: query.kind, parts: query.parts.map((part) => bind(documents, part)) };
  }
}

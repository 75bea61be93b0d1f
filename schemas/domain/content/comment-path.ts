/** What screens need of comments without their schemas. */
import type { DocumentKind } from './content-kinds.ts';

/** Characters of a comment. */
export const commentLimit = 2000;

/** Where a document is edited, with a thread open. */
export const commentPath = (kind: DocumentKind, page: string, thread: string): string =>
  `/admin/${kind === 'page' ? 'pages' : 'content'}/${page}?comment=${thread}`;

import { createHash } from 'node:crypto';

/** A product's pictures have several alternative texts: each is named by its text, as storage/translations.ts does in SQL. */
export const altField = (alt: string): string =>
  `alt_${createHash('md5').update(alt).digest('hex').slice(0, 12)}`;

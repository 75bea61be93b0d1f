import { createHash } from 'node:crypto';

/** Fields of which a product has several are named by their text, as storage/translations.ts does in SQL. */
const named =
  (what: string) =>
  (text: string): string =>
    `${what}_${createHash('md5').update(text).digest('hex').slice(0, 12)}`;

/** The alternative text of one of a product's pictures. */
export const altField = named('alt');
/** The title of one of a product's documents. */
export const documentField = named('document');
/** Why one of a kit's rules forbids something. */
export const ruleField = named('rule');

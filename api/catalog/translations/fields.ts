/** How fields are named of which a thing has several: by their texts, as storage/translations.ts names them in SQL. */
import { createHash } from 'node:crypto';

const hash = (text: string, length: number): string =>
  createHash('md5').update(text).digest('hex').slice(0, length);

export const altField = (alt: string): string => `alt_${hash(alt, 12)}`;
/** The id under which a filter's, an option's or a specification's name is translated, with its values. */
export const sharedId = (name: string): string => hash(name, 16);

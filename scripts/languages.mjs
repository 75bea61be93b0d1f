/** The languages of messages/, for what has no TypeScript. Node's own modules only. */
import { readFileSync } from 'node:fs';

/** @type {{ locales: string[] }} */
const { locales } = JSON.parse(
  readFileSync(new URL('../messages/project.inlang/settings.json', import.meta.url), 'utf8'),
);

/** Those besides the first one, in the order in which messages name them. */
export const otherLanguages = locales.slice(1);

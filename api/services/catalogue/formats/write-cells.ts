/** What exports write into cells. */
import { imageUrl } from '#api/services/catalog/views.ts';
import type { SkuRecord } from '../record.ts';

export type PictureRecord = NonNullable<SkuRecord['picture']>;

/** "1234.50"; empty for what is not known. */
export const dollarsOf = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);

/** One file that anybody may fetch. */
export const pictureAddress = (picture: PictureRecord, origin: string): string =>
  `${origin}${imageUrl(picture as Parameters<typeof imageUrl>[0])}`;

const dangerous = /^[=+\-@\t\r']/;

/** A spreadsheet takes =, +, - and @ for a formula, which a product's name must never become. */
export const escapeFormula = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** What escapeFormula was given. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text;

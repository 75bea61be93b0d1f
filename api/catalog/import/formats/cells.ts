/** One row as a format reads it: cells by their column's name, and each misfit said with its row, column and reason. */

import type { NamedRef } from '#api/catalog/storage/product-record.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { slugOf } from '#schemas/domain/platform/slug.ts';
import { centsOf } from '../cents.ts';

/** `warning`: the row goes in all the same. */
export type Problem = {
  row: number;
  column: string;
  value: string;
  reason: Reason;
  level: 'error' | 'warning';
};

/** Spreadsheets and shops differ in capitals and blanks. */
export const columnKey = (header: string): string => header.toLowerCase().replace(/\s+/g, ' ').trim();

const truths: Record<string, boolean> = {
  true: true,
  yes: true,
  y: true,
  '1': true,
  false: false,
  no: false,
  n: false,
  '0': false,
};

const mostShown = 200;
const mostPieces = 100_000_000;

export class Cells {
  readonly #at: ReadonlyMap<string, number>;
  readonly #cells: readonly string[];
  readonly problems: Problem[] = [];
  constructor(
    readonly row: number,
    cells: readonly string[],
    at: ReadonlyMap<string, number>,
  ) {
    this.#cells = cells;
    this.#at = at;
    if (!cells.some((cell) => cell.includes('\0'))) return;
    for (const [column, index] of at)
      if (cells[index]?.includes('\0')) this.refuse(column, because('character_not_allowed'));
  }

  get raw(): readonly string[] {
    return this.#cells;
  }

  get failed(): boolean {
    return this.problems.some(({ level }) => level === 'error');
  }

  /** The first of these columns that the file has. */
  #first(columns: readonly string[]): string | undefined {
    for (const column of columns) if (this.#at.has(column)) return column;
    return undefined;
  }

  has(...columns: string[]): boolean {
    return this.#first(columns) !== undefined;
  }

  /** The first of these columns that the file has, trimmed; undefined when it has none of them. */
  text(...columns: string[]): string | undefined {
    const column = this.#first(columns);
    return column === undefined ? undefined : (this.#cells[this.#at.get(column) ?? -1] ?? '').trim();
  }

  /** As it stands there, blanks and all. */
  exact(column: string): string | undefined {
    const at = this.#at.get(column);
    return at === undefined ? undefined : (this.#cells[at] ?? '');
  }

  refuse(column: string, reason: Reason, level: Problem['level'] = 'error'): undefined {
    const value = (this.text(column) ?? '').slice(0, mostShown);
    this.problems.push({ row: this.row, column, value, reason, level });
    return undefined;
  }

  /** The column of these that the file has, and what stands there; undefined for an empty cell too. */
  #filled(columns: string[]): { column: string; text: string } | undefined {
    const column = this.#first(columns);
    const text = column === undefined ? '' : (this.text(column) ?? '');
    return column === undefined || text === '' ? undefined : { column, text };
  }

  short(most: number, ...columns: string[]): string | undefined {
    const found = this.text(...columns);
    if (found !== undefined && found.length > most)
      return this.refuse(this.#first(columns) ?? '', because('text_too_long', { maximum: most }));
    return found;
  }

  cents(...columns: string[]): number | undefined {
    const found = this.#filled(columns);
    if (!found) return undefined;
    const cents = centsOf(found.text);
    return cents === null ? this.refuse(found.column, because('row_amount_invalid')) : cents;
  }

  whole(most: number, ...columns: string[]): number | undefined {
    const found = this.#filled(columns);
    if (!found) return undefined;
    const value = /^\d{1,12}(?:\.0+)?$/.test(found.text) ? Number(found.text) : Number.NaN;
    if (value <= most) return value;
    return this.refuse(found.column, because('row_whole_number_invalid', { maximum: most }));
  }

  /** A number of pieces; below zero means that they are owed: none are there, and `isOwed` says so. */
  pieces(...columns: string[]): { quantity: number; isOwed: boolean } | undefined {
    const found = this.#filled(columns);
    if (!found) return undefined;
    if (/^-\d{1,12}(?:\.0+)?$/.test(found.text) && Number(found.text) < 0) {
      this.refuse(found.column, because('row_quantity_negative'), 'warning');
      return { quantity: 0, isOwed: true };
    }
    const quantity = this.whole(mostPieces, ...columns);
    return quantity === undefined ? undefined : { quantity, isOwed: false };
  }

  number(...columns: string[]): number | undefined {
    const found = this.#filled(columns);
    if (!found) return undefined;
    const text = found.text.replace(/^(\d+),(\d+)$/, '$1.$2');
    const value = /^\d*\.?\d+(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    return value >= 0 && value <= 1e6 ? value : this.refuse(found.column, because('row_number_invalid'));
  }

  flag(...columns: string[]): boolean | undefined {
    const found = this.#filled(columns);
    if (!found) return undefined;
    return truths[found.text.toLowerCase()] ?? this.refuse(found.column, because('row_boolean_invalid'));
  }

  oneOf<T extends string>(choices: Record<string, T>, ...columns: string[]): T | undefined {
    const found = this.#filled(columns);
    if (!found) return undefined;
    const choice = choices[found.text.toLowerCase()];
    return (
      choice ??
      this.refuse(found.column, because('row_choice_invalid', { options: Object.keys(choices).join(', ') }))
    );
  }

  slug(...columns: string[]): string | undefined {
    const found = this.#filled(columns);
    if (!found) return undefined;
    const slug = slugOf(found.text);
    return slug || this.refuse(found.column, because('row_slug_invalid'));
  }
}

/** Names of a file are few, and said in each of its rows. */
const named = new Map<string, NamedRef>();
const mostNamed = 5000;

/** A name with the slug that keeps it; one without a letter of a to z has its characters' numbers. */
export function namedOf(name: string): NamedRef {
  const known = named.get(name);
  if (known) return { ...known };
  if (named.size >= mostNamed) named.clear();
  const made = nameAnew(name);
  named.set(name, made);
  return { ...made };
}

function nameAnew(name: string): NamedRef {
  const short = name.trim().slice(0, 200);
  const slug = slugOf(short);
  return { slug: slug || `n-${Buffer.from(short).toString('hex').slice(0, 60)}`, name: short };
}

/** A category as another shop writes it: its HTML entities read, and no dash or slash that a lower level left at an end. */
export const categoryNameOf = (text: string): string =>
  text
    .replaceAll('&amp;', '&')
    .replace(/^[\s\-–—>/|;:]+|[\s\-–—>/|;:]+$/g, '')
    .trim();

/** "a, b,, c" without blanks and repetitions. */
export const splitList = (text: string, mark: RegExp): string[] => [
  ...new Set(
    text
      .split(mark)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

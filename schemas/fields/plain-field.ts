/**
 * A plain field: one text or number that a table's column, a file's cell, a form and the shop hold as it is. It is
 * declared once; what reads or writes such fields goes through their declarations.
 */
import { z } from 'zod';
import type { Label } from './define-block.ts';

type Common = {
  /** The table's column, the header in files of ours, and the name in the form and on the shop. */
  column: string;
  /** The section of the form that asks for it; none for what files alone carry. */
  form?: { part: string; label: Label; help?: Label };
  /** The shop's own answer has it too. */
  isShown?: true;
  /** Headers in files of other shops; the last is written. */
  shopify?: readonly string[];
  woocommerce?: readonly string[];
};

/** `max` and `maxTyped` count characters in a file and in the form. */
export type PlainText = Common & {
  type: 'text';
  max: number;
  maxTyped: number;
  /** `filled`: never empty. `sent`: a call may leave it empty, not out. Else it may be left out. */
  presence?: 'filled' | 'sent';
  /** Rows of the form's control; one line without. */
  rows?: number;
  /** HTML, cleaned to the safe subset on every way in. */
  isHtml?: true;
};
export type PlainNumber = Common & { type: 'number'; min: number; max: number; fallback: number };
export type PlainField = PlainText | PlainNumber;

export type PlainValue<F> = F extends { type: 'text' } ? string : number;
type FileSchema<F> = F extends { type: 'text' } ? z.ZodString : z.ZodNumber;
export type PlainFieldTable = Record<string, PlainField>;
export type PlainValues<T> = { [K in keyof T]: PlainValue<T[K]> };
type FileShape<T> = { [K in keyof T]: FileSchema<T[K]> };
type ShownShape<T> = {
  [K in keyof T as T[K] extends { isShown: true; column: infer C extends string } ? C : never]: FileSchema<
    T[K]
  >;
};

/** Stands for a value that nothing gives. */
export const plainFallback = (field: PlainField): string | number =>
  field.type === 'text' ? '' : field.fallback;

function fileSchemaOf(field: PlainField): z.ZodType {
  if (field.type === 'number') return z.number().int().min(field.min).max(field.max);
  return field.presence === 'filled' ? z.string().trim().min(1).max(field.max) : z.string().max(field.max);
}

/** The fields as a record in a file has them, by their keys. */
export const fileShapeOf = <const T extends PlainFieldTable>(fields: T): FileShape<T> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, fileSchemaOf(field)]),
  ) as FileShape<T>;

/** The fields that the shop answers with, by their columns. */
export const shownShapeOf = <const T extends PlainFieldTable>(fields: T): ShownShape<T> =>
  Object.fromEntries(
    Object.values(fields).flatMap((field) =>
      field.isShown ? [[field.column, field.type === 'text' ? z.string() : z.number().int()]] : [],
    ),
  ) as ShownShape<T>;

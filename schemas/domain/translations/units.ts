/** What is translated, field by field, in the shape that editors, files and every store of translations share. */
import { z } from 'zod';
import { translatedLanguages } from '../platform/language.ts';

/** Documents that employees write, and what the catalog names. */
export const documentKinds = [
  'page',
  'section',
  'variant',
  'post',
  'project',
  'person',
  'topic',
  'room',
] as const;
export const catalogKinds = ['product', 'category', 'vendor', 'collection', 'tag', 'filter'] as const;
export const translationKindSchema = z.enum([...documentKinds, ...catalogKinds]);
export type TranslationKind = z.output<typeof translationKindSchema>;

export const translatedLanguageSchema = z.enum(translatedLanguages);

/** `outdated`: translated, and the source was changed since. */
export const unitStateSchema = z.enum(['missing', 'outdated', 'done']);
export type UnitState = z.output<typeof unitStateSchema>;

export const unitSchema = z.object({
  /** Names it within its thing, and goes on naming it when others are added or moved. */
  field: z.string().min(1).max(300),
  /** What people call the field: "Heading", "Description". */
  label: z.string(),
  /** The text in the source language, as it is now. Formatted runs stand between numbered tags: "Read <1>our guide</1>." */
  source: z.string(),
  /** With the same tags; null while it is missing. */
  target: z.string().nullable(),
  state: unitStateSchema,
  /** What the source said when it was translated, where that is outdated. */
  before: z.string().nullable(),
  /** Most characters that the field takes; null where it says nothing. */
  max: z.int().nullable(),
  /** Several lines are usual. */
  isLong: z.boolean(),
});
export type Unit = z.output<typeof unitSchema>;

export const translatedThingSchema = z.object({
  kind: translationKindSchema,
  id: z.string(),
  name: z.string(),
  language: translatedLanguageSchema,
  /** Of the draft or the row: a save of an older one is refused (409 `conflict`). */
  version: z.string(),
  units: z.array(unitSchema),
});
export type TranslatedThing = z.output<typeof translatedThingSchema>;

/** One of a list: what is left to do of it. */
export const translationRowSchema = z.object({
  kind: translationKindSchema,
  id: z.string(),
  name: z.string(),
  total: z.int(),
  missing: z.int(),
  outdated: z.int(),
});
export type TranslationRow = z.output<typeof translationRowSchema>;

/**
 * The block field kit: the twelve field types of docs/product.md#blocks, and formatted text
 * (rich-text.ts). Each function makes a zod schema that carries
 * its control and label as metadata, so that type, validation, JSON Schema and the editor's form follow from one place.
 */
import { z } from 'zod';
import * as m from '#messages';
import { pictureBase } from '../domain/media/picture-sizes.ts';
import { idSchema } from '../domain/platform/ids.ts';
import { problemKey } from '../domain/platform/reasons.ts';
import type { Label } from './define-block.ts';
import type { Unit } from './units.ts';

export const fieldTypes = [
  'text',
  'link',
  'button',
  'select',
  'array',
  'object',
  'video',
  'image',
  'style',
  'number',
  'boolean',
  'ID',
  'rich',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** What the editor needs to know of a field beyond its schema. */
export type FieldMeta = {
  field: FieldType;
  label: Label;
  help?: Label;
  /** The name of each option of a select. */
  optionLabels?: Readonly<Record<string, Label>>;
  multiline?: boolean;
  unit?: Unit;
  entity?: string;
  /**
   * A text or list of a kind of its own: a day of the calendar, marks on the photo beside them, the question a menu asks
   * the catalog (its kind is the `type` beside it), an id that is made for a new item and never asked of a person, words
   * that are kept as Markdown.
   */
  format?: 'date' | 'marks' | 'query' | 'key' | 'markdown';
  /** Of a day: the field beside it whose day may not be later. */
  notBefore?: string;
  /** A field of earlier versions: the form shows it only while it is set and the field of this name beside it is not. */
  replacedBy?: string;
  /** A list of links that the editor offers to fill from the catalog. */
  fromCatalog?: true;
  /** Whether it is put into other languages, where that does not follow from its type (texts.ts). */
  translated?: boolean;
};

const withMeta = <T extends z.ZodType>(schema: T, meta: FieldMeta): T => schema.meta(meta);

type Labelled = { label: Label; help?: Label };

/** One line of text, or several with `multiline`. Required unless `optional`, where '' will do. */
export function text(
  options: Labelled & { max?: number; multiline?: boolean; optional?: boolean; translated?: false },
) {
  const { max = options.multiline ? 2000 : 160, multiline, optional, ...meta } = options;
  const base = z.string(problemKey('text_expected')).trim().max(max, problemKey('text_too_long'));
  const described: FieldMeta = { ...meta, field: 'text', ...(multiline ? { multiline } : {}) };
  return withMeta(optional ? base : base.min(1, problemKey('text_missing')), described);
}

/** Formatted words, kept as Markdown: what the shop renders of it (domain/content/markdown.ts). */
export function markdown(options: Labelled & { max?: number }) {
  const { max = 2000, ...meta } = options;
  const described: FieldMeta = {
    ...meta,
    field: 'text',
    multiline: true,
    format: 'markdown',
    translated: true,
  };
  return withMeta(text({ ...meta, max, multiline: true }), described);
}

/** Names an item within its list. The editor makes it with the item and keeps it unique. */
export const key = () =>
  withMeta(text({ label: m.block_field_id, max: 60, translated: false }), {
    field: 'text',
    label: m.block_field_id,
    format: 'key',
    translated: false,
  });

/** A day of the calendar, "2026-12-31": it begins and ends at the midnights of the warehouse that shows it. */
export function day(options: Labelled & { notBefore?: string }) {
  return withMeta(z.iso.date(problemKey('date_invalid')), {
    ...options,
    field: 'text',
    format: 'date',
  });
}

export const referenceKinds = [
  'category',
  'vendor',
  'tag',
  'collection',
  'product',
  'page',
  'post',
  'project',
  'person',
  'topic',
  'room',
  'warehouse',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];
/** What an id names: a saved section has no address that a link could lead to. */
export type EntityKind = ReferenceKind | 'section';

const referencePattern = new RegExp(`^(?:${referenceKinds.join('|')}):[A-Za-z0-9_-]+$`);
const hrefPattern = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/;

/**
 * An address that a browser reads as another than people do: a backslash is a slash to it ("/\evil.example"), and what
 * cannot be seen is left out. Stored ones are still read; nothing is published with one.
 */
export const isMisleadingLink = (value: string): boolean =>
  /^\/[/\\]|\p{Cc}|^https:\/\/[^/?#]*\\/u.test(value);

/**
 * Where something leads: an address ("/t/featured", "https://…", "#top", "mailto:", "tel:") or a reference
 * ("category:cat-bathroom") that is stored as an id and resolved when it is shown.
 */
export function link(options: Labelled) {
  return withMeta(
    z
      .string(problemKey('link_missing'))
      .max(500)
      .refine((value) => referencePattern.test(value) || hrefPattern.test(value), {
        message: problemKey('link_invalid'),
      }),
    { ...options, field: 'link' },
  );
}

const buttonVariants = {
  primary: m.block_option_primary,
  secondary: m.block_option_secondary,
  outline: m.block_option_outline,
  text: m.block_option_text,
};
export type ButtonVariant = keyof typeof buttonVariants;

/** A call to action: its words, where it leads, how loud it is. */
export function button(options: Labelled) {
  return withMeta(
    z.strictObject({
      content: text({ label: m.block_field_button_label, max: 40 }),
      link: link({ label: m.block_field_button_link }),
      variant: select({ label: m.block_field_button_style, options: buttonVariants }).default('primary'),
    }),
    { ...options, field: 'button' },
  );
}

/** One of a few. `options` names each value, in the order in which they are offered. */
export function select<T extends Readonly<Record<string, Label>>>(options: Labelled & { options: T }) {
  const { options: optionLabels, ...meta } = options;
  const values = Object.keys(optionLabels);
  return withMeta(z.enum(values as unknown as { [K in keyof T & string]: K }, problemKey('choice_invalid')), {
    ...meta,
    optionLabels,
    field: 'select',
  });
}

/** A list that sorts, of `min` to `max` items. */
export function array<T extends z.ZodType>(
  options: Labelled & { of: T; min?: number; max?: number; format?: 'marks'; fromCatalog?: true },
) {
  const { of, min = 0, max = 50, ...meta } = options;
  return withMeta(
    z
      .array(of, problemKey('list_expected'))
      .min(min, problemKey('list_too_short'))
      .max(max, problemKey('list_too_long')),
    { ...meta, field: 'array' },
  );
}

/** Fields that belong together. An unknown key is an error, so that a typo is not silently ignored. */
export function object<T extends z.ZodRawShape>(options: Labelled & { of: T }) {
  const { of, ...meta } = options;
  return withMeta(z.strictObject(of, problemKey('object_expected')), { ...meta, field: 'object' });
}

const pixels = z.number().int().min(1).max(10000);

const pictureAddress = z
  .string(problemKey('picture_missing'))
  .regex(pictureBase, problemKey('picture_address_invalid'))
  .meta({ label: m.block_field_image });

/** A picture whose words stand beside it, and which is never cut: its route base and its size in px. */
export function bareImage(options: Labelled) {
  return withMeta(
    z.strictObject({
      src: pictureAddress,
      width: pixels.meta({ label: m.block_field_width }),
      height: pixels.meta({ label: m.block_field_height }),
    }),
    { ...options, field: 'image' },
  );
}

/** A picture: its route base, what is seen in it, its size in px and the point that must stay in view (0 to 1). */
export function image(options: Labelled) {
  return withMeta(
    z.strictObject({
      src: pictureAddress,
      // Empty is allowed, and warned of before it is published (publish/warnings.ts of the editor).
      alt: z.string().trim().max(250).meta({ label: m.field_alt, help: m.field_alt_help, translated: true }),
      width: pixels.meta({ label: m.block_field_width }),
      height: pixels.meta({ label: m.block_field_height }),
      focalX: z.number().min(0).max(1).default(0.5).meta({ label: m.field_focal }),
      focalY: z.number().min(0).max(1).default(0.5).meta({ label: m.field_focal }),
    }),
    { ...options, field: 'image' },
  );
}

/** A video: files for the browser to choose from, or a URL that a player loads on click; a poster always. */
export function video(options: Labelled) {
  return withMeta(
    z.strictObject({
      sources: z
        .array(
          z
            .strictObject({
              src: z
                .string()
                .regex(/^\/media\/[a-z0-9][a-z0-9._/-]*\.(?:mp4|webm)$/, problemKey('video_address_invalid'))
                .meta({ label: m.block_field_file }),
              type: z.enum(['video/webm', 'video/mp4'], problemKey('choice_invalid')).meta({
                label: m.block_field_file_type,
                optionLabels: { 'video/webm': m.block_option_webm, 'video/mp4': m.block_option_mp4 },
              }),
            })
            .meta({ label: m.block_field_file }),
        )
        .max(4)
        .default([])
        .meta({ label: m.field_video_files }),
      url: z
        .url({ protocol: /^https$/, error: problemKey('https_expected') })
        .optional()
        .meta({ label: m.field_video_url, help: m.field_video_url_help }),
      poster: image({ label: m.block_field_poster }),
    }),
    { ...options, field: 'video' },
  );
}

/** The brand's colours by name first; a hex value where none of them will do. */
export const colorTokens = [
  'paper',
  'surface',
  'sand',
  'stone',
  'ink',
  'accent',
  'accent-soft',
  'white',
] as const;
const colorPattern = new RegExp(`^(?:${colorTokens.join('|')}|#[0-9a-f]{6})$`, 'i');
const color = z.string(problemKey('color_missing')).regex(colorPattern, problemKey('color_invalid'));
/** What an employee reads for a color of the brand. */
export const colorLabels: Readonly<Record<(typeof colorTokens)[number], Label>> = {
  paper: m.block_option_paper,
  surface: m.block_option_surface,
  sand: m.block_option_sand,
  stone: m.block_option_stone,
  ink: m.block_option_ink,
  accent: m.block_option_accent,
  'accent-soft': m.block_option_accent_soft,
  white: m.block_option_white,
};
export const spaces = ['none', 'small', 'medium', 'large'] as const;
export const spaceLabels: Readonly<Record<(typeof spaces)[number], Label>> = {
  none: m.block_option_none,
  small: m.block_option_small,
  medium: m.block_option_medium,
  large: m.block_option_large,
};
export const alignments = ['start', 'center', 'end'] as const;
export const alignmentLabels: Readonly<Record<(typeof alignments)[number], Label>> = {
  start: m.block_option_left,
  center: m.block_option_center,
  end: m.block_option_right,
};

/** Colour, spacing and alignment of a block, by the brand's tokens first. */
export function style(options: Labelled) {
  return withMeta(
    z.strictObject({
      background: color.optional().meta({ label: m.field_color_background }),
      color: color.optional().meta({ label: m.field_color_text }),
      borderColor: color.optional().meta({ label: m.field_color_border }),
      padding: z
        .enum(spaces, problemKey('choice_invalid'))
        .optional()
        .meta({ label: m.field_style_padding, optionLabels: spaceLabels }),
      align: z
        .enum(alignments, problemKey('choice_invalid'))
        .optional()
        .meta({ label: m.field_style_align, optionLabels: alignmentLabels }),
    }),
    { ...options, field: 'style' },
  );
}
export type StyleValue = z.output<ReturnType<typeof style>>;

/** A number with its unit. */
export function number(options: Labelled & { min?: number; max?: number; unit?: Unit; integer?: boolean }) {
  const { min = 0, max = 1_000_000, integer = true, ...meta } = options;
  const base = integer ? z.int(problemKey('whole_number_expected')) : z.number(problemKey('number_expected'));
  return withMeta(base.min(min, problemKey('number_too_small')).max(max, problemKey('number_too_large')), {
    ...meta,
    field: 'number',
  });
}

export function boolean(options: Labelled) {
  return withMeta(z.boolean(problemKey('boolean_expected')), { ...options, field: 'boolean' });
}

/** The id of an entity, for example a collection; checked for existence when a page is published. */
export function id(options: Labelled & { entity: EntityKind }) {
  return withMeta(idSchema, { ...options, field: 'ID' });
}

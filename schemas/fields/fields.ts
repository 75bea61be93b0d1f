/**
 * The block field kit: SPEC section 3's twelve field types. Each function makes a zod schema that carries its
 * control and label as metadata, so that type, validation, JSON Schema and the editor's form follow from one place.
 */
import { z } from 'zod';
import { idSchema } from '../domain/ids.ts';

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
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** What the editor needs to know of a field beyond its schema. */
export type FieldMeta = {
  field: FieldType;
  label: string;
  help?: string;
  multiline?: boolean;
  unit?: string;
  entity?: string;
  /** A text of a kind of its own: a day of the calendar. */
  format?: 'date';
};

const withMeta = <T extends z.ZodType>(schema: T, meta: FieldMeta): T => schema.meta(meta);

type Labelled = { label: string; help?: string };

/** One line of text, or several with `multiline`. Required unless `optional`, where '' will do. */
export function text(options: Labelled & { max?: number; multiline?: boolean; optional?: boolean }) {
  const { max = options.multiline ? 2000 : 160, multiline, optional, ...meta } = options;
  const base = z.string('expected text').trim().max(max, `expected at most ${max} characters`);
  const described: FieldMeta = { ...meta, field: 'text', ...(multiline ? { multiline } : {}) };
  return withMeta(optional ? base : base.min(1, 'expected text, found nothing'), described);
}

/** A day of the calendar, "2026-12-31": it begins and ends at the midnights of the warehouse that shows it. */
export function day(options: Labelled) {
  return withMeta(z.iso.date('expected a day such as 2026-12-31'), {
    ...options,
    field: 'text',
    format: 'date',
  });
}

export const referenceKinds = ['category', 'vendor', 'tag', 'collection', 'product', 'page'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

const referencePattern = new RegExp(`^(?:${referenceKinds.join('|')}):[A-Za-z0-9_-]+$`);
const hrefPattern = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/;

/**
 * Where something leads: an address ("/t/featured", "https://…", "#top", "mailto:", "tel:") or a reference
 * ("category:cat-bathroom") that is stored as an id and resolved when it is shown.
 */
export function link(options: Labelled) {
  return withMeta(
    z
      .string('expected a link')
      .max(500)
      .refine((value) => referencePattern.test(value) || hrefPattern.test(value), {
        message:
          'expected an address (/…, #…, https://…, mailto:, tel:) or a reference such as category:cat-bathroom',
      }),
    { ...options, field: 'link' },
  );
}

export const buttonVariants = ['primary', 'secondary', 'outline', 'text'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

/** A call to action: its words, where it leads, how loud it is. */
export function button(options: Labelled) {
  return withMeta(
    z.strictObject({
      content: text({ label: 'Words', max: 40 }),
      link: link({ label: 'Leads to' }),
      variant: select({ label: 'Look', options: buttonVariants }).default('primary'),
    }),
    { ...options, field: 'button' },
  );
}

/** One of a few. */
export function select<const T extends readonly [string, ...string[]]>(options: Labelled & { options: T }) {
  const { options: values, ...meta } = options;
  return withMeta(
    z.enum(values as unknown as { [K in T[number]]: K } & T, `expected one of ${values.join(', ')}`),
    {
      ...meta,
      field: 'select',
    },
  );
}

/** A list that sorts, of `min` to `max` items. */
export function array<T extends z.ZodType>(options: Labelled & { of: T; min?: number; max?: number }) {
  const { of, min = 0, max = 50, ...meta } = options;
  return withMeta(
    z
      .array(of, 'expected a list')
      .min(min, `expected at least ${min} ${min === 1 ? 'item' : 'items'}`)
      .max(max, `expected at most ${max} items`),
    { ...meta, field: 'array' },
  );
}

/** Fields that belong together. An unknown key is an error, so that a typo is not silently ignored. */
export function object<T extends z.ZodRawShape>(options: Labelled & { of: T }) {
  const { of, ...meta } = options;
  return withMeta(z.strictObject(of, 'expected an object'), { ...meta, field: 'object' });
}

const pixels = z.number().int().min(1).max(10000);

/** A picture: its route base, what is seen in it, its size in px and the point that must stay in view (0 to 1). */
export function image(options: Labelled) {
  return withMeta(
    z.strictObject({
      src: z
        .string('expected a picture')
        .regex(
          /^\/(?:pictures|media)\/[a-z0-9][a-z0-9/_-]*$/,
          'expected a picture such as /pictures/room-bathroom/brushed-brass',
        ),
      alt: z.string().trim().min(1, 'expected words that say what is seen').max(250),
      width: pixels,
      height: pixels,
      focalX: z.number().min(0).max(1).default(0.5),
      focalY: z.number().min(0).max(1).default(0.5),
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
          z.strictObject({
            src: z
              .string()
              .regex(
                /^\/media\/[a-z0-9][a-z0-9._/-]*\.(?:mp4|webm)$/,
                'expected a file such as /media/hero.webm',
              ),
            type: z.enum(['video/webm', 'video/mp4'], 'expected video/webm or video/mp4'),
          }),
        )
        .max(4)
        .default([]),
      url: z.url({ protocol: /^https$/, error: 'expected an https address' }).optional(),
      poster: image({ label: 'Poster' }),
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
const color = z
  .string('expected a colour')
  .regex(colorPattern, `expected one of ${colorTokens.join(', ')} or a colour such as #1d5c50`);
export const spaces = ['none', 'small', 'medium', 'large'] as const;
export const alignments = ['start', 'center', 'end'] as const;

/** Colour, spacing and alignment of a block, by the brand's tokens first. */
export function style(options: Labelled) {
  return withMeta(
    z.strictObject({
      background: color.optional(),
      color: color.optional(),
      borderColor: color.optional(),
      padding: z.enum(spaces, `expected one of ${spaces.join(', ')}`).optional(),
      align: z.enum(alignments, `expected one of ${alignments.join(', ')}`).optional(),
    }),
    { ...options, field: 'style' },
  );
}
export type StyleValue = z.output<ReturnType<typeof style>>;

/** A number with its unit. */
export function number(options: Labelled & { min?: number; max?: number; unit?: string; integer?: boolean }) {
  const { min = 0, max = 1_000_000, integer = true, ...meta } = options;
  const base = integer ? z.int('expected a whole number') : z.number('expected a number');
  return withMeta(base.min(min, `expected at least ${min}`).max(max, `expected at most ${max}`), {
    ...meta,
    field: 'number',
  });
}

export function boolean(options: Labelled) {
  return withMeta(z.boolean('expected true or false'), { ...options, field: 'boolean' });
}

/** The id of an entity, for example a collection; checked for existence when a page is published. */
export function id(options: Labelled & { entity: ReferenceKind }) {
  return withMeta(idSchema, { ...options, field: 'ID' });
}

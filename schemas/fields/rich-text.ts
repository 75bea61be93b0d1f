/**
 * Text as people format it, kept as a tree of nodes (ProseMirror's JSON): headings, lists, quotes, tables, and photos,
 * galleries, videos and products between them. Validated as strictly as a block; the shop renders it without HTML.
 */
import { z } from 'zod';
import * as m from '#messages';
import { problemKey } from '../domain/platform/reasons.ts';
import type { Label } from './define-block.ts';
import { array, type FieldMeta, id, image, link, object, select, text, video } from './fields.ts';

const mostNodes = 600;
const longestText = 20_000;

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: link({ label: m.block_field_button_link }) }),
  }),
]);
const inline = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).max(longestText, problemKey('text_too_long')),
    marks: z.array(mark).max(3).optional(),
  }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
export type RichInline = z.output<typeof inline>;

const words = z.array(inline).max(mostNodes).optional();
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: words });
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: words,
});

/** A list of such items; each level is made of the one beneath it. */
const listOf = <T extends z.ZodType>(inside: T) =>
  z.strictObject({
    type: z.enum(['bulletList', 'orderedList']),
    attrs: z.strictObject({ start: z.number().int().min(0).max(9999).optional() }).optional(),
    content: z
      .array(z.strictObject({ type: z.literal('listItem'), content: z.array(inside).min(1).max(20) }))
      .min(1)
      .max(100),
  });
const thirdLevel = listOf(paragraph);
const secondLevel = listOf(z.discriminatedUnion('type', [paragraph, thirdLevel]));
const list = listOf(z.discriminatedUnion('type', [paragraph, secondLevel]));

const cellAttrs = z.strictObject({
  colspan: z.number().int().min(1).max(12).optional(),
  rowspan: z.number().int().min(1).max(100).optional(),
});
const cell = z.strictObject({
  type: z.enum(['tableHeader', 'tableCell']),
  attrs: cellAttrs.optional(),
  content: z.array(paragraph).min(1).max(10),
});
const table = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(z.strictObject({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(12) }))
    .min(1)
    .max(100),
});

const caption = () =>
  text({
    label: m.content_embed_caption,
    help: m.content_embed_caption_help,
    max: 200,
    optional: true,
  }).default('');

/** What stands between paragraphs: each has a form as a block has, made from its schema. */
export const embedSchemas = {
  photo: object({
    label: m.content_embed_photo,
    of: {
      image: image({ label: m.block_field_image }),
      caption: caption(),
      width: select({
        label: m.block_field_width,
        options: { text: m.block_option_text_width, page: m.block_option_page_width },
      }).default('text'),
    },
  }),
  gallery: object({
    label: m.content_embed_gallery,
    of: {
      images: array({
        label: m.content_embed_photos,
        min: 2,
        max: 12,
        of: object({
          label: m.content_embed_photo,
          of: { image: image({ label: m.block_field_image }), caption: caption() },
        }),
      }),
    },
  }),
  video: object({
    label: m.content_embed_video,
    of: { video: video({ label: m.content_embed_video }), caption: caption() },
  }),
  products: object({
    label: m.content_embed_products,
    of: {
      products: array({
        label: m.content_embed_products,
        min: 1,
        max: 8,
        of: id({ label: m.field_kind_product, entity: 'product' }),
      }),
    },
  }),
} as const;
export type EmbedType = keyof typeof embedSchemas;
export const embedTypes = Object.keys(embedSchemas) as EmbedType[];
export const embedLabels: Readonly<Record<EmbedType, Label>> = {
  photo: m.content_embed_photo,
  gallery: m.content_embed_gallery,
  video: m.content_embed_video,
  products: m.content_embed_products,
};

const embed = <T extends EmbedType>(type: T) =>
  z.strictObject({ type: z.literal(type), attrs: embedSchemas[type] });

const node = z.discriminatedUnion('type', [
  paragraph,
  heading,
  list,
  z.strictObject({ type: z.literal('blockquote'), content: z.array(paragraph).min(1).max(50) }),
  z.strictObject({ type: z.literal('horizontalRule') }),
  table,
  embed('photo'),
  embed('gallery'),
  embed('video'),
  embed('products'),
]);
export type RichNode = z.output<typeof node>;

export type RichEmbed = Extract<RichNode, { type: EmbedType }>;

export const richDocumentSchema = z
  .strictObject({
    type: z.literal('doc'),
    content: z.array(node).max(mostNodes, problemKey('list_too_long')),
  })
  .meta({ id: 'RichDocument' });
export type RichDocument = z.output<typeof richDocumentSchema>;

export const emptyRichDocument: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

type Loose = { type?: string; text?: string; content?: readonly Loose[] };

/** The words of a document with a space between its parts: for reading time, searching and summaries. */
export function plainText(document: unknown): string {
  const { text: own, content } = (document ?? {}) as Loose;
  if (typeof own === 'string') return own;
  if (!Array.isArray(content)) return '';
  const parts = (content as readonly Loose[]).map(plainText);
  return parts.join(content.some((part: Loose) => typeof part?.text === 'string') ? '' : ' ').trim();
}

const holdsSomething = ({ content }: RichDocument): boolean =>
  content.some(({ type }) => embedTypes.some((one) => one === type)) || plainText({ content }) !== '';

/** Formatted text with what stands in it. Required unless `optional`, where an empty one will do. */
export function richText(options: { label: Label; help?: Label; optional?: boolean }) {
  const { optional, ...meta } = options;
  const base = z.strictObject(richDocumentSchema.shape, problemKey('text_missing'));
  return (optional ? base : base.refine(holdsSomething, { message: problemKey('text_missing') })).meta({
    ...meta,
    field: 'rich',
  } satisfies FieldMeta);
}

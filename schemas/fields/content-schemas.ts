/**
 * Posts, projects, people, topics and rooms: each is a document with drafts, history and schedules as a page has; its form,
 * validation and links follow from its schema.
 */
import { z } from 'zod';
import * as m from '#messages';
import { type ContentKind, isBlockKind, kindOf } from '../domain/content/content-kinds.ts';
import { slugSchema } from '../domain/platform/ids.ts';
import { problemKey } from '../domain/platform/reasons.ts';
import { translationsSchema } from '../domain/translations/stored.ts';
import type { Label } from './define-block.ts';
import { array, day, id, image, number, object, text } from './fields.ts';
import { richText } from './rich-text.ts';

const titled = (label: Label, max = 120) => text({ label, max });
const description = () =>
  text({
    label: m.session_page_description,
    help: m.field_page_description_help,
    multiline: true,
    max: 300,
    optional: true,
  }).default('');
const products = (label: Label, help: Label) =>
  array({ label, help, max: 24, of: id({ label: m.field_kind_product, entity: 'product' }) }).default([]);
/** Of one hundredth, from the left or the top of a photo. */
const share = (label: Label) => number({ label, max: 100, unit: '%', integer: false });
const place = () =>
  number({ label: m.content_position, help: m.content_position_help, max: 9999 }).default(0);

/** Every kind has these; a document names its kind, so that whoever reads it knows what it is. */
const envelope = <K extends ContentKind>(kind: K) => ({
  kind: z.literal(kind),
  slug: slugSchema.meta({ label: m.session_page_slug, help: m.field_page_slug_help }),
  audience: z.literal('guest').default('guest'),
  /** The editor writes an empty list. */
  blocks: z.array(z.never()).max(0).optional(),
  translations: translationsSchema.optional(),
});

const post = z.strictObject({
  ...envelope('post'),
  title: titled(m.content_title),
  excerpt: text({ label: m.content_excerpt, help: m.content_excerpt_help, multiline: true, max: 400 }),
  body: richText({ label: m.content_body }),
  picture: image({ label: m.content_picture }),
  topic: id({ label: m.content_topic, entity: 'topic' }),
  author: id({ label: m.content_author, entity: 'person' }).optional(),
  date: day({ label: m.content_date, help: m.content_date_help }).optional(),
  products: products(m.content_products, m.content_products_help),
  description: description(),
});
export type PostDocument = z.output<typeof post>;

const spot = object({
  label: m.content_spot,
  of: {
    product: id({ label: m.field_kind_product, entity: 'product' }),
    x: share(m.content_spot_x),
    y: share(m.content_spot_y),
  },
});

const project = z.strictObject({
  ...envelope('project'),
  title: titled(m.content_title),
  summary: text({ label: m.content_summary, help: m.content_excerpt_help, multiline: true, max: 400 }),
  body: richText({ label: m.content_body }),
  pictures: array({
    label: m.content_pictures,
    help: m.content_pictures_help,
    min: 1,
    max: 6,
    of: object({
      label: m.content_embed_photo,
      of: {
        image: image({ label: m.block_field_image }),
        spots: array({
          label: m.content_spots,
          help: m.content_spots_help,
          max: 12,
          format: 'marks',
          of: spot,
        }).default([]),
      },
    }),
  }),
  before: image({ label: m.content_before, help: m.content_before_help }).optional(),
  place: text({ label: m.content_place, max: 80 }),
  completed: day({ label: m.content_completed }),
  room: id({ label: m.content_room, entity: 'room' }),
  tags: array({
    label: m.content_tags,
    help: m.content_tags_help,
    max: 8,
    of: text({ label: m.content_tag, max: 80 }),
  }).default([]),
  products: products(m.content_used_products, m.content_used_products_help),
  people: array({
    label: m.content_people,
    max: 8,
    of: id({ label: m.field_kind_person, entity: 'person' }),
  }).default([]),
  description: description(),
});
export type ProjectDocument = z.output<typeof project>;

const person = z.strictObject({
  ...envelope('person'),
  title: text({ label: m.content_name, max: 80, translated: false }),
  role: text({ label: m.content_role, max: 80 }),
  body: richText({ label: m.content_bio }),
  picture: image({ label: m.content_picture }),
  email: z
    .email(problemKey('email_invalid'))
    .meta({ field: 'text', label: m.content_email, translated: false }),
  phone: text({ label: m.content_phone, max: 30, translated: false }),
  warehouse: id({ label: m.content_warehouse, entity: 'warehouse' }).optional(),
  position: place(),
  description: description(),
});
export type PersonDocument = z.output<typeof person>;

const label = <K extends 'topic' | 'room'>(kind: K) =>
  z.strictObject({ ...envelope(kind), title: titled(m.content_name, 60), position: place() });
const topic = label('topic');
const room = label('room');
export type TopicDocument = z.output<typeof topic>;
export type RoomDocument = z.output<typeof room>;

export const contentSchemas = { post, project, person, topic, room } as const;
export type ContentDocument = PostDocument | ProjectDocument | PersonDocument | TopicDocument | RoomDocument;

/** The schema of a document of fields; null for one of blocks. */
export const contentSchemaOf = (document: unknown): z.ZodType | null => {
  const kind = kindOf(document);
  return isBlockKind(kind) ? null : contentSchemas[kind];
};

/** A valid document by its kind, with what its schema fills in. Throws for one that is not valid. */
export const readContent = (document: unknown): ContentDocument =>
  contentSchemas[kindOf(document) as ContentKind].parse(document);

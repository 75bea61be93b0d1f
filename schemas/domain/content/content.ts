/** What the house shows of itself: finished projects, the journal's posts, its people. Bodies are rich documents. */
import { z } from 'zod';
import { richDocumentSchema } from '#schemas/fields/rich-text.ts';
import { pictureSchema, productCardSchema } from '../catalog/catalog.ts';
import { idSchema, slugSchema } from '../platform/ids.ts';
import { referenceSchema } from './page.ts';

/** A room or a topic that lists can be narrowed to, and how many there are of it. */
export const facetSchema = z.object({ slug: slugSchema, name: z.string(), count: z.number().int() });
export type Facet = z.output<typeof facetSchema>;

const labelSchema = z.object({ slug: slugSchema, name: z.string() });

export const projectCardSchema = z
  .object({
    _id: idSchema,
    slug: slugSchema,
    title: z.string(),
    summary: z.string(),
    place: z.string(),
    /** YYYY-MM-DD. */
    completed_on: z.iso.date(),
    room: labelSchema,
    tags: z.array(z.string()),
    picture: pictureSchema,
  })
  .meta({ id: 'ProjectCard' });
export type ProjectCard = z.output<typeof projectCardSchema>;

export const personCardSchema = z
  .object({
    /** Readable; it stands in the person's address. */
    _id: idSchema,
    name: z.string(),
    title: z.string(),
    email: z.string(),
    phone: z.string(),
    warehouse: z.object({ _id: idSchema, name: z.string() }).nullable(),
    picture: pictureSchema,
  })
  .meta({ id: 'PersonCard' });
export type PersonCard = z.output<typeof personCardSchema>;

/** A body, and what stands in it: the products as cards at the caller's prices, and where its links lead today. */
export const bodySchema = z
  .object({
    document: richDocumentSchema,
    products: z.array(productCardSchema),
    references: z.record(z.string(), referenceSchema),
  })
  .meta({ id: 'ContentBody' });
export type ContentBody = z.output<typeof bodySchema>;

const spotSchema = z.object({
  product: idSchema,
  /** Percent of the photo's width and height, from the left and the top. */
  x: z.number(),
  y: z.number(),
});

const neighborSchema = z.object({ slug: slugSchema, title: z.string() }).nullable();

export const projectSchema = projectCardSchema
  .extend({
    body: bodySchema,
    /** For search engines; empty when none was written. */
    description: z.string(),
    /** One to six; the first is the card's. */
    pictures: z.array(pictureSchema),
    /** For each picture the products that are marked in it; they are all in `products`. */
    spots: z.array(z.array(spotSchema)),
    /** The room before the work began, from where the first picture was taken. */
    before: pictureSchema.nullable(),
    /** The dealer's products that were used, at the caller's prices. */
    products: z.array(productCardSchema),
    people: z.array(personCardSchema),
    /** In the order of completion: `next` was finished after this one. */
    previous: neighborSchema,
    next: neighborSchema,
  })
  .meta({ id: 'Project' });
export type Project = z.output<typeof projectSchema>;

export const postCardSchema = z
  .object({
    _id: idSchema,
    slug: slugSchema,
    title: z.string(),
    excerpt: z.string(),
    topic: labelSchema,
    author: z.object({ _id: idSchema, name: z.string() }).nullable(),
    picture: pictureSchema,
    published_at: z.iso.datetime(),
    reading_minutes: z.number().int(),
  })
  .meta({ id: 'PostCard' });
export type PostCard = z.output<typeof postCardSchema>;

/** When the next post of a later date comes out: what was made from an answer is out of date then. */
export const nextChangeSchema = z.iso.datetime().nullable();

export const postSchema = postCardSchema
  .omit({ author: true })
  .extend({
    body: bodySchema,
    /** For search engines; empty when none was written. */
    description: z.string(),
    author: personCardSchema.nullable(),
    /** What the post is about, at the caller's prices. */
    products: z.array(productCardSchema),
    related: z.array(postCardSchema),
    next_change: nextChangeSchema,
  })
  .meta({ id: 'Post' });
export type Post = z.output<typeof postSchema>;

export const personSchema = personCardSchema
  .extend({
    body: bodySchema,
    description: z.string(),
    /** The newest of each. */
    posts: z.array(postCardSchema),
    projects: z.array(projectCardSchema),
    next_change: nextChangeSchema,
  })
  .meta({ id: 'Person' });
export type Person = z.output<typeof personSchema>;

/** A draft as its page would show it; a topic and a room have no page of their own. */
export const contentPreviewSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('post'), post: postSchema }),
    z.object({ kind: z.literal('project'), project: projectSchema }),
    z.object({ kind: z.literal('person'), person: personSchema }),
    z.object({ kind: z.literal('label'), name: z.string() }),
  ])
  .meta({ id: 'ContentPreview' });
export type ContentPreview = z.output<typeof contentPreviewSchema>;

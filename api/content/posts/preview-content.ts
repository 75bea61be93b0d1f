/** POST /api/v1/editor/content-preview: the draft of a post, project or person as its page would show it. */
import { cardsOf } from '#api/catalog/shop/list-products.ts';
import { requireDocument } from '#api/content/pages/preview-page.ts';
import { findLabelNames, findPeopleByIds } from '#api/content/storage/content.ts';
import { findFirstPublished } from '#api/content/storage/pages.ts';
import { withCurrentMedia } from '#api/media/library/current-media.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import type { Picture } from '#schemas/domain/catalog/catalog.ts';
import type { ContentPreview, Person, PersonCard, Post, Project } from '#schemas/domain/content/content.ts';
import { kindOf } from '#schemas/domain/content/content-kinds.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { readingMinutes } from '#schemas/domain/content/markdown.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { plainText } from '#schemas/fields/rich-text.ts';
import { showBody } from './body.ts';
import { personCard, shownSpots } from './views.ts';

type Loose = Record<string, unknown>;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const idsIn = (value: unknown): string[] => [
  ...new Set(listIn(value).filter((id): id is string => typeof id === 'string' && id !== '')),
];
const recordIn = (value: unknown): Loose =>
  value !== null && typeof value === 'object' ? (value as Loose) : {};

/** A photo that was not chosen yet has no address; its place is left out. */
function pictureIn(value: unknown): Picture {
  const { src, alt, width, height, focalX } = recordIn(value);
  const size = (side: unknown) => (Number.isInteger(side) ? (side as number) : 1);
  return {
    src: textIn(src),
    alt: textIn(alt),
    width: size(width),
    height: size(height),
    ...(typeof focalX === 'number' ? { focalX } : {}),
  };
}

async function labelOf(context: Context, table: 'post_topic' | 'project_room', slug: unknown) {
  const known = textIn(slug)
    ? await findLabelNames(context.database.kysely, context.language, table, [textIn(slug)])
    : [];
  return { slug: known[0]?.slug ?? 'draft', name: known[0]?.name ?? '' };
}

async function peopleOf(context: Context, ids: readonly string[]): Promise<PersonCard[]> {
  const rows = ids.length > 0 ? await findPeopleByIds(context.database.kysely, context.language, ids) : [];
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(personCard));
}

const dayOf = (value: unknown, now: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(textIn(value)) && !Number.isNaN(Date.parse(textIn(value)))
    ? textIn(value)
    : now.slice(0, 10);

async function previewPost(context: Context, draft: Loose, pageId: string | null): Promise<Post> {
  const first = pageId ? await findFirstPublished(context.database.kysely, pageId) : null;
  const now = first ?? context.now().toISOString();
  const [shown, topic, people, products] = await Promise.all([
    showBody(context, { ...draft, kind: 'post' }),
    labelOf(context, 'post_topic', draft.topic),
    peopleOf(context, idsIn([draft.author])),
    cardsOf(context, idsIn(draft.products)),
  ]);
  return {
    _id: 'draft',
    slug: 'draft',
    title: textIn(draft.title),
    excerpt: textIn(draft.excerpt),
    topic,
    picture: pictureIn(draft.picture),
    published_at: textIn(draft.date) ? `${dayOf(draft.date, now)}T12:00:00.000Z` : now,
    reading_minutes: readingMinutes(plainText(shown.body.document)),
    ...shown,
    author: people[0] ?? null,
    products,
    related: [],
    next_change: null,
  };
}

async function previewProject(context: Context, draft: Loose): Promise<Project> {
  const pictures = listIn(draft.pictures).map(recordIn);
  const spots = pictures.map(({ spots: marks }) =>
    listIn(marks)
      .map(recordIn)
      .map(({ product, x, y }) => ({ product: textIn(product), x: Number(x) || 0, y: Number(y) || 0 })),
  );
  const marked = spots.flat().map(({ product }) => product);
  const [shown, room, people, products] = await Promise.all([
    showBody(context, { ...draft, kind: 'project' }),
    labelOf(context, 'project_room', draft.room),
    peopleOf(context, idsIn(draft.people)),
    cardsOf(context, idsIn([...idsIn(draft.products), ...marked])),
  ]);
  const shownPictures = pictures.map(({ image }) => pictureIn(image)).filter(({ src }) => src !== '');
  return {
    _id: 'draft',
    slug: 'draft',
    title: textIn(draft.title),
    summary: textIn(draft.summary),
    place: textIn(draft.place),
    completed_on: dayOf(draft.completed, context.now().toISOString()),
    room,
    tags: listIn(draft.tags).map(textIn).filter(Boolean),
    picture: shownPictures[0] ?? pictureIn(null),
    ...shown,
    pictures: shownPictures,
    spots: shownSpots(spots, shownPictures.length, products),
    before: draft.before ? pictureIn(draft.before) : null,
    products,
    people,
    previous: null,
    next: null,
  };
}

async function previewPerson(context: Context, draft: Loose): Promise<Person> {
  const [shown, warehouses] = await Promise.all([
    showBody(context, { ...draft, kind: 'person' }),
    findWarehouses(context.database.kysely),
  ]);
  const warehouse = warehouses.find(({ id }) => id === draft.warehouse);
  return {
    _id: 'draft',
    name: textIn(draft.title),
    title: textIn(draft.role),
    email: textIn(draft.email),
    phone: textIn(draft.phone),
    warehouse: warehouse ? { _id: warehouse.id, name: warehouse.name } : null,
    picture: pictureIn(draft.picture),
    ...shown,
    posts: [],
    projects: [],
    next_change: null,
  };
}

/** Unfinished documents too: what is missing is left out. Throws unauthenticated, forbidden, not_found. */
export async function previewContent(
  context: Context,
  input: { document: DraftDocument } | { page: string },
): Promise<ContentPreview> {
  const written = await requireDocument(context, input);
  const draft = await withCurrentMedia(context, translateDocument(written, context.language));
  switch (kindOf(draft)) {
    case 'post':
      return {
        kind: 'post',
        post: await previewPost(context, draft, 'page' in input ? input.page : null),
      };
    case 'project':
      return { kind: 'project', project: await previewProject(context, draft) };
    case 'person':
      return { kind: 'person', person: await previewPerson(context, draft) };
    case 'topic':
    case 'room':
      return { kind: 'label', name: textIn(draft.title) };
    default:
      throw new ProblemError('not_found', because('page_not_found'));
  }
}

/** What employees write besides pages, and where shoppers find it. The schemas are in schemas/fields/content-schemas.ts. */
export const contentKinds = ['post', 'project', 'person', 'topic', 'room'] as const;
export type ContentKind = (typeof contentKinds)[number];

/**
 * Documents made of blocks: pages, sections that several pages show (docs/product.md#saved-sections), and what an
 * experiment shows in the place of a page's own (docs/product.md#experiments).
 */
export const blockKinds = ['page', 'section', 'variant'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What the table `page` keeps: documents of blocks, and the kinds of content. */
export const documentKinds = [...blockKinds, ...contentKinds] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Those that have a list of their own: a variant is found by its experiment. */
export const listedKinds = ['page', 'section', ...contentKinds] as const;
export type ListedKind = (typeof listedKinds)[number];

/** Those that stand in pages and have no page of their own. */
export const isPart = (kind: unknown): kind is 'section' | 'variant' =>
  kind === 'section' || kind === 'variant';

/** Pages that stand around every page, found by nobody and without visitors of their own. */
export const isFrame = (slug: unknown): slug is 'navigation' | 'footer' =>
  slug === 'navigation' || slug === 'footer';

/** Those whose address is how others know them: it stays as it was first published. */
export const hasFixedAddress = (kind: DocumentKind): boolean =>
  isPart(kind) || kind === 'person' || kind === 'topic' || kind === 'room';

export const isContentKind = (kind: unknown): kind is ContentKind =>
  contentKinds.some((known) => known === kind);

export const isBlockKind = (kind: DocumentKind): kind is BlockKind =>
  blockKinds.some((known) => known === kind);

/** What a document says that it is; a page says nothing. */
export const kindOf = (document: unknown): DocumentKind => {
  const kind = (document as { kind?: unknown } | null | undefined)?.kind;
  return isContentKind(kind) || isPart(kind) ? kind : 'page';
};

/** The fields that every document shares with a page, of a valid one. */
export const pagePartOf = (content: unknown) => {
  const {
    slug,
    title,
    description: about,
  } = content as { slug: string; title: string; description?: string };
  return { slug, title, description: about ?? '', audience: 'guest' as const };
};

/** Where a shopper finds it. */
export const contentHref: Readonly<Record<ContentKind, (slug: string) => string>> = {
  post: (slug) => `/blog/${slug}`,
  project: (slug) => `/portfolio/${slug}`,
  person: (slug) => `/team/${slug}`,
  topic: (slug) => `/blog?topic=${slug}`,
  room: (slug) => `/portfolio?room=${slug}`,
};

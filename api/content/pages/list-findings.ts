/** GET /api/v1/editor/findings (ours): what keeps pages, posts and products from being found. */

import { findLostAddresses, findPoorDescriptions, findSameTitles } from '#api/catalog/public-storage.ts';
import { productHref } from '#api/catalog/shop/views.ts';
import { findLostPages } from '#api/content/storage/findings.ts';
import { findAllPages, findPublishedWritten } from '#api/content/storage/pages.ts';
import { findAllSections } from '#api/content/storage/sections.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, type Window } from '#api/platform/pagination.ts';
import { collectReferences } from '#blocks/validate-document.ts';
import { contentHref, isFrame } from '#schemas/domain/content/content-kinds.ts';
import { fixedPages } from '#schemas/domain/content/editor.ts';
import {
  descriptionLength,
  type Finding,
  type FindingKind,
  shopLinkedPages,
} from '#schemas/domain/content/finding.ts';
import { normalDocument } from './normal-document.ts';
import { pageHref, resolveReferences } from './references.ts';

type Text = Pick<Finding, 'subject' | 'id' | 'name' | 'href'> & { title: string; description: string };
type Products = { items: Finding[]; total: number };

/** An address of a content page within a text. */
const pageLink = /(?<![\w/])\/page\/([a-z0-9-]+)/g;

async function readPages({ database: { kysely } }: Context) {
  return (await findAllPages(kysely)).map(({ id, slug, audience, document }) => {
    const page = normalDocument(document);
    return { id, slug, audience, page, json: JSON.stringify(page.blocks) };
  });
}
type Pages = Awaited<ReturnType<typeof readPages>>;

/** Sections as far as they lead somewhere; they have no address of their own. */
async function readSections({ database: { kysely } }: Context) {
  return (await findAllSections(kysely)).map(({ id, document }) => {
    const page = normalDocument(document);
    return { id, slug: null, page, json: JSON.stringify(page.blocks) };
  });
}
type Sections = Awaited<ReturnType<typeof readSections>>;

/** Guests' pages that have an address of their own, posts that are out, and projects: what search engines read of each. */
async function textsOf(context: Context, pages: Pages): Promise<Text[]> {
  const now = context.now().toISOString();
  const written = (await findPublishedWritten(context.database.kysely)).filter(
    ({ published_at }) => published_at === null || published_at <= now,
  );
  return [
    ...pages
      .filter(({ slug, audience, page: { noindex } }) => audience === 'guest' && !isFrame(slug) && !noindex)
      .map(({ id, slug, page: { title, description } }) => ({
        subject: 'page' as const,
        id,
        name: title,
        href: pageHref(slug),
        title,
        description,
      })),
    ...written.map(({ id, kind, document: { slug, title, description, excerpt, summary } }) => ({
      subject: kind,
      id,
      name: title,
      href: contentHref[kind](slug),
      title,
      description: description || excerpt || summary || '',
    })),
  ];
}

/** How a description is not as it should be; null for a good one. */
function faultOf(text: string): 'missing' | 'short' | 'long' | null {
  const { min, max } = descriptionLength;
  if (text.trim() === '') return 'missing';
  return text.length < min ? 'short' : text.length > max ? 'long' : null;
}

const poorDescriptions = (texts: readonly Text[]): Finding[] =>
  texts.flatMap(({ title: _title, description: text, ...of }) => {
    const what = faultOf(text);
    return what ? [{ ...of, what, text }] : [];
  });

function sameTitles(texts: readonly Text[]): Finding[] {
  const times = new Map<string, number>();
  const keyOf = ({ title }: Text) => title.trim().toLowerCase();
  for (const text of texts) times.set(keyOf(text), (times.get(keyOf(text)) ?? 0) + 1);
  return texts
    .filter((text) => (times.get(keyOf(text)) ?? 0) > 1)
    .map(({ title: text, description: _description, ...of }) => ({ ...of, what: 'same', text }));
}

/** Every link of a page's document, by what it names: "product:{id}", "page:{slug}". */
function linksOf({ page, json }: Pick<Pages[number], 'page' | 'json'>) {
  const written = [...json.matchAll(pageLink)].map(([, slug = '']) => ({
    entity: 'page' as const,
    id: slug,
  }));
  return [...collectReferences(page), ...written];
}

async function brokenLinks(
  { database: { kysely } }: Context,
  pages: readonly (Pages[number] | Sections[number])[],
): Promise<Finding[]> {
  const links = pages.map(linksOf);
  const known = await resolveReferences(kysely, links.flat());
  return pages.flatMap(({ id, slug, page }, index) => {
    const names = new Set((links[index] ?? []).map(({ entity, id: target }) => `${entity}:${target}`));
    return [...names]
      .filter((name) => !known[name])
      .map(
        (text): Finding => ({
          subject: slug === null ? 'section' : 'page',
          id,
          name: page.title,
          href: slug === null ? '' : pageHref(slug),
          what: 'broken',
          text,
        }),
      );
  });
}

/** Guests' pages that neither another page, a section nor the shop itself leads to. */
function unlinkedPages(pages: Pages, sections: Sections): Finding[] {
  const linked = new Set<string>([...fixedPages, ...shopLinkedPages]);
  for (const one of [...pages, ...sections])
    for (const { entity, id } of linksOf(one)) if (entity === 'page' && id !== one.slug) linked.add(id);
  return pages
    .filter(({ slug, audience, page: { noindex } }) => audience === 'guest' && !linked.has(slug) && !noindex)
    .map(({ id, slug, page }) => ({
      subject: 'page',
      id,
      name: page.title,
      href: pageHref(slug),
      what: 'unlinked',
      text: '',
    }));
}

const lostPages = async ({ database: { kysely } }: Context): Promise<Finding[]> =>
  (await findLostPages(kysely)).map(({ id, slug }) => ({
    subject: 'page',
    id,
    name: slug,
    href: pageHref(slug),
    what: 'gone',
    text: '',
  }));

const lists = { category: '/c/', vendor: '/v/', tag: '/t/', collection: '/col/', product: '/p/' } as const;

/** What the catalog adds, in a window of its own. */
async function ofCatalog(context: Context, kind: FindingKind, window: Window): Promise<Products> {
  const db = context.database.kysely;
  if (kind === 'addresses') {
    const rows = await findLostAddresses(db, window);
    const items = rows.map(
      ({ kind: subject, word, id, name }): Finding => ({
        subject,
        id,
        name,
        href: lists[subject] + word,
        what: 'gone',
        text: '',
      }),
    );
    return { items, total: rows[0]?.total ?? 0 };
  }
  if (kind !== 'descriptions' && kind !== 'titles') return { items: [], total: 0 };
  const rows =
    kind === 'titles'
      ? await findSameTitles(db, window)
      : await findPoorDescriptions(db, descriptionLength, window);
  const items = rows.map(
    (row): Finding => ({
      subject: 'product',
      id: row.id,
      name: row.name,
      href: productHref(row),
      text: row.text,
      what: kind === 'titles' ? 'same' : (faultOf(row.text) ?? 'long'),
    }),
  );
  return { items, total: rows[0]?.total ?? 0 };
}

async function ofContent(context: Context, kind: FindingKind): Promise<Finding[]> {
  if (kind === 'addresses') return lostPages(context);
  const pages = await readPages(context);
  const sections = kind === 'links' || kind === 'unlinked' ? await readSections(context) : [];
  if (kind === 'links') return brokenLinks(context, [...pages, ...sections]);
  if (kind === 'unlinked') return unlinkedPages(pages, sections);
  const texts = await textsOf(context, pages);
  return kind === 'titles' ? sameTitles(texts) : poorDescriptions(texts);
}

/** Pages and posts first, then the catalog's. Throws unauthenticated, forbidden. */
export async function listFindings(
  context: Context,
  query: { kind: FindingKind; page: number; limit: number },
) {
  requirePermission(context.actor, 'readPages');
  const { kind, page, limit } = query;
  const own = await ofContent(context, kind);
  const start = (page - 1) * limit;
  const shown = own.slice(start, start + limit);
  const offset = Math.max(0, start - own.length);
  const rest = await ofCatalog(context, kind, { limit: Math.max(1, limit - shown.length), offset });
  const counted =
    rest.total > 0 || offset === 0
      ? rest.total
      : (await ofCatalog(context, kind, { limit: 1, offset: 0 })).total;
  const items = [...shown, ...rest.items.slice(0, limit - shown.length)];
  return toPage(items, own.length + counted, query);
}

/** What links and ids lead to: searched and named by the API's lists, each fetched once in a while. */
import { createContext, useContext, useEffect, useState } from 'react';
import { categoryPath, collectionPath, tagPath, vendorPath } from '#blocks/menu-links.ts';
import { type ContentKind, contentHref, hasFixedAddress } from '#schemas/domain/content/content-kinds.ts';
import { type EntityKind, type ReferenceKind, referenceKinds } from '#schemas/fields/fields.ts';
import { callApi } from '../editor-client.ts';

export type Entity = {
  kind: EntityKind;
  id: string;
  name: string;
  /** Where it is in the shop; empty for what has no address. */
  href: string;
  /** Shoppers see nothing of it: it is named, and not offered. */
  isDraft?: true;
};

export type EntityLookup = {
  /** The best fits first; everything there is for no words. */
  search: (kind: EntityKind, words: string) => Promise<Entity[]>;
  find: (kind: EntityKind, id: string) => Promise<Entity | null>;
  /** All of them, in the order in which a menu has them; null when they could not be had. */
  list: (source: MenuSource) => Promise<Entity[] | null>;
};

/** What a menu can be filled with. */
export const menuSources = ['departments', 'brands', 'collections'] as const;
export type MenuSource = (typeof menuSources)[number];

/** ms for which a list is taken as it was. */
const fresh = 60_000;
/** ms for which a list is taken that lacks what is looked for. */
const justNow = 2_000;
const shown = 8;

async function categories(query: { type?: 'Category' }): Promise<Entity[] | null> {
  const answer = await callApi('listCategories', { query: { ...query, limit: 100 } });
  return answer.ok
    ? answer.data.items.map((item) => ({
        kind: 'category',
        id: item._id,
        name: item.name,
        href: categoryPath(item),
      }))
    : null;
}

async function vendors(query: { type?: 'brand'; active?: 'true' }): Promise<Entity[] | null> {
  const answer = await callApi('listVendors', { query: { ...query, limit: 100 } });
  return answer.ok
    ? answer.data.items.map(({ _id, name }) => ({ kind: 'vendor', id: _id, name, href: vendorPath(name) }))
    : null;
}

async function collections(): Promise<Entity[] | null> {
  const answer = await callApi('listCollections', { query: { limit: 100 } });
  return answer.ok
    ? answer.data.items.map(({ _id, name, slug }) => ({
        kind: 'collection',
        id: _id,
        name,
        href: collectionPath(slug),
      }))
    : null;
}

const sources: Record<MenuSource, () => Promise<Entity[] | null>> = {
  departments: () => categories({ type: 'Category' }),
  brands: () => vendors({ type: 'brand', active: 'true' }),
  collections,
};

/** Lists that are short enough to be fetched whole. */
const lists: Record<Exclude<EntityKind, 'product'>, () => Promise<Entity[] | null>> = {
  category: () => categories({}),
  vendor: () => vendors({}),
  tag: async () => {
    const answer = await callApi('listTags', { query: { limit: 100 } });
    return answer.ok
      ? answer.data.items.map(({ _id, name, slug }) => ({ kind: 'tag', id: _id, name, href: tagPath(slug) }))
      : null;
  },
  collection: () => collections(),
  // A page is named by its slug, since each audience has one of its own.
  page: async () => {
    const answer = await callApi('listEditorPages', {});
    if (!answer.ok) return null;
    const published = answer.data.filter(({ published_at }) => published_at !== null);
    return [...new Map(published.map((page) => [page.slug, page])).values()].map(({ slug, title }) => ({
      kind: 'page',
      id: slug,
      name: title || slug,
      href: slug === 'home' ? '/' : `/page/${slug}`,
    }));
  },
  post: () => written('post'),
  project: () => written('project'),
  person: () => written('person'),
  topic: () => written('topic'),
  room: () => written('room'),
  section: async () => {
    const answer = await callApi('listEditorPages', { query: { kind: 'section' } });
    if (!answer.ok) return null;
    return answer.data.map(({ _id, title, published_at }) => ({
      kind: 'section',
      id: _id,
      name: title,
      href: '',
      ...(published_at === null ? { isDraft: true } : {}),
    }));
  },
  warehouse: async () => {
    const answer = await callApi('getSite', {});
    return answer.ok
      ? answer.data.warehouses.map(({ _id, name }) => ({
          kind: 'warehouse',
          id: _id,
          name,
          href: '/locations',
        }))
      : null;
  },
};

/** What is published of a kind. Posts and projects are named by their page, the others by their address. */
async function written(kind: ContentKind): Promise<Entity[] | null> {
  const answer = await callApi('listEditorPages', { query: { kind } });
  if (!answer.ok) return null;
  const entities = answer.data
    .filter(({ published_at }) => published_at !== null)
    .map(({ _id, slug, title }) => ({
      kind,
      id: hasFixedAddress(kind) ? slug : _id,
      name: title || slug,
      href: contentHref[kind](slug),
    }));
  // What is written for a day comes with the newest first, what is chosen from by its name.
  const isDated = kind === 'post' || kind === 'project';
  return isDated ? entities : entities.toSorted((one, other) => one.name.localeCompare(other.name));
}

async function products(query: { q?: string; ids?: string }): Promise<Entity[]> {
  const answer = await callApi('listProducts', { query: { ...query, limit: shown } });
  if (!answer.ok) return [];
  return answer.data.items.map(({ _id, name, href }) => ({ kind: 'product', id: _id, name, href }));
}

function createEntityLookup(): EntityLookup {
  const cache = new Map<string, { at: number; list: Promise<Entity[] | null> }>();
  const all = async (kind: Exclude<EntityKind, 'product'>, age = fresh): Promise<Entity[]> => {
    const known = cache.get(kind);
    const list = known && Date.now() - known.at < age ? known.list : lists[kind]();
    if (list !== known?.list) cache.set(kind, { at: Date.now(), list });
    const entities = await list;
    if (!entities) cache.delete(kind);
    return entities ?? [];
  };
  return {
    search: async (kind, words) => {
      if (kind === 'product') return products(words.trim() ? { q: words.trim().slice(0, 200) } : {});
      const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
      const entities = await all(kind);
      return entities
        .filter(
          ({ isDraft, name, id }) =>
            !isDraft && wanted.every((word) => `${name} ${id}`.toLowerCase().includes(word)),
        )
        .slice(0, shown);
    },
    find: async (kind, id) => {
      const isIt = (entity: Entity) => entity.id === id;
      if (kind === 'product') return (await products({ ids: id })).find(isIt) ?? null;
      // What was made a moment ago is in no list from before.
      return (await all(kind)).find(isIt) ?? (await all(kind, justNow)).find(isIt) ?? null;
    },
    list: (source) => sources[source](),
  };
}

const LookupContext = createContext<EntityLookup>(createEntityLookup());
/** For tests; the shop's own without it. */
export const EntityLookupProvider = LookupContext.Provider;
export const useEntityLookup = (): EntityLookup => useContext(LookupContext);

const reference = new RegExp(`^(${referenceKinds.join('|')}):([A-Za-z0-9_-]+)$`);

/** "category:cat-bathroom" as what it names. */
export function parseReference(value: string): { kind: ReferenceKind; id: string } | null {
  const match = reference.exec(value);
  return match ? { kind: match[1] as ReferenceKind, id: match[2] as string } : null;
}

/** undefined while it is looked for, null when it names nothing. */
export function useEntity(kind: EntityKind | undefined, id: string | undefined): Entity | null | undefined {
  const lookup = useEntityLookup();
  const name = kind && id ? `${kind}:${id}` : '';
  const [answer, setAnswer] = useState<{ name: string; entity: Entity | null } | null>(null);
  useEffect(() => {
    if (!kind || !id) return;
    let left = false;
    void lookup.find(kind, id).then((entity) => {
      if (!left) setAnswer({ name, entity });
    });
    return () => {
      left = true;
    };
  }, [lookup, kind, id, name]);
  return answer?.name === name ? answer.entity : undefined;
}

/**
 * What a language model answered, as blocks of the shop: each is held against its schema, its ids, links and photos
 * against what it was offered, its prices against the goal. What fails is dropped, and nothing else of it is read.
 */
import { blockRegistry } from '#blocks/registry.ts';
import { collectAddresses, collectReferences, validateDocument } from '#blocks/validate-document.ts';
import type { StoredBlock } from '#schemas/domain/content/page.ts';
import type { Photo } from './photos.ts';

/** Blocks that a draft may be made of; the others are parts of every page, windows over it, or made of people's words. */
export const offeredTypes = [
  'hero',
  'banner',
  'image-with-text',
  'columns',
  'product-carousel',
  'category-sections',
  'category-carousel',
  'collection-masonry',
  'vendor-strip',
  'portfolio-gallery',
  'rich-text',
  'table',
  'faq',
  'store-locator',
] as const;

/** What may be named: nothing else is accepted. */
export type Offer = {
  /** As in the goal that the marketer wrote. */
  goal: string;
  /** "category:cat-x", "product:prod-y". */
  references: ReadonlySet<string>;
  /** Paths of the shop. */
  paths: ReadonlySet<string>;
  photos: readonly Photo[];
  /** Names of the catalog, which may have numbers of their own in them. */
  names: readonly string[];
};

/** `dropped`: how many blocks were not accepted. */
export type ReadAnswer = {
  title: string | null;
  description: string | null;
  blocks: StoredBlock[];
  dropped: number;
};

/** A page of words is read to here; what follows counts as dropped. */
const mostBlocks = 12;
/** With fewer blocks than this nobody would call it a page. */
export const leastBlocks = 3;
const longestAnswer = 200_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON in an answer, with or without a fence around it; undefined for anything else. */
function parseAnswer(answer: string): unknown {
  if (answer.length > longestAnswer) return undefined;
  const [, fenced] = /```(?:json)?\s*([\s\S]*?)```/.exec(answer) ?? [];
  try {
    return JSON.parse(fenced ?? answer);
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Markup, addresses of elsewhere and scripts have no place in a draft. */
const wild = /<[a-z!/]|:\/\/|^\/\/|\b(?:javascript|data|vbscript|mailto|tel):/i;

/** Prices, discounts and what else a dealer would have to keep. */
const promises =
  /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|percent\b|dollars?\b|usd\b)|\b(?:percent|half[- ](?:off|price)|bogo|buy one|free|guarantee\w*|warrant\w*|(?:lowest|best) price\w*|\w+ off)\b/gi;
/** "Kick off", "cut off": nothing is taken off a price. */
const harmless = /^(?:turn|shut|cut|kick|drop|sign|finish|round|hand|pull)s? off$/i;

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\d)\s*percent\b/g, '%')
    .replaceAll(/(?<=\d)\s+(?=%)|(?<=[$€£])\s+/g, '')
    .replace(/[.,]+$/, '');

/** Whether a text says a price, a discount or a promise that the goal does not say. */
export function promisesMore(text: string, { goal, names }: Pick<Offer, 'goal' | 'names'>): boolean {
  const said = plainly(goal);
  const own = names.reduce((rest, name) => (name === '' ? rest : rest.replaceAll(name, ' ')), text);
  return [...own.matchAll(promises)].some(
    ([promise]) => !harmless.test(promise) && !numberIn(said, plainly(promise)),
  );
}

/** Not as the end of a longer number: "5%" is not said by "25%". */
function numberIn(said: string, promise: string): boolean {
  const at = said.indexOf(promise);
  return at >= 0 && !(/^\d/.test(promise) && /\d[.,]?$/.test(said.slice(0, at)));
}

/** Every photo in its place with the words, size and focal point that the shop has of it; false for one that is not offered. */
function setPhotos(value: unknown, bySrc: ReadonlyMap<string, Photo>): boolean {
  if (Array.isArray(value)) return value.every((item) => setPhotos(item, bySrc));
  if (!isRecord(value)) return true;
  if (Object.hasOwn(value, 'src')) {
    const photo = typeof value.src === 'string' ? bySrc.get(value.src) : undefined;
    if (!photo) return false;
    Object.assign(value, photo);
  }
  return Object.values(value).every((inner) => setPhotos(inner, bySrc));
}

/** Links in Markdown: no schema sees them. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\s*(?:\(\s*<?([^)\s>]*)|:\s*(\S+))/g)].map(
    ([, inline, reference]) => inline ?? reference ?? '',
  );

function leadsAstray(document: unknown, texts: readonly string[], { references, paths }: Offer): boolean {
  const isPath = (href: string) => paths.has(href);
  return (
    collectReferences(document).some(({ key }) => !references.has(key)) ||
    collectAddresses(document).some(({ href }) => !isPath(href)) ||
    texts.flatMap(linksIn).some((href) => !isPath(href))
  );
}

const pageOf = (blocks: readonly StoredBlock[]) => ({
  slug: 'page',
  audience: 'guest',
  title: 'Page',
  description: '',
  blocks,
});

/** One block as the shop would store it; null for what is not accepted. */
function readBlock(input: unknown, number: number, offer: Offer): StoredBlock | null {
  if (!isRecord(input) || typeof input.type !== 'string' || !isRecord(input.props)) return null;
  const type = offeredTypes.find((one) => one === input.type);
  const registered = type && blockRegistry[type];
  if (!type || !registered) return null;
  const block: StoredBlock = {
    id: `${type}-${number}`,
    type,
    schemaVersion: registered.definition.version,
    visibility: {},
    props: structuredClone(input.props),
  };
  if (!setPhotos(block.props, new Map(offer.photos.map((photo) => [photo.src, photo])))) return null;
  if (JSON.stringify(block.props).includes('"url":')) return null;
  const page = pageOf([block]);
  if (!validateDocument(page).ok) return null;
  const texts = textsIn(block.props);
  if (leadsAstray(page, texts, offer)) return null;
  return texts.some((text) => wild.test(text) || promisesMore(text, offer)) ? null : block;
}

function readText(input: unknown, most: number, offer: Offer): string | null {
  if (typeof input !== 'string') return null;
  const text = input.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return text === '' || text.length > most || wild.test(text) || promisesMore(text, offer) ? null : text;
}

/** null where the answer is no page at all: not JSON, or too little of it was accepted. */
export function readAnswer(answer: string, offer: Offer): ReadAnswer | null {
  const page = parseAnswer(answer);
  if (!isRecord(page) || !Array.isArray(page.blocks)) return null;
  const inputs: unknown[] = page.blocks;
  const read = inputs
    .slice(0, mostBlocks)
    .flatMap((input, index) => readBlock(input, index + 1, offer) ?? []);
  const blocks: StoredBlock[] = [];
  // One by one, so that of two heroes the first one stays.
  for (const block of read) if (validateDocument(pageOf([...blocks, block])).ok) blocks.push(block);
  if (blocks.length < leastBlocks) return null;
  return {
    title: readText(page.title, 120, offer),
    description: readText(page.description, 300, offer),
    blocks,
    dropped: inputs.length - blocks.length,
  };
}

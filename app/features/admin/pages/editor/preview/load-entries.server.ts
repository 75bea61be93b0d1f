/** Blocks of a draft, each by itself: shown, left out of this view, or broken and why. Nothing is kept from a person. */
import { loadBlocks } from '#app/page-renderer/load-page.server.ts';
import { type Json, pathOf } from '#app/shared/json.ts';
import { fieldErrorsOf } from '#app/shared/problem-sentences.ts';
import type { RenderableBlock } from '#blocks/kit/types.ts';
import { blockRegistry } from '#blocks/registry.ts';
import type { ApiClient } from '#schemas/contract/client.ts';
import type { PagePreview } from '#schemas/domain/content/editor.ts';
import {
  type PageDocument,
  pageDocumentSchema,
  type StoredBlock,
  storedBlockSchema,
} from '#schemas/domain/content/page.ts';
import { sectionBlockType } from '#schemas/domain/content/saved-section.ts';
import { parseJson } from '#schemas/fields/parse-json.ts';
import { fieldTrail } from '../words/block-words.ts';
import {
  type EntryProblem,
  keyOf,
  type PreviewAnswer,
  type PreviewEntry,
  type PreviewView,
  type RawDocument,
  type Slot,
  slotsOf,
} from './entries.ts';
import { type FieldPlace, fieldPlaces } from './writing/field-places.ts';

/** Problems go to the person who edits, not to the log. */
const silent = { warn: () => {}, error: () => {} };

const problemsOf = (errors: Record<string, string[]>): Omit<EntryProblem, 'field'>[] =>
  Object.entries(errors).flatMap(([pointer, messages]) =>
    messages.map((message) => ({ pointer: pointer === '/' ? '' : pointer, message })),
  );

/** The block's name for people, and whether it is one that comes by itself. */
function kindOf(block: unknown): { label: string; popup: boolean } {
  const type = (block as { type?: unknown } | null | undefined)?.type;
  const known = typeof type === 'string' && Object.hasOwn(blockRegistry, type) ? blockRegistry[type] : null;
  return {
    label: known?.definition.label() ?? (typeof type === 'string' ? type : ''),
    popup: known?.definition.category === 'popup',
  };
}

function fieldsOf({ type, props }: RenderableBlock): FieldPlace[] {
  const known = Object.hasOwn(blockRegistry, type) ? blockRegistry[type] : null;
  return known ? fieldPlaces(known.definition.schema, props) : [];
}

/** A document of these fields and blocks that the API takes, whatever its own fields hold. */
function soundDocument(envelope: RawDocument, blocks: StoredBlock[], isTranslated: boolean): PageDocument {
  const { shape } = pageDocumentSchema;
  const { data: translations } = parseJson(shape.translations, envelope.translations);
  return {
    slug: parseJson(shape.slug, envelope.slug).data ?? 'preview',
    audience: parseJson(shape.audience, envelope.audience).data ?? 'guest',
    title: parseJson(shape.title, envelope.title).data ?? '-',
    description: parseJson(shape.description, envelope.description).data ?? '',
    blocks,
    ...(isTranslated && translations ? { translations } : {}),
  };
}

/** A block that names a section, as it is drawn: its parts say on which device they are shown. */
const sectionAt = (id: string, block: unknown): RenderableBlock => ({
  id,
  type: sectionBlockType,
  device: 'all',
  props: (block as { props?: Record<string, unknown> }).props ?? {},
  data: null,
});

type Loaded = { ok: true; answer: PreviewAnswer } | { ok: false; status: number };

/**
 * What is to be shown: a document or some of its blocks, or what the API has already answered for a shared link.
 * `isTranslated`: in the page's language. Who edits sees what they write.
 */
export type EntrySource =
  | { document: RawDocument; slots?: Slot[]; isTranslated?: boolean }
  | { published: PagePreview };

export async function loadEntries(api: ApiClient, view: PreviewView, source: EntrySource): Promise<Loaded> {
  const broken = new Map<string, Omit<EntryProblem, 'field'>[]>();
  const sound: StoredBlock[] = [];
  const isOwn = !('published' in source);
  const slots =
    'published' in source
      ? source.published.page.blocks.map((block) => ({ slot: block.id, block }))
      : (source.slots ?? slotsOf(source.document));
  let published: PagePreview;
  if ('published' in source) published = source.published;
  else {
    for (const { slot, block } of slots) {
      const named = block && typeof block === 'object' ? { ...block, id: slot } : block;
      const parsed = parseJson(storedBlockSchema, named);
      if (parsed.success) sound.push(parsed.data);
      else broken.set(slot, problemsOf(fieldErrorsOf(parsed.error)));
    }
    const result = await api.previewPage({
      body: { document: soundDocument(source.document, sound, source.isTranslated ?? false) },
    });
    if (!result.ok) return { ok: false, status: result.status };
    published = result.data;
  }
  const { blocks, references } = await loadBlocks({
    published,
    api,
    log: silent,
    now: view.at ? new Date(view.at) : new Date(),
    hasSession: view.as !== 'guest',
    report: (slot, errors) => broken.set(slot, problemsOf(errors)),
  });
  const shown = new Map<string, RenderableBlock>(blocks.map((block) => [block.id, block]));
  const leftOut = new Map(published.left_out.map(({ block, reason }) => [block, reason]));
  const entries = slots.map(({ slot, block }): PreviewEntry => {
    const about = { slot, key: keyOf(block, view), ...kindOf(block) };
    const ready = shown.get(slot);
    if (ready) return { ...about, state: 'shown', block: ready, fields: isOwn ? fieldsOf(ready) : [] };
    const parts = (published.sections[slot] ?? []).flatMap((id) => shown.get(id) ?? []);
    const [part] = parts;
    if (part) return { ...about, state: 'shown', block: sectionAt(slot, block), fields: [], parts };
    const reason = leftOut.get(slot);
    if (reason && reason !== 'broken') return { ...about, state: 'left-out', reason };
    const problems = (broken.get(slot) ?? []).map((problem) => ({
      ...problem,
      field: fieldTrail(block as Json, pathOf(problem.pointer)).join(' › '),
    }));
    return { ...about, state: 'broken', problems };
  });
  return { ok: true, answer: { entries, references } };
}

/**
 * From a published page to blocks that can be rendered (docs/architecture.md#life-of-a-request). A block that cannot be
 * shown is logged with its id and skipped; it never takes a sibling with it, and nothing stored is changed.
 */

import { fieldErrorsOf, sentencesOf } from '#app/shared/problem-sentences.ts';
import type { BlockLoad, RenderableBlock } from '#blocks/kit/types.ts';
import { migrateProps } from '#blocks/migrate.ts';
import { blockLoads } from '#blocks/registry.loads.server.ts';
import { blockRegistry } from '#blocks/registry.ts';
import type { RegisteredBlock } from '#blocks/registry-types.ts';
import type { ApiClient } from '#schemas/contract/client.ts';
import type { PublishedPage, Reference, StoredBlock } from '#schemas/domain/content/page.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { parseJson } from '#schemas/fields/parse-json.ts';

type FieldErrors = Record<string, string[]>;

type Log = {
  warn: (fields: Record<string, unknown>, message: string) => void;
  error: (fields: Record<string, unknown>, message: string) => void;
};

export type LoadBlocksOptions = {
  /** The page as the API serves it, already filtered by audience, warehouse and date. */
  published: PublishedPage;
  api: ApiClient;
  log: Log;
  now?: Date;
  hasSession?: boolean;
  /** Made for many who are logged in: their own part comes after the page. */
  isShared?: boolean;
  /** Told of each block that cannot be shown, for previews; errors by pointer into the stored block. */
  report?: (blockId: string, errors: FieldErrors) => void;
  /** For tests. */
  registry?: Record<string, RegisteredBlock>;
  loads?: Record<string, BlockLoad<never, unknown>>;
};

export type LoadedPage = {
  blocks: RenderableBlock[];
  references: Record<string, Reference>;
  /** Content versions the page was made from, for LoadContext.cache.depend. */
  tags: string[];
  /** When the first block's data goes out of date by itself; null when none does. */
  until: string | null;
};

/** What has been parsed, by the block as the API's memory keeps it: a published revision never changes. */
const prepared = new WeakMap<StoredBlock, Ready>();

type Ready = { block: StoredBlock; props: Record<string, unknown> };

/** A stored block with its props parsed, or undefined when it cannot be shown; then it is logged and reported why. */
function prepare(
  block: StoredBlock,
  registry: Record<string, RegisteredBlock>,
  log: Log,
  slug: string,
  report: NonNullable<LoadBlocksOptions['report']>,
): Ready | undefined {
  const about = { page: slug, blockId: block.id, type: block.type };
  const registered = Object.hasOwn(registry, block.type) ? registry[block.type] : undefined;
  if (!registered) {
    log.error(about, 'block of unknown type skipped');
    report(block.id, sentencesOf({ '/type': [because('block_not_found', { type: block.type })] }));
    return undefined;
  }
  const migrated = migrateProps(registered, block.schemaVersion, block.props);
  if (!migrated.ok) {
    const errors = sentencesOf({ '/schemaVersion': [migrated.reason] });
    log.error({ ...about, schemaVersion: block.schemaVersion, errors }, 'block of another version skipped');
    report(block.id, errors);
    return undefined;
  }
  const parsed = parseJson(registered.definition.schema, migrated.props);
  if (!parsed.success) {
    const fieldErrors = fieldErrorsOf(parsed.error, '/props');
    log.error({ ...about, fieldErrors }, 'block of bad props skipped');
    report(block.id, fieldErrors);
    return undefined;
  }
  return { block, props: parsed.data as Record<string, unknown> };
}

/** Parses every block by itself and runs their loads side by side. Never throws for a block's sake. */
export async function loadBlocks(options: LoadBlocksOptions): Promise<LoadedPage> {
  const {
    published,
    api,
    log,
    now = new Date(),
    hasSession = false,
    isShared = false,
    report = () => {},
    registry = blockRegistry,
    loads = blockLoads,
  } = options;
  const { page, references } = published;
  const tags = new Set([`page:${page.slug}`]);
  let until: string | null = null;

  const load = async ({ block, props }: Ready): Promise<RenderableBlock | undefined> => {
    const about = { page: page.slug, blockId: block.id, type: block.type };
    const renderable = { id: block.id, type: block.type, device: block.visibility.device ?? 'all', props };
    const run = Object.hasOwn(loads, block.type)
      ? (loads[block.type] as BlockLoad<Record<string, unknown>, unknown> | undefined)
      : undefined;
    if (!run) return { ...renderable, data: null };
    try {
      const loaded = await run({
        props,
        api,
        now,
        hasSession,
        isShared,
        warn: (message, err) => log.warn({ ...about, err }, message),
      });
      for (const tag of loaded.tags) tags.add(tag);
      const end = loaded.until;
      if (end && (!until || Date.parse(end) < Date.parse(until))) until = end;
      return { ...renderable, data: loaded.data };
    } catch (err) {
      log.error({ ...about, err }, 'block skipped: its data did not come');
      report(block.id, { '': ['its data did not come'] });
      return undefined;
    }
  };

  const ready = page.blocks
    .map((block) => {
      const known = prepared.get(block);
      if (known) return known;
      const made = prepare(block, registry, log, page.slug, report);
      // What may still change is read anew; what is broken is said each time.
      if (made && registry === blockRegistry && Object.isFrozen(block)) prepared.set(block, made);
      return made;
    })
    .filter((block) => block !== undefined);
  const loaded = await Promise.all(ready.map(load));
  return { blocks: loaded.filter((block) => block !== undefined), references, tags: [...tags], until };
}

/** A whole page document against its envelope and its blocks' schemas. No React: the API and the CLI use it. */
import type { z } from 'zod';
import { isPart, kindOf, pagePartOf } from '#schemas/domain/content/content-kinds.ts';
import {
  type PageDocument,
  pageDocumentSchema,
  sectionDocumentSchema,
  variantDocumentSchema,
} from '#schemas/domain/content/page.ts';
import { sectionBlockType } from '#schemas/domain/content/saved-section.ts';
import { unstorable } from '#schemas/domain/content/storable.ts';
import { reasonsOf } from '#schemas/domain/platform/problem.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import { contentSchemaOf } from '#schemas/fields/content-schemas.ts';
import { type BlockDefinition, categoryLimits, isUnlimited } from '#schemas/fields/define-block.ts';
import { parseJson } from '#schemas/fields/parse-json.ts';
import { readSchema, walkValue } from '#schemas/fields/walk-schema.ts';
import { blocksOf } from './collect-references.ts';
import { migrateProps } from './migrate.ts';
import { endsEarly, publishErrors, reservedNames } from './publish-rules.ts';
import { blockRegistry } from './registry.ts';
import type { RegisteredBlock } from './registry-types.ts';

export {
  blocksOf,
  collectAddresses,
  collectMenuQueries,
  collectReferences,
  type DocumentReference,
  type MenuQuery,
} from './collect-references.ts';

export type DocumentResult = { ok: true; document: PageDocument } | { ok: false; errors: FieldReasons };

/** What is wrong with a block's props of its current version, by pointer from the block ("/props/title"). */
export type PropsCheck = (definition: BlockDefinition, props: unknown) => FieldReasons;

const keyOf = (item: unknown) => (item as { id?: unknown } | null)?.id;

/** Items that are named as an earlier one of their list is. */
function repeatedKeys(schema: z.ZodType, props: unknown): FieldReasons {
  const errors: FieldReasons = {};
  walkValue(
    schema,
    props,
    ({ item }, list, pointer) => {
      const id = item && readSchema(item).shape?.id;
      if (!id || readSchema(id).meta.format !== 'key' || !Array.isArray(list)) return true;
      const ids = list.map(keyOf);
      for (const [index, own] of ids.entries())
        if (typeof own === 'string' && ids.indexOf(own) < index)
          errors[`${pointer}/${index}/id`] = [because('item_id_twice', { first: ids.indexOf(own) + 1 })];
      return true;
    },
    '/props',
  );
  return errors;
}

export const checkProps: PropsCheck = ({ schema }, props) => {
  const parsed = parseJson(schema, props ?? {});
  return {
    ...publishErrors(schema, props, '/props'),
    ...repeatedKeys(schema, props),
    ...(parsed.success ? {} : reasonsOf(parsed.error, '/props')),
  };
};

const envelopes = {
  page: pageDocumentSchema,
  section: sectionDocumentSchema,
  variant: variantDocumentSchema,
};

/** Shoppers come to the home page first: it is never published without a block. */
function isEmptyHome(input: unknown): boolean {
  const { slug, blocks } = (input ?? {}) as { slug?: unknown; blocks?: unknown };
  return slug === 'home' && Array.isArray(blocks) && blocks.length === 0;
}

/**
 * Every error at once, by JSON pointer. The document comes back as it is stored: its blocks keep their version and
 * the props they were given, since a stored document is migrated only when it is shown.
 */
export function validateDocument(
  input: unknown,
  registry: Record<string, RegisteredBlock> = blockRegistry,
  /** The editor's remembers what it has checked. */
  check: PropsCheck = checkProps,
): DocumentResult {
  const content = contentSchemaOf(input);
  if (content) {
    const parsed = parseJson(content, input);
    const reasons = {
      ...publishErrors(content, input),
      ...(parsed.success ? {} : reasonsOf(parsed.error)),
      ...reservedNames(input),
      ...unstorable(input),
    };
    // A post has no blocks; whoever needs its fields reads them by its kind.
    return parsed.success && Object.keys(reasons).length === 0
      ? { ok: true, document: { ...(input as PageDocument), ...pagePartOf(parsed.data), blocks: [] } }
      : { ok: false, errors: reasons };
  }
  const errors: FieldReasons = {};
  const add = (pointer: string, reason: Reason) => {
    errors[pointer] = [...(errors[pointer] ?? []), reason];
  };
  const kind = kindOf(input);
  const isSection = kind === 'section';
  const envelope = parseJson(envelopes[kind === 'section' || kind === 'variant' ? kind : 'page'], input);
  if (!envelope.success) Object.assign(errors, reasonsOf(envelope.error));

  if (!isPart(kind) && isEmptyHome(input)) add('/blocks', because('home_empty'));
  const ids = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const [index, block] of blocksOf(input).entries()) {
    const at = `/blocks/${index}`;
    if (typeof block.id === 'string') {
      const first = ids.get(block.id);
      if (first === undefined) ids.set(block.id, index);
      else add(`${at}/id`, because('block_id_twice', { id: block.id, index: first }));
    }
    if (endsEarly(block.visibility)) add(`${at}/visibility/until`, because('visibility_ends_early'));
    if (typeof block.type !== 'string' || block.type === '') continue; // the envelope has said so
    const registered = Object.hasOwn(registry, block.type) ? registry[block.type] : undefined;
    if (!registered) {
      add(`${at}/type`, because('block_type_unknown', { types: Object.keys(registry).join(', ') }));
      continue;
    }
    const { category, limits } = registered.definition;
    const { type } = block;
    if (isSection && type === sectionBlockType) add(`${at}/type`, because('section_nested'));
    else if (isSection && !isUnlimited(registered.definition))
      add(`${at}/type`, because('section_block_limited'));
    const count = (kind: string, most: number | undefined, tooMany: (maximum: number) => Reason) => {
      const number = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, number);
      if (most !== undefined && number > most) add(`${at}/type`, tooMany(most));
    };
    count(`type ${type}`, limits?.perPage, (maximum) =>
      because('blocks_of_type_too_many', { maximum, type }),
    );
    count(`category ${category}`, categoryLimits[category], (maximum) =>
      because('blocks_of_category_too_many', { maximum, category }),
    );
    if (typeof block.schemaVersion !== 'number') continue;
    const migrated = migrateProps(registered, block.schemaVersion, block.props);
    if (!migrated.ok) {
      add(`${at}/schemaVersion`, migrated.reason);
      continue;
    }
    for (const [pointer, reasons] of Object.entries(check(registered.definition, migrated.props)))
      errors[`${at}${pointer}`] = reasons;
  }
  Object.assign(errors, reservedNames(input), unstorable(input));
  if (!envelope.success || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    document: { ...envelope.data, ...(isPart(kind) ? pagePartOf(envelope.data) : {}) } as PageDocument,
  };
}

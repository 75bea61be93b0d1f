/** A whole page document against its envelope and its blocks' schemas. No React: the API and the CLI use it. */
import { type PageDocument, pageDocumentSchema } from '#schemas/domain/page.ts';
import { fieldErrorsOf } from '#schemas/domain/problem.ts';
import { migrateProps } from './migrate.ts';
import { blockRegistry } from './registry.ts';
import type { RegisteredBlock } from './registry-types.ts';

export { collectReferences, type DocumentReference } from './collect-references.ts';

export type FieldErrors = Record<string, string[]>;
export type DocumentResult = { ok: true; document: PageDocument } | { ok: false; errors: FieldErrors };

type LooseBlock = { id?: unknown; type?: unknown; schemaVersion?: unknown; props?: unknown };

/** The blocks of anything at all, so that their errors are named beside those of a bad envelope. */
function blocksOf(input: unknown): LooseBlock[] {
  const blocks = (input as { blocks?: unknown } | null | undefined)?.blocks;
  return Array.isArray(blocks)
    ? blocks.map((block) => (block && typeof block === 'object' ? (block as LooseBlock) : {}))
    : [];
}

/**
 * Every error at once, by JSON pointer. The document comes back as it is stored: its blocks keep their version and
 * the props they were given, since a stored document is migrated only when it is shown.
 */
export function validateDocument(
  input: unknown,
  registry: Record<string, RegisteredBlock> = blockRegistry,
): DocumentResult {
  const errors: FieldErrors = {};
  const add = (pointer: string, message: string) => {
    errors[pointer] = [...(errors[pointer] ?? []), message];
  };
  const envelope = pageDocumentSchema.safeParse(input);
  if (!envelope.success) Object.assign(errors, fieldErrorsOf(envelope.error));

  const ids = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const [index, block] of blocksOf(input).entries()) {
    const at = `/blocks/${index}`;
    if (typeof block.id === 'string') {
      const first = ids.get(block.id);
      if (first === undefined) ids.set(block.id, index);
      else add(`${at}/id`, `expected an id of its own, "${block.id}" is /blocks/${first}'s`);
    }
    if (typeof block.type !== 'string' || block.type === '') continue; // the envelope has said so
    const registered = Object.hasOwn(registry, block.type) ? registry[block.type] : undefined;
    if (!registered) {
      add(`${at}/type`, `expected one of ${Object.keys(registry).join(', ')}`);
      continue;
    }
    const count = (counts.get(block.type) ?? 0) + 1;
    counts.set(block.type, count);
    const most = registered.definition.limits?.perPage;
    if (most !== undefined && count > most)
      add(`${at}/type`, `expected at most ${most} ${block.type} on a page`);
    if (typeof block.schemaVersion !== 'number') continue;
    const migrated = migrateProps(registered, block.schemaVersion, block.props);
    if (!migrated.ok) {
      add(`${at}/schemaVersion`, migrated.message);
      continue;
    }
    const props = registered.definition.schema.safeParse(migrated.props ?? {});
    if (!props.success) Object.assign(errors, fieldErrorsOf(props.error, `${at}/props`));
  }
  if (!envelope.success || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, document: envelope.data };
}

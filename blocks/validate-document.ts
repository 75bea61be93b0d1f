/** A whole page document against its envelope and its blocks' schemas. No React: the API and the CLI use it. */
import { type PageDocument, pageDocumentSchema } from '#schemas/domain/page.ts';
import { fieldErrorsOf } from '#schemas/domain/problem.ts';
import { type BlockDefinition, categoryLimits } from '#schemas/fields/define-block.ts';
import { blocksOf } from './collect-references.ts';
import { migrateProps } from './migrate.ts';
import { blockRegistry } from './registry.ts';
import type { RegisteredBlock } from './registry-types.ts';

export { blocksOf, collectReferences, type DocumentReference } from './collect-references.ts';

export type FieldErrors = Record<string, string[]>;
export type DocumentResult = { ok: true; document: PageDocument } | { ok: false; errors: FieldErrors };

/** What is wrong with a block's props of its current version, by pointer from the block ("/props/title"). */
export type PropsCheck = (definition: BlockDefinition, props: unknown) => FieldErrors;

export const checkProps: PropsCheck = ({ schema }, props) => {
  const parsed = schema.safeParse(props ?? {});
  return parsed.success ? {} : fieldErrorsOf(parsed.error, '/props');
};

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
    const { category, limits } = registered.definition;
    const over = (name: string, kind: string, most: number | undefined) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (most !== undefined && count > most) add(`${at}/type`, `expected at most ${most} ${name} on a page`);
    };
    over(block.type, `type ${block.type}`, limits?.perPage);
    over(`blocks of the kind "${category}"`, `category ${category}`, categoryLimits[category]);
    if (typeof block.schemaVersion !== 'number') continue;
    const migrated = migrateProps(registered, block.schemaVersion, block.props);
    if (!migrated.ok) {
      add(`${at}/schemaVersion`, migrated.message);
      continue;
    }
    for (const [pointer, messages] of Object.entries(check(registered.definition, migrated.props)))
      errors[`${at}${pointer}`] = messages;
  }
  if (!envelope.success || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, document: envelope.data };
}

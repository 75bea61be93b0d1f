/** GET /api/v1/blocks (ours): what a page and its blocks may hold, as JSON Schema. */
import { z } from 'zod';
import { blockRegistry } from '#blocks/registry.ts';
import { pageDocumentSchema } from '#schemas/domain/content/page.ts';

type JsonSchema = Record<string, unknown>;

/** A field that took over the labels of the one within it has them as texts already. */
const textOf = (label: unknown): unknown => (typeof label === 'function' ? label() : label);

/** JSON has no functions: writes a field's label, help and names of options as texts. */
function resolveLabels(field: JsonSchema): void {
  const { label, help, optionLabels } = field;
  if (label) field.label = textOf(label);
  if (help) field.help = textOf(help);
  if (optionLabels)
    field.optionLabels = Object.fromEntries(
      Object.entries(optionLabels).map(([value, name]) => [value, textOf(name)]),
    );
}

/** What a person writes, before defaults are filled in. */
const toJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => resolveLabels(jsonSchema as JsonSchema),
  }) as JsonSchema;

type BlockSchemas = {
  page: JsonSchema;
  blocks: Record<
    string,
    { label: string; category: string; version: number; limit: number | null; props: JsonSchema }
  >;
};

let made: BlockSchemas | undefined;

/** The same for everybody, and for as long as the process lives. */
export function listBlockSchemas(): Promise<BlockSchemas> {
  made ??= {
    page: toJson(pageDocumentSchema),
    blocks: Object.fromEntries(
      Object.entries(blockRegistry).map(([type, { definition }]) => {
        const { label, category, version, limits, schema } = definition;
        return [
          type,
          { label: label(), category, version, limit: limits?.perPage ?? null, props: toJson(schema) },
        ];
      }),
    ),
  };
  return Promise.resolve(made);
}

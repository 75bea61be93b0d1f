/** GET /api/v1/blocks (ours): what a page and its blocks may hold, as JSON Schema. */
import { z } from 'zod';
import { blockRegistry } from '#blocks/registry.ts';
import { pageDocumentSchema } from '#schemas/domain/page.ts';

type JsonSchema = Record<string, unknown>;

/** What a person writes, before defaults are filled in. */
const toJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

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
        return [type, { label, category, version, limit: limits?.perPage ?? null, props: toJson(schema) }];
      }),
    ),
  };
  return Promise.resolve(made);
}

/**
 * What is worth a look before a document is published, and keeps nobody from it. Each check answers where and why; further
 * ones are added to the list at the end.
 */
import type { z } from 'zod';
import { type Json, type Path, pathOf } from '#app/shared/json.ts';
import * as m from '#messages';
import { contentSchemaOf } from '#schemas/fields/content-schemas.ts';
import { type SchemaNode, walkValue } from '#schemas/fields/walk-schema.ts';
import { describeBlock, type EditorDocument } from '../document/model.ts';
import { currentBlock } from '../fields/form-context.tsx';
import type { Problem } from '../session/types.ts';
import { definitionOf } from '../words/block-words.ts';

type Warnings = (document: EditorDocument) => Problem[];

type Part = { schema: z.ZodType; value: Json | undefined; key: string | null; path: Path };

/** What a document holds and how it is to be read: its own fields and each of its blocks. */
function partsOf({ meta, blocks }: EditorDocument): Part[] {
  const content = contentSchemaOf(meta);
  const parts: Part[] = content ? [{ schema: content, value: meta, key: null, path: [] }] : [];
  for (const { key, value } of blocks) {
    const { type, props } = describeBlock(currentBlock(value).value ?? null);
    const schema = definitionOf(type)?.schema;
    if (schema) parts.push({ schema, value: props, key, path: ['props'] });
  }
  return parts;
}

/** A picture that is there and has no words. */
function isWithoutWords({ meta, shape }: SchemaNode, value: unknown): boolean {
  if (meta.field !== 'image' || !shape || !Object.hasOwn(shape, 'alt')) return false;
  const { src, alt } = value as { src?: unknown; alt?: unknown };
  return typeof src === 'string' && src !== '' && typeof alt === 'string' && alt.trim() === '';
}

const missingAlt: Warnings = (document) =>
  partsOf(document).flatMap(({ schema, value, key, path }) => {
    const warnings: Problem[] = [];
    walkValue(schema, value, (node, part, pointer) => {
      if (isWithoutWords(node, part))
        warnings.push({
          key,
          path: [...path, ...pathOf(pointer), 'alt'],
          message: m.editor_warning_alt(),
        });
      return true;
    });
    return warnings;
  });

const checks: readonly Warnings[] = [missingAlt];

export const warningsOf: Warnings = (document) => checks.flatMap((check) => check(document));

/** The fields of a block that can be written or chosen where they are seen. Made on the server, which has the schemas. */
import type { z } from 'zod';
import { type SchemaNode, walkValue } from '#schemas/fields/walk-schema.ts';

/** `line` and `lines` are texts as they are stored, `markdown` is one that is formatted; the others are chosen in the form. */
export type FieldKind = 'line' | 'lines' | 'markdown' | 'picture' | 'link';

export type FieldPlace = {
  /** Into the block's props: "/items/0/title". */
  pointer: string;
  kind: FieldKind;
  label: string;
  /** Characters of a text. */
  max?: number;
  /** A text that may be missing is taken away when it is emptied. */
  omittable?: true;
};

const formats: readonly unknown[] = ['date', 'key', 'query'];

function kindOf({ type, meta, shape }: SchemaNode): FieldKind | null {
  if (meta.field === 'image' && shape) return 'picture';
  if (meta.field === 'link') return 'link';
  if (meta.field !== 'text' || type !== 'string' || formats.includes(meta.format)) return null;
  if (meta.format === 'markdown') return 'markdown';
  return meta.multiline ? 'lines' : 'line';
}

const isGone = (schema: SchemaNode): boolean => schema.isOptional && !schema.fallback;

/** In the order of the form. `props` are the block's, parsed. */
export function fieldPlaces(schema: z.ZodType, props: unknown): FieldPlace[] {
  const places: FieldPlace[] = [];
  walkValue(schema, props, (node, _, pointer) => {
    const kind = kindOf(node);
    if (!kind) return true;
    const { meta, max } = node;
    places.push({
      pointer,
      kind,
      label: meta.label?.() ?? '',
      ...(max === undefined || kind === 'picture' ? {} : { max }),
      ...(isGone(node) ? { omittable: true } : {}),
    });
    return false;
  });
  return places;
}

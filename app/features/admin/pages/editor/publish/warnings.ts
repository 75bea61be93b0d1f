/**
 * What is worth a look before a document is published, and keeps nobody from it. Each check answers where and why; further
 * ones are added to the list at the end.
 */

import type { z } from 'zod';
import { isObject, type Json, type Path, pathOf } from '#app/shared/json.ts';
import * as m from '#messages';
import { isFrame } from '#schemas/domain/content/content-kinds.ts';
import { contentSchemaOf } from '#schemas/fields/content-schemas.ts';
import { pageFoundSchema } from '#schemas/fields/page-found.ts';
import { readSchema, type SchemaNode, walkValue } from '#schemas/fields/walk-schema.ts';
import { describeBlock, type EditorDocument } from '../document/model.ts';
import { currentBlock } from '../fields/form-context.tsx';
import type { Problem } from '../session/types.ts';
import { definitionOf } from '../words/block-words.ts';
import { poorContrast, sayPoorContrast } from '../words/contrast.ts';

/** `now` in ms since 1970. */
type Warnings = (document: EditorDocument, now: number) => Problem[];

type Part = { schema: z.ZodType; value: Json | undefined; key: string | null; path: Path };

/** What a document holds and how it is to be read: its own fields and each of its blocks. */
function partsOf({ meta, blocks }: EditorDocument): Part[] {
  const schema = contentSchemaOf(meta) ?? pageFoundSchema;
  const parts: Part[] = [{ schema, value: meta, key: null, path: [] }];
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

/** Colours chosen for a block, or for a bar of it, in which its text is hard to read. */
const poorContrasts: Warnings = (document) =>
  partsOf(document).flatMap(({ schema, value, key, path }) => {
    const warnings: Problem[] = [];
    walkValue(schema, value, (node, part, pointer) => {
      const holdsColors = Object.values(node.shape ?? {}).some(
        (one) => readSchema(one).meta.field === 'style',
      );
      const poor = node.meta.field === 'style' || holdsColors ? poorContrast(part as Json) : null;
      if (poor)
        warnings.push({
          key,
          path: [...path, ...pathOf(pointer), poor.name],
          message: sayPoorContrast(poor),
        });
      return true;
    });
    return warnings;
  });

/** Navigation and footer are parts of other pages, and found by nobody. */
const missingDescription: Warnings = ({ meta }) => {
  const { kind, title, slug, description } = meta;
  const isFound = kind === undefined && typeof title === 'string' && !isFrame(slug);
  const isMissing =
    description === undefined || (typeof description === 'string' && description.trim() === '');
  return isFound && isMissing
    ? [{ key: null, path: ['description'], message: m.editor_warning_description() }]
    : [];
};

/** A block's rules, as far as they are any. */
const rulesOf = (block: Json): { [key: string]: Json } =>
  isObject(block) && isObject(block.visibility) ? block.visibility : {};

/** A block whose last moment is over shows to nobody, ever. */
const overWindows: Warnings = ({ blocks }, now) =>
  blocks.flatMap(({ key, value }) => {
    const { until } = rulesOf(value);
    const isOver = typeof until === 'string' && Date.parse(until) <= now;
    return isOver ? [{ key, path: ['visibility', 'until'], message: m.editor_warning_over() }] : [];
  });

/** A company's page is never seen by guests: a block for guests alone shows to nobody there. */
const unmetAudiences: Warnings = ({ meta, blocks }) => {
  const seenBy: Readonly<Record<string, readonly string[]>> = {
    customer: ['customer', 'company'],
    company: ['company'],
  };
  const audience = typeof meta.audience === 'string' ? meta.audience : '';
  const viewers = Object.hasOwn(seenBy, audience) ? seenBy[audience] : undefined;
  if (!viewers) return [];
  return blocks.flatMap(({ key, value }) => {
    const { audience: only } = rulesOf(value);
    const wanted = Array.isArray(only) ? only : [];
    const isMet = wanted.length === 0 || wanted.some((one) => viewers.some((viewer) => viewer === one));
    return isMet ? [] : [{ key, path: ['visibility', 'audience'], message: m.editor_warning_audience() }];
  });
};

/** The home page is how most people find the shop. */
const hiddenHome: Warnings = ({ meta }) =>
  meta.slug === 'home' && meta.kind === undefined && meta.noindex === true
    ? [{ key: null, path: ['noindex'], message: m.editor_warning_home_noindex() }]
    : [];

const checks: readonly Warnings[] = [
  hiddenHome,
  missingDescription,
  missingAlt,
  overWindows,
  unmetAudiences,
  poorContrasts,
];

export const warningsOf: Warnings = (document, now) => checks.flatMap((check) => check(document, now));

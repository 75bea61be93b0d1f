/** What blocks and their fields are called, from their schemas alone: for rows, changes and problems. */
import type { z } from 'zod';
import { isObject, type Json, type Path } from '#app/shared/json.ts';
import { blockRegistry } from '#blocks/registry.ts';
import * as m from '#messages';
import { pictureBase } from '#schemas/domain/media/picture-sizes.ts';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { contentSchemas } from '#schemas/fields/content-schemas.ts';
import type { BlockDefinition } from '#schemas/fields/define-block.ts';
import { firstText } from '#schemas/fields/first-text.ts';
import { plainText } from '#schemas/fields/rich-text.ts';
import { readSchema, type SchemaNode } from '#schemas/fields/walk-schema.ts';
import type { FieldChange } from '../document/diff.ts';
import { describeBlock } from '../document/model.ts';
import { sayZonedMoment } from './when.ts';

export function definitionOf(type: string | null): BlockDefinition | undefined {
  return type !== null && Object.hasOwn(blockRegistry, type) ? blockRegistry[type]?.definition : undefined;
}

/** A type that nobody knows, or a version from the future: kept, shown as what it is, and not edited. */
export function isUnsupported(value: Json): boolean {
  const { type, version } = describeBlock(value);
  const definition = definitionOf(type);
  return !definition || (version !== null && version > definition.version);
}

export const typeLabel = (value: Json): string =>
  definitionOf(describeBlock(value).type)?.label() ?? m.editor_unsupported();

/** The block's own title, by which people know it; null when it has no words. */
export function blockTitle(value: Json): string | null {
  const { type, props } = describeBlock(value);
  const definition = definitionOf(type);
  if (!definition) return type;
  return firstText(definition.schema, props);
}

/** For a sentence: `Hero video carousel “Built by the trade”`. */
export function blockName(value: Json): string {
  const title = blockTitle(value);
  const label = typeLabel(value);
  return title ? m.editor_block_name({ type: label, title: shorten(title, 40) }) : label;
}

export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

const envelope: Record<string, () => string> = {
  hidden: m.editor_rule_hidden,
  audience: m.editor_rule_audience,
  warehouses: m.editor_rule_warehouses,
  device: m.editor_rule_device,
  from: m.editor_rule_from,
  until: m.editor_rule_until,
  type: m.editor_field_type,
  schemaVersion: m.editor_field_version,
  visibility: m.editor_field_visibility,
  id: m.editor_field_id,
};

const textFields: Record<string, () => string> = {
  href: m.content_link,
  image: m.content_embed_photo,
  images: m.content_embed_photos,
  alt: m.field_alt,
  video: m.content_embed_video,
  poster: m.block_field_poster,
  products: m.content_embed_products,
};

const pageFields: Record<string, () => string> = {
  title: m.editor_page_title,
  slug: m.editor_page_slug,
  audience: m.editor_page_audience,
  description: m.session_page_description,
  share_image: m.field_page_share_image,
  noindex: m.field_page_noindex,
  blocks: m.editor_page_blocks,
};

/** Whether the page's form has a name for a field of the document. */
export const isPageField = (name: string): boolean =>
  known(pageFields, name) !== undefined || contentFieldLabel(name) !== undefined;

const known = (words: Record<string, () => string>, key: string) =>
  Object.hasOwn(words, key) ? words[key]?.() : undefined;

/** Of a text that is only named by its beginning. */
const namedBy = 48;

/** The way to a field of the page itself; to a translation, by the text that it is of. */
export function pageFieldTrail({ path, source }: Pick<FieldChange, 'path' | 'source'>): string[] {
  if (path[0] !== 'translations') return ownFieldTrail(path);
  const text = (source ?? '').replaceAll(/<[^>]*>/g, '');
  const name = text.length > namedBy ? `${text.slice(0, namedBy).trimEnd()}…` : text;
  return name === '' ? [m.translations_spanish()] : [m.translations_spanish(), name];
}

const ownFieldTrail = (path: Path): string[] =>
  // Of a text's nodes the form's words are said, and not the way through them.
  (path[1] === 'content' ? path.filter((step, at) => at === 0 || isSaid(step)) : path).map((step) =>
    typeof step === 'number' ? `${step + 1}` : (known(pageFields, step) ?? contentFieldLabel(step) ?? step),
  );

const isSaid = (step: string | number) => typeof step === 'string' && Object.hasOwn(textFields, step);

/** The fields of all kinds of content, and of what stands in their texts: a name means the same in each. */
export function contentFieldLabel(name: string): string | undefined {
  const shape = Object.values(contentSchemas)
    .map((schema): Readonly<Record<string, z.ZodType>> => schema.shape)
    .find((fields) => Object.hasOwn(fields, name));
  const field = shape?.[name];
  if (!field) return Object.hasOwn(textFields, name) ? textFields[name]?.() : undefined;
  return readSchema(field).meta.label?.();
}

/** The way to a field of a block in the form's words: ["Slide 2", "Button", "Button label"]. */
export function fieldTrail(value: Json, path: Path): string[] {
  const [root, ...rest] = path;
  if (root !== 'props')
    return path
      .filter((step) => step !== 'visibility' || path.length === 1)
      .flatMap((step) => (typeof step === 'number' ? [] : [known(envelope, step) ?? step]));
  let schema: z.ZodType | undefined = definitionOf(describeBlock(value).type)?.schema;
  const trail: string[] = [];
  for (const step of rest) {
    const node: SchemaNode | undefined = schema && readSchema(schema);
    if (typeof step === 'number') {
      const list = trail.pop();
      schema = node?.item ?? undefined;
      // One of them is called as it is in its form; where it has no name of its own, as all of them are.
      const name = (schema && readSchema(schema).meta.label?.()) ?? list ?? '';
      trail.push(`${name} ${step + 1}`.trim());
      continue;
    }
    schema = node?.shape && Object.hasOwn(node.shape, step) ? node.shape[step] : undefined;
    trail.push((schema && readSchema(schema).meta.label?.()) ?? step);
  }
  return trail;
}

/** A day of the calendar or a moment, as people say it; null for any other text. */
function sayTime(text: string, zone: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))
    return formatDate(`${text}T12:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
    ? sayZonedMoment(text, zone)
    : null;
}

/** A photo as a block stores it, which can be shown. */
export const isImage = (
  value: Json | undefined,
): value is { src: string; width: number; height: number; [key: string]: Json } =>
  isObject(value) &&
  typeof value.src === 'string' &&
  pictureBase.test(value.src) &&
  typeof value.width === 'number' &&
  typeof value.height === 'number';

/** A value in a few words; moments are said in `zone`. */
export function sayValue(value: Json | undefined, zone: string): string {
  if (value === undefined || value === null || value === '') return m.editor_value_nothing();
  if (typeof value === 'boolean') return value ? m.editor_value_yes() : m.editor_value_no();
  if (typeof value === 'number') return `${value}`;
  if (typeof value === 'string')
    return sayTime(value, zone) ?? m.editor_value_text({ text: shorten(value, 120) });
  if (!Array.isArray(value) && value.type === 'doc') {
    const text = plainText(value);
    return text ? m.editor_value_text({ text: shorten(text, 160) }) : m.editor_value_nothing();
  }
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) return value.join(', ') || m.editor_value_nothing();
    return m.editor_value_items({ count: value.length });
  }
  for (const key of ['alt', 'content', 'title', 'label', 'name']) {
    const text = Object.hasOwn(value, key) ? value[key] : undefined;
    if (typeof text === 'string' && text !== '') return m.editor_value_text({ text: shorten(text, 120) });
  }
  return m.editor_value_set();
}

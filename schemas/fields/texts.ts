/**
 * The texts of a value that are put into other languages, found through its schema: fields of text, alternative texts
 * and formatted text, of which each paragraph, heading, cell and caption is one text.
 */
import { z } from 'zod';
import * as m from '#messages';
import { textHash } from '../domain/translations/match.ts';
import { readTagged, type TaggedRun, writeTagged } from '../domain/translations/tags.ts';
import { text } from './fields.ts';
import { pageFoundSchema } from './page-found.ts';
import { type EmbedType, embedSchemas, type RichInline } from './rich-text.ts';
import { type SchemaNode, walkValue } from './walk-schema.ts';

export type FieldText = {
  /** Names it within its value: the way to it, without places in lists, and a hash of its source where that is needed. */
  field: string;
  /** RFC 6901, into the value; of formatted text, to the node whose `content` it is. */
  pointer: string;
  label: string;
  /** With numbered tags around formatted runs, and a new line for each break. */
  source: string;
  max: number | null;
  isLong: boolean;
  isRich: boolean;
};

/** What every page has beside its blocks. */
export const pageTextsSchema = z.object({
  title: text({ label: m.session_page_title, max: 120 }),
  description: text({ label: m.session_page_description, max: 300, multiline: true, optional: true }),
  share_image: pageFoundSchema.shape.share_image,
});

/** Numbers, dashes and prices are the same in every language. */
const hasWords = (source: string) => /\p{L}{2}/u.test(source);

const isPlainText = ({ type, meta }: SchemaNode): boolean =>
  type === 'string' && (meta.translated ?? (meta.field === 'text' && !meta.format));

const sayLabel = (label: unknown): string =>
  typeof label === 'function' ? (label as () => string)() : typeof label === 'string' ? label : '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

type Place = { path: string[]; isListed: boolean };

/** The way to a part without its places in lists: an item is named by its id where it has one. */
function placeOf(value: unknown, pointer: string): Place {
  const place: Place = { path: [], isListed: false };
  let at = value;
  for (const part of pointer.split('/').slice(1).map(unescaped)) {
    const inList = Array.isArray(at);
    at = (at as Record<string, unknown>)[part];
    if (!inList) place.path.push(part);
    else if (isRecord(at) && typeof at.id === 'string' && at.id !== '') place.path.push(at.id.slice(0, 60));
    else place.isListed = true;
  }
  return place;
}

/** A part that is named within what it is part of: "Photo › Alt text". */
const speaksForItsParts: readonly unknown[] = ['image', 'button', 'video'];

type Found = { texts: FieldText[]; labels: Map<string, { field: unknown; label: string }> };

function labelAt({ labels }: Found, pointer: string, own: string): string {
  const parent = labels.get(pointer.slice(0, pointer.lastIndexOf('/')));
  return parent && speaksForItsParts.includes(parent.field) && parent.label !== own
    ? `${parent.label} › ${own}`
    : own;
}

/** Every text of a value, valid or not, in the order of its schema. */
export function findTexts(schema: z.ZodType, value: unknown): FieldText[] {
  const found: Found = { texts: [], labels: new Map() };
  walkValue(schema, value, (node, part, pointer) => {
    const label = sayLabel(node.meta.label);
    if (label) found.labels.set(pointer, { field: node.meta.field, label });
    if (node.meta.field === 'rich') {
      const { path } = placeOf(value, pointer);
      found.texts.push(...richTexts(part, path.join('/'), pointer, label));
      return false;
    }
    if (!isPlainText(node)) return true;
    if (typeof part !== 'string' || !hasWords(part)) return false;
    const { path, isListed } = placeOf(value, pointer);
    const source = part.trim();
    found.texts.push({
      field: path.join('/') + (isListed ? `#${textHash(source)}` : ''),
      pointer,
      label: labelAt(found, pointer, label),
      source,
      max: node.max ?? null,
      isLong: node.meta.multiline === true,
      isRich: false,
    });
    return false;
  });
  return found.texts;
}

type Node = { type?: unknown; attrs?: unknown; content?: unknown };

const labelOfNode: Readonly<Record<string, () => string>> = {
  heading: m.translations_heading,
  listItem: m.translations_list_item,
  tableHeader: m.translations_cell,
  tableCell: m.translations_cell,
  blockquote: m.translations_quote,
};

const longestRich = 20_000;

function richTexts(
  node: unknown,
  field: string,
  pointer: string,
  label: string,
  within: () => string = m.translations_paragraph,
): FieldText[] {
  if (!isRecord(node)) return [];
  const { type, attrs, content } = node as Node;
  if (type === 'paragraph' || type === 'heading') {
    const source = writeTagged(runsOf(content).runs);
    if (!hasWords(source)) return [];
    const own = type === 'heading' ? m.translations_heading() : within();
    const named = { field: `${field}#${textHash(source)}`, pointer, label: `${label} › ${own}`, source };
    return [{ ...named, max: longestRich, isLong: type === 'paragraph', isRich: true }];
  }
  if (typeof type === 'string' && Object.hasOwn(embedSchemas, type))
    return findTexts(embedSchemas[type as EmbedType], attrs).map((text) => ({
      ...text,
      field: `${field}/${text.field.replace(/#[^#]*$/, '')}#${textHash(text.source)}`,
      pointer: `${pointer}/attrs${text.pointer}`,
      label: `${label} › ${text.label}`,
    }));
  if (!Array.isArray(content)) return [];
  const inside = typeof type === 'string' ? (labelOfNode[type] ?? within) : within;
  return content.flatMap((child, index) =>
    richTexts(child, field, `${pointer}/content/${index}`, label, inside),
  );
}

type Marks = NonNullable<Extract<RichInline, { type: 'text' }>['marks']>;

/** The runs of a paragraph, and what each tag stands for. */
function runsOf(content: unknown): { runs: TaggedRun[]; marks: Marks[] } {
  const runs: TaggedRun[] = [];
  const marks: Marks[] = [];
  for (const inline of Array.isArray(content) ? (content as RichInline[]) : []) {
    if (inline?.type === 'hardBreak') runs.push({ text: '\n', tag: null });
    if (inline?.type !== 'text' || typeof inline.text !== 'string') continue;
    const isFormatted = Array.isArray(inline.marks) && inline.marks.length > 0;
    if (isFormatted) marks.push(inline.marks as Marks);
    runs.push({ text: inline.text, tag: isFormatted ? marks.length : null });
  }
  return { runs, marks };
}

/** A translated paragraph: its tags get the formats of the source's; a tag that the source has not is left out. */
function richContent(content: unknown, target: string): RichInline[] {
  const { marks } = runsOf(content);
  return readTagged(target).flatMap(({ text: run, tag }) => {
    const format = tag === null ? undefined : marks[tag - 1];
    return run
      .split('\n')
      .flatMap((line, index): RichInline[] => [
        ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
        ...(line ? [{ type: 'text' as const, text: line, ...(format ? { marks: format } : {}) }] : []),
      ]);
  });
}

/** Puts a target in the place of its text, in a value that nobody else holds. */
export function putText(value: unknown, { pointer, isRich }: FieldText, target: string): void {
  const path = pointer.split('/').slice(1).map(unescaped);
  const last = isRich ? 'content' : (path.pop() ?? '');
  const holder = path.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], value) as Record<
    string,
    unknown
  >;
  holder[last] = isRich ? richContent(holder[last], target) : target;
}

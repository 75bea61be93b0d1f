/** Values beside the fields they stand in: a fresh one, whether one fits, what to call one in a line. */
import { isObject, type Json } from '#app/shared/json.ts';
import { freshId } from '../blocks/block-presets.ts';
import type { FieldDescription, FieldPart } from './describe-field.ts';

/** Characters of a text that a control still shows; more is none that somebody typed. */
const longestText = 20_000;
/** Items of a list that a form still shows. */
const longestList = 200;

/** What a new one is: as much as the schema demands, and nothing that it does without. */
export function emptyValue(field: FieldDescription): Json {
  switch (field.field) {
    case 'number':
      return Math.max(field.min ?? 0, Math.min(0, field.max ?? 0));
    case 'boolean':
      return false;
    case 'select':
      return field.options[0] ?? '';
    case 'array':
      return field.item
        ? Array.from({ length: field.min ?? 0 }, () => emptyValue(field.item as FieldDescription))
        : [];
    case 'image':
      return {
        src: '',
        ...(field.parts.some(({ name }) => name === 'alt') ? { alt: '' } : {}),
        width: 1,
        height: 1,
      };
    case 'rich':
      return { type: 'doc', content: [{ type: 'paragraph' }] };
    case 'unknown':
      return null;
    default:
      if (field.format === 'key') return freshId('item');
      if (field.parts.length === 0) return '';
      return Object.fromEntries(
        field.parts.flatMap(({ name, field: part }) => (part.omittable ? [] : [[name, emptyValue(part)]])),
      );
  }
}

/** A copy of an item that is to stand beside it: what names it and its parts within their lists is made anew. */
export function copyOf(field: FieldDescription, value: Json): Json {
  if (field.format === 'key') return emptyValue(field);
  const { item } = field;
  if (item && Array.isArray(value)) return value.map((part) => copyOf(item, part));
  if (!isObject(value)) return value;
  const partOf = (name: string) => field.parts.find((part) => part.name === name)?.field;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const known = partOf(name);
      return [name, known ? copyOf(known, part) : part];
    }),
  );
}

/** The parts that a form shows of a value: a field of earlier versions only while it is set and not replaced. */
export function shownParts(field: FieldDescription, value: Json | undefined): readonly FieldPart[] {
  const has = (name: string) => isObject(value) && Object.hasOwn(value, name);
  return field.parts.filter(
    ({ name, field: { replacedBy } }) => !replacedBy || (has(name) && !has(replacedBy)),
  );
}

/** Whether its control can show it. What is missing always fits; whether it is allowed is the schema's business. */
export function fits(field: FieldDescription, value: Json | undefined): boolean {
  if (value === undefined) return true;
  switch (field.field) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && value.length <= longestList;
    case 'rich':
      return isObject(value) && value.type === 'doc' && Array.isArray(value.content);
    case 'unknown':
      return true;
    default:
      if (field.parts.length > 0) return isObject(value);
      return typeof value === 'string' && value.length <= longestText;
  }
}

/** Keys that the schema does not know: nothing shows them otherwise. */
export function unknownKeys(field: FieldDescription, value: Json | undefined): string[] {
  if (field.parts.length === 0 || !isObject(value)) return [];
  return Object.keys(value).filter((key) => !field.parts.some(({ name }) => name === key));
}

/** The first words in it, for a line that stands for it; empty when there are none. */
export function summaryOf(field: FieldDescription, value: Json | undefined): string {
  if (field.format === 'key') return '';
  if (typeof value === 'string') return ['text', 'link'].includes(field.field) ? value.trim() : '';
  if (field.field === 'array' || !isObject(value)) return '';
  if (field.field === 'image') return typeof value.alt === 'string' ? value.alt.trim() : '';
  for (const kind of ['text', null]) {
    for (const { name, field: part } of field.parts) {
      if (kind !== null && part.field !== kind) continue;
      if (kind === null && (part.field === 'link' || !Object.hasOwn(value, name))) continue;
      const summary = Object.hasOwn(value, name) ? summaryOf(part, value[name]) : '';
      if (summary) return summary;
    }
  }
  return '';
}

/** A value as JSON for a person to look at, cut where it is long. */
export function shownJson(value: Json | undefined, most = 400): string {
  let text: string;
  try {
    text = JSON.stringify(value, null, 1) ?? '';
  } catch {
    // Deeper than the stack.
    return '…';
  }
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** What a place of a catalog form is called: "Variants › FB-36 › Retail". */
import type { z } from 'zod';
import { getAt, isContainer, type Json, pathOf } from '#app/shared/json.ts';
import * as m from '#messages';
import { readSchema } from '#schemas/fields/walk-schema.ts';

/** Fields that their schemas leave unnamed, as the form calls them; null for what is a part of the name before it. */
const names = new Map<string, (() => string) | null>([
  ['kind', m.cat_kind],
  ['status', m.cat_status],
  ['specifications', m.cat_specifications],
  ['dimensions', m.cat_dimensions],
  ['uom', m.cat_field_uom],
  ['categories', m.cat_categories],
  ['tags', m.cat_tags],
  ['collections', m.cat_collections],
  ['vendors', m.cat_vendors],
  ['products', m.cat_products],
  ['media', m.cat_gallery],
  ['url', m.cat_address],
  ['title', m.cat_field_title],
  ['documents', m.cat_documents],
  ['option_names', m.cat_options],
  ['options', m.cat_options],
  ['skus', m.cat_variants_table],
  ['views', m.cat_more_photos],
  ['stock', m.cat_stock],
  ['warehouse', m.cat_warehouse],
  ['quantity', m.cat_companion_quantity],
  ['breaks', m.cat_breaks],
  ['offBps', m.cat_percent_off],
  ['slots', m.cat_slots],
  ['slot', m.cat_slot_name],
  ['optional', m.cat_slot_optional],
  ['rules', m.cat_rules],
  ['rule', m.cat_rule_title],
  ['attribute', m.cat_rule_attribute],
  ['reason', m.cat_rule_reason],
  ['if', m.cat_rule_if],
  ['then', m.cat_rule_then],
  ['values', m.cat_choice_values],
  ['kit_price', m.cat_kit_price],
  ['custom', null],
  ['min', m.cat_dimension_min],
  ['max', m.cat_dimension_max],
  ['step', m.cat_dimension_step],
  ['add', m.cat_choice_add],
  ['formula', m.cat_formula],
  ['companions', m.cat_part_companions],
  ['need', m.cat_companion_need_name],
  ['hex', m.cat_color],
  ['hex2', m.cat_color_second],
  ['means', m.cat_synonym_means],
  ['src', null],
  ['width', null],
  ['height', null],
]);

/** The fields of what a schema takes, also where it takes one of several. */
function fieldOf(schema: z.ZodType | undefined, name: string): z.ZodType | undefined {
  if (!schema) return undefined;
  const { shape, options } = readSchema(schema);
  if (shape) return shape[name];
  for (const option of options) {
    const field = fieldOf(option, name);
    if (field) return field;
  }
  return undefined;
}

/** What an id is called that a row is known by, such as a warehouse's. */
export type NameOf = (id: string) => string | undefined;

/** What a row of a list says of itself, else which one it is. */
function rowName(row: Json | undefined, index: number, nameOf: NameOf): string {
  const fields = isContainer(row) && !Array.isArray(row) ? row : {};
  const said = ['code', 'name', 'label', 'title', 'product'].map((name) => fields[name]).find(Boolean);
  if (typeof said === 'string') return said;
  const { warehouse } = fields;
  return (typeof warehouse === 'string' && nameOf(warehouse)) || m.cat_row({ number: index + 1 });
}

/** The name of one step of a path; null where the step is called nothing. */
function stepName(schema: z.ZodType | undefined, name: string): string | null {
  const label = schema && readSchema(schema).meta.label;
  if (label) return label();
  // A key of a table is what somebody wrote, as the name of an option.
  return names.has(name) ? (names.get(name)?.() ?? null) : name;
}

/** Names a place by its JSON pointer; '' for the whole form. */
export function placeName(
  form: z.ZodType,
  value: Json,
  pointer: string,
  nameOf: NameOf = () => undefined,
): string {
  const path = pathOf(pointer);
  let schema: z.ZodType | undefined = form;
  const said = path.flatMap((step, at) => {
    if (typeof step === 'number') {
      schema = schema && (readSchema(schema).item ?? undefined);
      return [rowName(getAt(value, path.slice(0, at + 1)), step, nameOf)];
    }
    schema = fieldOf(schema, step);
    return stepName(schema, step) ?? [];
  });
  return said.filter(Boolean).join(' › ');
}

/** A trail of which rows are named already, as the activity log keeps it, and what the value at its end is measured in. */
export function trailName(
  form: z.ZodType,
  trail: readonly string[],
): { place: string; unit?: string | undefined } {
  let schema: z.ZodType | undefined = form;
  const said = trail.flatMap((step) => {
    const item = schema && readSchema(schema).item;
    schema = item ?? fieldOf(schema, step);
    return item ? step : (stepName(schema, step) ?? []);
  });
  return { place: said.join(' › '), unit: schema && readSchema(schema).meta.unit };
}

/** Whether a field without a label of its own is called something here. */
export const isNamedHere = (name: string): boolean => names.has(name);

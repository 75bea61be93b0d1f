/**
 * What a page may hold when it is read and is not published with: the shop goes on showing what was published before a
 * rule came.
 */
import type { z } from 'zod';
import { placesIn, pointerTo } from '#schemas/domain/content/json-places.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { isMisleadingLink } from '#schemas/fields/fields.ts';
import { readSchema, type SchemaNode, walkValue } from '#schemas/fields/walk-schema.ts';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The fields of an object whose day is before the one that it may not be before. */
function earlyDays({ shape }: SchemaNode, value: unknown): string[] {
  if (!shape || typeof value !== 'object' || value === null) return [];
  const days = value as Record<string, unknown>;
  return Object.entries(shape).flatMap(([name, field]) => {
    const first = readSchema(field).meta.notBefore;
    const [from, to] = [first === undefined ? undefined : days[first], days[name]];
    return isDay(from) && isDay(to) && to < from ? [name] : [];
  });
}

/** Links that lead elsewhere than they seem to or nowhere, and last days before their first, by pointer from `root`. */
export function publishErrors(schema: z.ZodType, value: unknown, root = ''): FieldReasons {
  const errors: FieldReasons = {};
  walkValue(
    schema,
    value,
    (node, part, pointer) => {
      if (node.meta.field === 'link' && typeof part === 'string') {
        if (isMisleadingLink(part)) errors[pointer] = [because('link_misleading')];
        else if (/^(?:mailto|tel):\s*$/.test(part)) errors[pointer] = [because('link_invalid')];
      }
      for (const name of earlyDays(node, part)) errors[`${pointer}/${name}`] = [because('end_date_early')];
      return true;
    },
    root,
  );
  return errors;
}

/** Whether a block's window closes before it opens: nobody would ever see it. */
export function endsEarly(visibility: unknown): boolean {
  const { from, until } = (visibility ?? {}) as { from?: unknown; until?: unknown };
  if (typeof from !== 'string' || typeof until !== 'string') return false;
  return Date.parse(until) <= Date.parse(from);
}

const reserved: readonly string[] = ['__proto__', 'constructor', 'prototype'];
/** Names said at once; a page with more of them is none that a person fixes one by one. */
const mostNames = 50;

/** Fields by names that mean something else to a program than to a person. */
export function reservedNames(input: unknown): FieldReasons {
  const errors: FieldReasons = {};
  let count = 0;
  for (const place of placesIn(input)) {
    if (place.parent === null || Array.isArray(place.parent.value) || !reserved.includes(place.key)) continue;
    errors[pointerTo(place)] = [because('name_reserved', { name: place.key })];
    count += 1;
    if (count === mostNames) break;
  }
  return errors;
}

/**
 * JSON from outside, made safe to be checked: zod compares the `length` of whatever it is given before it asks what
 * that is, and throws on one that no number can be made of (docs/traps.md#a-length-that-is-an-object).
 */
import type { z } from 'zod';

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every list and object in a value, however deep. */
function* containersIn(value: unknown): Generator<object> {
  const found = [value];
  while (found.length > 0) {
    const container = found.pop();
    if (!isContainer(container)) continue;
    yield container;
    // Not spread: there may be more than a call takes.
    for (const inner of Object.values(container)) found.push(inner);
  }
}

const hasLengthOfContainer = (container: object): container is { length: unknown } =>
  !Array.isArray(container) &&
  Object.hasOwn(container, 'length') &&
  isContainer((container as { length: unknown }).length);

/** Puts null in place of a `length` that is a list or an object, in JSON that nobody else holds; returns it. */
export function tamed(json: unknown): unknown {
  for (const container of containersIn(json)) if (hasLengthOfContainer(container)) container.length = null;
  return json;
}

/** As `schema.safeParse`, for a value that may be anything JSON can be. */
export function parseJson<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  for (const container of containersIn(value))
    if (hasLengthOfContainer(container)) return schema.safeParse(tamed(structuredClone(value)));
  return schema.safeParse(value);
}

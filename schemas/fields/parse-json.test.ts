import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseJson, tamed } from './parse-json.ts';

const wild = JSON.parse('{"toString": null}');
const schema = z.object({
  name: z.string().min(1).max(9),
  list: z.array(z.string().max(3)).min(1),
  size: z.object({ length: z.number() }),
});

test('a length that no number can be made of is a wrong value at its place', () => {
  const value = { name: { length: wild }, list: [{ length: [wild] }], size: { length: 3 } };
  const before = structuredClone(value);
  expect(() => schema.safeParse(value)).toThrow(TypeError);
  const places = parseJson(schema, value).error?.issues.map(({ path }) => path.join('.'));
  expect(new Set(places)).toEqual(new Set(['name', 'list.0']));
  expect(value).toEqual(before);
});

test('what is right stays what it is, the same object', () => {
  const value = { name: 'a', list: ['b'], size: { length: 3 } };
  expect(parseJson(schema, value).data).toEqual(value);
  expect(tamed(value)).toBe(value);
});

test('however deep, it is only looked at', () => {
  const deep = JSON.parse(`{"name": {"length": ${'['.repeat(60_000)}${']'.repeat(60_000)}}}`);
  expect(schema.safeParse(tamed(deep)).success).toBe(false);
});

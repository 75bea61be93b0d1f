import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSchema, walkValue } from './walk-schema.ts';

const text = (label: string) => z.string().min(2).max(9).meta({ field: 'text', label });

test('a schema is read beneath its wrappers, whose words win', () => {
  const node = readSchema(text('Inner').default('hello').meta({ label: 'Outer' }));
  expect(node).toMatchObject({ type: 'string', isOptional: true, fallback: 'hello', min: 2, max: 9 });
  expect(node.meta).toMatchObject({ field: 'text', label: 'Outer' });
  expect(readSchema(text('Plain'))).toMatchObject({ isOptional: false, fallback: undefined });
  expect(readSchema(text('Plain').optional()).isOptional).toBe(true);
  expect(readSchema(text('Plain').nullable()).isOptional).toBe(false);
  expect(readSchema(text('Plain').transform((said) => said.length)).meta.label).toBe('Plain');
});

test('numbers, enums, lists, objects and unions say what they hold', () => {
  expect(readSchema(z.int().min(1).max(5))).toMatchObject({ isInteger: true, min: 1, max: 5 });
  expect(readSchema(z.enum(['left', 'right'])).values).toEqual(['left', 'right']);
  const name = text('Name');
  expect(readSchema(z.object({ name })).shape).toEqual({ name });
  expect(readSchema(z.array(name).max(3))).toMatchObject({ type: 'array', item: name, max: 3 });
  expect(readSchema(z.union([name, z.number()])).options).toHaveLength(2);
});

test('a value is walked in the order of its schema, as deep as the visitor wants', () => {
  const schema = z.object({
    title: text('Title'),
    slides: z.array(z.object({ words: text('Words'), link: z.union([z.number(), text('Link')]) })),
    missing: text('Missing').optional(),
  });
  const value = {
    slides: [{ words: 'one', link: 'two' }, 'no object', { words: null, link: 3 }],
    title: 'zero',
    unknown: 'more',
  };
  const texts: [string, unknown][] = [];
  walkValue(schema, value, ({ meta }, part, pointer) => {
    if (meta.field === 'text') texts.push([pointer, part]);
    return true;
  });
  expect(texts).toEqual([
    ['/title', 'zero'],
    ['/slides/0/words', 'one'],
    ['/slides/0/link', 'two'],
  ]);
  const pointers: string[] = [];
  walkValue(schema, value, ({ type }, _, pointer) => {
    pointers.push(pointer);
    return type !== 'array';
  });
  expect(pointers).toEqual(['', '/title', '/slides']);
});

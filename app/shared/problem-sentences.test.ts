/** Whatever is wrong with what a form or a program sends, people read a sentence of the messages. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { type CallName, contract } from '#schemas/contract/contract.ts';
import { reasonsOf } from '#schemas/domain/platform/problem.ts';
import { readSchema } from '#schemas/fields/walk-schema.ts';
import { badNumbers } from '#tests/factories/bad-numbers.ts';
import { sentenceOf } from './problem-sentences.ts';

const bad: readonly unknown[] = [
  ...badNumbers,
  '',
  ' ',
  'x'.repeat(100_001),
  '\0',
  '<b>',
  -1,
  1.5,
  0,
  1e21,
  true,
  null,
  undefined,
  [],
  {},
];

/** What a schema takes, with the same wrong value at every place; what tells its kind stays right. */
function wrong(schema: z.ZodType, value: unknown, depth = 0): unknown {
  const { type, shape, item, options, values } = readSchema(schema);
  if (type === 'literal') return (schema._zod.def as { values?: unknown[] }).values?.[0] ?? values[0];
  if (depth > 6) return value;
  if (shape)
    return Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, wrong(field, value, depth + 1)]),
    );
  if (item) return [wrong(item, value, depth + 1), wrong(item, value, depth + 1)];
  return options[0] && readSchema(options[0]).shape ? wrong(options[0], value, depth + 1) : value;
}

/** Every kind that a body may be of. */
const kindsOf = (schema: z.ZodType): readonly z.ZodType[] => {
  const { options } = readSchema(schema);
  return options.length > 0 ? options.flatMap(kindsOf) : [schema];
};

const bodies = (Object.keys(contract) as CallName[]).flatMap((name) => {
  const { body } = contract[name] as { body?: z.ZodType };
  return body ? [[name, body] as const] : [];
});

test('there are forms to look at', () => expect(bodies.length).toBeGreaterThan(80));

test.each(bodies)('%s says in words what is wrong, at its place', (_, body) => {
  for (const kind of kindsOf(body))
    for (const value of bad) {
      const { error } = body.safeParse(wrong(kind, value));
      for (const [pointer, reasons] of Object.entries(error ? reasonsOf(error) : {}))
        for (const reason of reasons) {
          const sentence = sentenceOf(reason);
          expect(sentence, `${pointer}: ${reason.reason}`).toBeTruthy();
          expect(sentence, `${pointer}: ${reason.reason}`).not.toMatch(/undefined|NaN|\{|\[object/);
        }
    }
});

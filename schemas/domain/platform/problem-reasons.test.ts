import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Problem, reasonsOf, withSentences } from './problem.ts';
import { because, customIssue, problemKey } from './reasons.ts';

const wrongOf = (schema: z.ZodType, input: unknown) =>
  reasonsOf(z.safeParse(schema, input).error as z.ZodError);

test('a check of our own gives its reason, with the values that the check knows', () => {
  const schema = z.strictObject({
    name: z.string().min(1, problemKey('name_missing')),
    title: z.string().max(8, problemKey('text_too_long')),
    role: z.enum(['buyer', 'admin'], problemKey('choice_invalid')),
    slug: z
      .string()
      .refine((slug) => slug !== 'taken', customIssue(because('number_not_above', { minimum: 3 }))),
  });
  expect(wrongOf(schema, { name: '', title: 'far too long', role: 'x', slug: 'taken', other: 1 })).toEqual({
    '/name': [because('name_missing')].map((reason) => ({ ...reason, values: { minimum: 1 } })),
    '/title': [because('text_too_long', { maximum: 8 })],
    '/role': [because('choice_invalid', { options: 'buyer, admin' })],
    '/slug': [because('number_not_above', { minimum: 3 })],
    '/other': [because('field_unknown')],
  });
});

test('what zod says by itself becomes a reason of ours', () => {
  const schema = z.object({
    missing: z.string(),
    text: z.string(),
    short: z.string().min(3),
    count: z.int().min(1).max(9),
    step: z.number().multipleOf(5),
    above: z.number().gt(2),
    list: z.array(z.string()).max(1),
    email: z.email(),
    day: z.iso.date(),
    one: z.union([z.literal('a'), z.number()]),
  });
  const input = {
    text: 1,
    short: 'x',
    count: 12,
    step: 7,
    above: 2,
    list: ['', ''],
    email: 'x',
    day: 'x',
    one: '',
  };
  expect(wrongOf(schema, input)).toEqual({
    '/missing': [because('value_missing')],
    '/text': [because('text_expected')],
    '/short': [because('text_too_short', { minimum: 3 })],
    '/count': [because('number_too_large', { maximum: 9 })],
    '/step': [because('step_invalid', { step: 5 })],
    '/above': [because('number_not_above', { minimum: 2 })],
    '/list': [because('list_too_long', { maximum: 1 })],
    '/email': [because('email_invalid')],
    '/day': [because('date_invalid')],
    '/one': [because('value_invalid')],
  });
});

test('sentences are looked up by reason; the English ones stay where one is not known', () => {
  const problem: Problem = {
    code: 'invalid',
    status: 422,
    reason: 'fields_invalid',
    message: 'Check the fields.',
    fieldErrors: { '/a': ['Too many.', 'Not new.'], '/b': ['As it was.'] },
    fieldReasons: { '/a': [{ reason: 'too_many', values: { maximum: 3 } }, { reason: 'brand_new' }] },
    requestId: 'r',
  };
  const sentences: Record<string, string> = {
    fields_invalid: 'Prüfen Sie die Felder.',
    too_many: 'Höchstens',
  };
  const shown = withSentences(problem, ({ reason, values }) => {
    const sentence = sentences[reason];
    return sentence && [sentence, ...Object.values(values ?? {})].join(' ');
  });
  expect(shown.message).toBe('Prüfen Sie die Felder.');
  expect(shown.fieldErrors).toEqual({ '/a': ['Höchstens 3', 'Not new.'], '/b': ['As it was.'] });
});

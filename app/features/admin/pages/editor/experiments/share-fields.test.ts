import { expect, test } from 'vitest';
import { sharesIn } from './share-fields.ts';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('half of everybody sees B unless each audience has a share of its own', () => {
  const typed = { 'shares.guest': '20', 'shares.customer': '0', 'shares.company': '90 %' };
  expect(sharesIn(formOf({ ...typed, split: 'half' }))).toEqual({ guest: 50, customer: 50, company: 50 });
  expect(sharesIn(formOf({ ...typed, split: 'audience' }))).toEqual({ guest: 20, customer: 0, company: 90 });
});

test('an empty share is nobody, and what is no number is refused by the API', () => {
  expect(
    sharesIn(
      formOf({ split: 'audience', 'shares.guest': '', 'shares.customer': 'half', 'shares.company': '1.5' }),
    ),
  ).toEqual({ guest: 0, customer: -1, company: 1.5 });
});

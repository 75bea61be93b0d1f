import { expect, it } from 'vitest';
import { changedIn } from './save-company.ts';

it('the log of a change names what came, what went, and nothing that stayed', () => {
  const before = { features: ['invite', 'jobs'], lien: false, salesman_id: null };
  expect(changedIn(before, before)).toEqual([]);
  const after = { features: ['invite', 'terms'], lien: true, salesman_id: 'odo' };
  expect(changedIn(before, after)).toEqual(['+terms', '-jobs', '+lien', 'salesman']);
  expect(changedIn(after, { ...after, lien: false })).toEqual(['-lien']);
});

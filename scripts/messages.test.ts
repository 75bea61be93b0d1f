import { expect, test } from 'vitest';
import * as m from '#messages';
import { problem_name_unknown } from '#messages/problems';

test('a sentence that ends with a name has one period, whatever the name ends with', () => {
  const name = 'Ada Byrne';
  const invited = (company: string) => m.mail_invite_text({ name, company });
  expect(invited('Ridge Builders, Inc.')).toBe('Ada Byrne invited you to buy for Ridge Builders, Inc.');
  expect(invited('Ridge Builders')).toBe('Ada Byrne invited you to buy for Ridge Builders.');
  expect(problem_name_unknown({ name: 'Ridge Inc.' })).toBe('We couldn’t find Ridge Inc. Check the name.');
});

test('a name that is followed by more of the sentence keeps its period', () => {
  expect(m.mail_invite_subject({ company: 'Ridge Builders, Inc.' })).toContain('Inc.');
});

import { expect, test } from 'vitest';
import { longestExperimentName, newExperimentSchema } from '#schemas/domain/content/experiment.ts';
import { defaultName } from './experiment-words.tsx';

test('a name is that of the block on its page, as long as it may be', () => {
  expect(defaultName('Home', 'Hero')).toBe('Hero on Home');
  expect(defaultName('Home', null)).toBe('Home');
  const long = defaultName('Kitchens and everything around them '.repeat(5), 'Hero');
  expect(long).toMatch(/^Hero on Kitchens .*…$/);
  expect(long.length).toBeLessThanOrEqual(longestExperimentName);
  expect(newExperimentSchema.safeParse({ page: 'p1', name: long }).success).toBe(true);
});

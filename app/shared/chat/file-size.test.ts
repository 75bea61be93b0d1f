import { expect, test } from 'vitest';
import { sayFileSize } from './file-size.ts';

test('a small file is told in KB, never as 0.0 MB', () => {
  expect([1, 30 * 1024, 1024 * 1024, 3.14 * 1024 * 1024].map(sayFileSize)).toEqual([
    '1 KB',
    '30 KB',
    '1.0 MB',
    '3.1 MB',
  ]);
});

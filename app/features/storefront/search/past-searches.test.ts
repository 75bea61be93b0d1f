// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { addSearch, forgetSearches, readSearches, searchesLike } from './past-searches.ts';

beforeEach(() => localStorage.clear());

test('the newest stands first, once, and eight are kept', () => {
  for (const text of ['brass pull', 'vanity', ' Vanity ', '', '   ', 'x'.repeat(81)]) addSearch(text);
  expect(readSearches()).toEqual(['Vanity', 'brass pull']);
  for (let number = 0; number < 10; number++) addSearch(`sofa ${number}`);
  expect(readSearches()).toHaveLength(8);
  expect(readSearches()[0]).toBe('sofa 9');
});

test('one is forgotten, or all', () => {
  addSearch('vanity');
  addSearch('sofa');
  forgetSearches('VANITY');
  expect(readSearches()).toEqual(['sofa']);
  forgetSearches();
  expect(localStorage.getItem('searches')).toBeNull();
});

test('what is typed asks for those that begin like it', () => {
  expect(searchesLike(['Vanity oak', 'sofa', 'vanity'], 'van')).toEqual(['Vanity oak', 'vanity']);
  expect(searchesLike(['vanity'], 'vanity')).toEqual([]);
  expect(searchesLike(['sofa', 'vanity'], ' ')).toEqual(['sofa', 'vanity']);
});

test('what somebody else left in the storage, and a storage that is forbidden, are nothing', () => {
  for (const left of ['{', '{"a":1}', '[1,null,"",["x"]]']) {
    localStorage.setItem('searches', left);
    expect(readSearches()).toEqual([]);
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => addSearch('vanity')).not.toThrow();
});

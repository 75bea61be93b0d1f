// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
  dropUnsent,
  forgetOthers,
  keepDraft,
  keepUnsent,
  readDraft,
  readUnsent,
  type Unsent,
} from './kept-texts.ts';

afterEach(() => sessionStorage.clear());

const note = { text: 'Ask Ada first.', isNote: true, attached: [] };
const unsent = (client_id: string): Unsent => ({ chain: 'c1', client_id, content: client_id, attached: [] });

test('a draft is kept with whether it is a note, by conversation, and both go together', () => {
  keepDraft('me', 'c1', note);
  expect(readDraft('me', 'c1')).toEqual(note);
  expect(readDraft('me', 'c2')).toBeNull();
  keepDraft('me', 'c1', { ...note, text: '' });
  expect(readDraft('me', 'c1')).toBeNull();
});

test('answers on their way are kept once, in order, until the server has them', () => {
  for (const id of ['one', 'two', 'one']) keepUnsent('me', unsent(id));
  expect(readUnsent('me').map(({ client_id }) => client_id)).toEqual(['two', 'one']);
  dropUnsent('me', 'two');
  dropUnsent('me', 'three');
  expect(readUnsent('me')).toEqual([unsent('one')]);
  dropUnsent('me', 'one');
  expect(sessionStorage.length).toBe(0);
});

test('another person neither sees what somebody left nor leaves it there', () => {
  keepDraft('me', 'c1', note);
  keepUnsent('me', unsent('one'));
  sessionStorage.setItem('other', 'stays');
  expect(readDraft('you', 'c1')).toBeNull();
  expect(readUnsent('you')).toEqual([]);
  forgetOthers('me');
  expect(readDraft('me', 'c1')).toEqual(note);
  forgetOthers('you');
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

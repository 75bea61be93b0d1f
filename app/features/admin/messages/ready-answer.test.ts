import { expect, test } from 'vitest';
import { fillAnswer, insertText } from './ready-answer.ts';

test.each([
  ['Hi {name}, {me} here.', 'Ada Reed', 'Hi Ada, Sam here.'],
  ['Hi {name},\nit ships today. {me}', '', 'Hi,\nit ships today. Sam'],
  ['{name}, your order ships today.', '', 'Your order ships today.'],
  ['Thanks, {name}!', '', 'Thanks!'],
  ['Thanks.\n{name}: see you.', '', 'Thanks.\nSee you.'],
  ['For {name} and {name}', '$& Reed', 'For $& and $&'],
])('a ready answer is filled in: %j for %j', (text, name, filled) => {
  expect(fillAnswer(text, { name, me: 'Sam Ortiz' })).toBe(filled);
});

test.each([
  ['', 0, 0, 'New', 3],
  ['Hello.', 6, 6, 'Hello.\nNew', 10],
  ['Hello. ', 7, 7, 'Hello.\nNew', 10],
  ['Hello.\n', 7, 7, 'Hello.\nNew', 10],
  ['Hello. Bye.', 7, 7, 'Hello.\nNew\nBye.', 10],
  ['Old', 0, 3, 'New', 3],
])('it stands on a line of its own in %j at %i', (value, selectionStart, selectionEnd, put, cursor) => {
  expect(insertText('New', { value, selectionStart, selectionEnd })).toEqual({ value: put, cursor });
});

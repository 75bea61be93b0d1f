import { expect, test } from 'vitest';
import type { Json } from '#app/shared/json.ts';
import { fromStored, toStored } from './stored-form.ts';

const image = { src: '/pictures/lamp/brass', alt: 'A lamp', width: 800, height: 1000 };
const stored: Json = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'One' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/team' } }, { type: 'bold' }] },
      ],
    },
    { type: 'orderedList', attrs: { start: 4 }, content: [] },
    { type: 'photo', attrs: { image, caption: 'At night', width: 'text' } },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [] }] }],
    },
  ],
};

test('what is kept comes back as it was', () => {
  expect(toStored(fromStored(stored))).toEqual(stored);
});

test('nothing of the library’s own is kept', () => {
  const held: Json = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { textAlign: null } },
      { type: 'orderedList', attrs: { start: 1, type: null }, content: [] },
      { type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [] },
      {
        type: 'text',
        text: 'x',
        marks: [{ type: 'link', attrs: { href: '/a', target: '_blank', rel: null, class: null } }],
      },
    ],
  };
  expect(toStored(held)).toEqual({
    type: 'doc',
    content: [
      { type: 'paragraph' },
      { type: 'orderedList', content: [] },
      { type: 'tableCell', content: [] },
      { type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/a' } }] },
    ],
  });
});

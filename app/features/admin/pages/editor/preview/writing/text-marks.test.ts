import { expect, test } from 'vitest';
import { markTexts, readMarks } from './text-marks.ts';

const props = {
  title: 'Oak & brass',
  note: '',
  items: [{ title: 'Oak & brass', link: '/c/bathroom', size: 3 }],
};
const pointers = ['/title', '/note', '/items/0/title', '/items/0/size', '/gone'];

test('each text says where it is from, also two that say the same', () => {
  const marked = markTexts(props, pointers);
  expect(readMarks(marked.title)).toEqual({ text: 'Oak & brass', pointers: ['/title'] });
  expect(readMarks(marked.items[0]?.title ?? '')).toEqual({
    text: 'Oak & brass',
    pointers: ['/items/0/title'],
  });
  expect(readMarks(`${marked.title}, ${marked.items[0]?.title}`)).toEqual({
    text: 'Oak & brass, Oak & brass',
    pointers: ['/title', '/items/0/title'],
  });
});

test('what is no text of a field stays as it is, and so does what was given', () => {
  const marked = markTexts(props, pointers);
  expect(marked).toMatchObject({ note: '', items: [{ link: '/c/bathroom', size: 3 }] });
  expect(props.title).toBe('Oak & brass');
});

test('a text of a person has no marks, whatever it is made of', () => {
  for (const text of ['', 'plain', '🏴\u{E0067}\u{E0062}\u{E007F} flag', '\u{E0001}', '👩‍🔧'])
    expect(readMarks(text)).toBeNull();
});

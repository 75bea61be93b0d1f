// @vitest-environment happy-dom
/** Each key that the toolbar and the list of shortcuts tell does what they say. */
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, test } from 'vitest';
import { richExtensions } from './extensions.ts';
import { ariaKeys, richKeys, richKeyWords, withKeys } from './keys.ts';

let editor: Editor | null = null;
afterEach(() => editor?.destroy());

function open(content: object): Editor {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  editor = new Editor({ element, extensions: richExtensions, content, injectCSS: false });
  return editor;
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** Presses "Mod+Shift+8" and the like on a keyboard that is no Mac's. */
function press({ view }: Editor, keys: string) {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const code = /^\d$/.test(key) ? 48 + Number(key) : key.charCodeAt(0);
  const event = new KeyboardEvent('keydown', {
    key: parts.includes('Shift') && /^[A-Z]$/.test(key) ? key : key.length === 1 ? key.toLowerCase() : key,
    ctrlKey: parts.includes('Mod'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    bubbles: true,
    cancelable: true,
  });
  Object.defineProperty(event, 'keyCode', { value: code });
  view.someProp('handleKeyDown', (handle) => handle(view, event));
}

test.each([
  ['bold', (now: Editor) => now.isActive('bold')],
  ['italic', (now: Editor) => now.isActive('italic')],
  ['heading', (now: Editor) => now.isActive('heading', { level: 2 })],
  ['subheading', (now: Editor) => now.isActive('heading', { level: 3 })],
  ['smallHeading', (now: Editor) => now.isActive('heading', { level: 4 })],
  ['bullets', (now: Editor) => now.isActive('bulletList')],
  ['numbers', (now: Editor) => now.isActive('orderedList')],
  ['quote', (now: Editor) => now.isActive('blockquote')],
] as const)('%s has its keys', (tool, isOn) => {
  const now = open({ type: 'doc', content: [paragraph('Warm brass')] });
  now.commands.selectAll();
  press(now, richKeys[tool]);
  expect(isOn(now)).toBe(true);
});

test('a heading is text again by keys', () => {
  const now = open({
    type: 'doc',
    content: [{ ...paragraph('Warm'), type: 'heading', attrs: { level: 2 } }],
  });
  press(now, richKeys.text);
  expect(now.isActive('paragraph')).toBe(true);
});

describe('in a table', () => {
  const cell = (text: string) => ({ type: 'tableCell', content: [paragraph(text)] });
  const table = {
    type: 'table',
    content: [{ type: 'tableRow', content: [cell('A'), cell('B')] }],
  };
  const here = (now: Editor) => now.state.selection.$from.parent.textContent;

  test('Tab leads to the next cell and adds a row behind the last, Shift and Tab lead back', () => {
    const now = open({ type: 'doc', content: [table] });
    now.commands.setTextSelection(4);
    expect(here(now)).toBe('A');
    press(now, 'Tab');
    expect(here(now)).toBe('B');
    press(now, 'Shift+Tab');
    expect(here(now)).toBe('A');
    press(now, 'Tab');
    press(now, 'Tab');
    expect([here(now), now.state.doc.firstChild?.childCount]).toEqual(['', 2]);
  });
});

test('the tools tell their keys, and so does the list of shortcuts', () => {
  expect([withKeys('Bold', 'bold'), withKeys('Quote', 'quote'), withKeys('Table', undefined)]).toEqual([
    'Bold (Ctrl+B)',
    'Quote (Ctrl+Shift+B)',
    'Table',
  ]);
  expect(ariaKeys('numbers')).toBe('Control+Shift+7');
  expect(richKeyWords.map(([keys]) => keys)).toEqual(expect.arrayContaining(['Ctrl B', 'Ctrl ⇧ 8', 'Tab']));
});

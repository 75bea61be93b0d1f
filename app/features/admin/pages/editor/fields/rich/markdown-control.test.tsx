// @vitest-environment happy-dom
/** A Markdown field in a form: opened it writes nothing, written in it keeps Markdown, and the text itself is one press away. */
import type { Editor } from '@tiptap/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { getAt } from '#app/shared/json.ts';
import { markdown } from '#schemas/fields/fields.ts';
import { openAlone } from '#tests/factories/editor.ts';
import { findBlock } from '../../document/model.ts';
import { SessionContextProvider } from '../../session/hooks.ts';
import { describeField } from '../describe-field.ts';
import { type Entity, EntityLookupProvider } from '../entities.ts';
import { FormField } from '../form-field.tsx';
import { FormFrame } from '../form-frame.tsx';
import './markdown-control.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root | null = null;
afterEach(() => act(async () => root?.unmount()));

const tag: Entity = { kind: 'tag', id: 'tag-new', name: 'New in', href: '/t/new' };
const entities = {
  search: async (kind: string) => (kind === 'tag' ? [tag] : []),
  find: async () => null,
  list: async () => null,
};

const path = ['props', 'it'];
const field = describeField(markdown({ label: () => 'Answer', max: 60 }));

async function open(text: string) {
  const blocks = [{ id: 'a', type: 'faq', schemaVersion: 1, props: { it: text } }];
  const { session } = await openAlone({ slug: 'x', audience: 'guest', title: 'X', blocks });
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const show = async () => {
    root = createRoot(page);
    await act(async () =>
      root?.render(
        <SessionContextProvider value={session}>
          <EntityLookupProvider value={entities}>
            <FormFrame blockKey="a">
              <FormField field={field} path={path} />
            </FormFrame>
          </EntityLookupProvider>
        </SessionContextProvider>,
      ),
    );
    await act(() => vi.waitFor(() => expect(page.querySelector('[aria-pressed]')).not.toBeNull()));
  };
  await show();
  const kept = () => getAt(findBlock(session.getSnapshot().document, 'a')?.value, path);
  const written = () => page.querySelector<HTMLElement & { editor: Editor }>('[role=textbox]');
  const raw = () => page.querySelector('textarea');
  const edit = (change: (editor: Editor) => void) =>
    act(async () => {
      const element = written();
      if (!element) throw new Error(`expected a text in ${page.innerHTML}`);
      change(element.editor);
    });
  const type = (text: string) =>
    act(async () => {
      const area = raw();
      if (!area) throw new Error(`expected Markdown in ${page.innerHTML}`);
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const toggle = () =>
    act(async () => page.querySelector<HTMLElement>('[aria-label="Edit Answer as Markdown"]')?.click());
  return { session, page, show, kept, written, raw, edit, type, toggle };
}

test('a text that is opened, looked at as Markdown and closed is as it was', async () => {
  const messy = '* one\n* two\n\nTitle\n===\n\nsnake\\_case';
  const { session, kept, written, toggle } = await open(messy);
  expect(written()?.querySelector('h2')?.textContent).toBe('Title');
  expect(written()?.getAttribute('aria-label')).toBe('Answer');
  await toggle();
  await toggle();
  expect([kept(), session.getSnapshot().history.done]).toEqual([messy, []]);
});

test('words that look like Markdown are kept as they read, as one step, which undo takes back', async () => {
  const { session, kept, written, edit } = await open('Old');
  await edit((editor) => editor.commands.setTextSelection(4));
  await edit((editor) => editor.commands.insertContent({ type: 'text', text: ' * <b>' }));
  await edit((editor) => editor.commands.insertContent({ type: 'text', text: ' [x](y)' }));
  expect(kept()).toBe('Old \\* \\<b> \\[x]\\(y)');
  expect(session.getSnapshot().history.done.map(({ label }) => label)).toEqual(['Change Answer']);
  await act(async () => void session.undo());
  expect([kept(), written()?.textContent]).toEqual(['Old', 'Old']);
});

test('a heading and bold words are kept as Markdown; an empty line is nothing', async () => {
  const { kept, edit } = await open('');
  await edit((editor) => editor.chain().setHeading({ level: 2 }).insertContent('Sizes').run());
  await edit((editor) => editor.commands.splitBlock());
  await edit((editor) => editor.chain().toggleBold().insertContent('Two').run());
  await edit((editor) => editor.commands.splitBlock());
  expect(kept()).toBe('## Sizes\n\n**Two**');
});

test('what somebody else writes is shown, and a text without a place in the editor turns to Markdown', async () => {
  const { session, page, written, raw, kept, edit } = await open('One');
  const set = (value: string) => act(async () => session.edit('x', [{ op: 'set', key: 'a', path, value }]));
  await set('Two **bold**');
  expect(written()?.querySelector('strong')?.textContent).toBe('bold');
  await edit((editor) => editor.commands.insertContentAt(1, 'Mine '));
  expect(kept()).toBe('Mine Two **bold**');
  await set('```\ncode\n```');
  expect([raw()?.value, page.querySelector('[role=status]')?.textContent]).toEqual([
    '```\ncode\n```',
    'This text has a block of code, which can only be edited as Markdown.',
  ]);
});

test('a text that opens as Markdown stays so until it has a place in the editor', async () => {
  const { page, kept, written, raw, type, toggle } = await open('    code\n\nwords');
  expect(raw()?.getAttribute('aria-describedby')).toContain(page.querySelector('[role=status]')?.id);
  await toggle();
  expect(written()).toBeNull();
  await type('words *alone*');
  await toggle();
  expect([kept(), written()?.querySelector('em')?.textContent]).toEqual(['words *alone*', 'alone']);
  expect(page.querySelector('[role=status]')).toBeNull();
});

test('a link to something of the shop keeps its address, and its name where no words were chosen', async () => {
  const { kept, written, edit } = await open('See ');
  await edit((editor) => editor.commands.setTextSelection(4));
  await edit((editor) => editor.commands.insertContent(' '));
  const press = (element: Element | null | undefined, key: string, ctrlKey = false) =>
    act(async () => {
      element?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
    });
  await press(written(), 'k', true);
  const box = document.querySelector<HTMLInputElement>('dialog [role=combobox]');
  await act(async () => {
    box?.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'new');
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  // The search waits for the word's end.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(document.querySelector('dialog [role=option]')?.textContent).toContain('New in');
  await press(box, 'ArrowDown');
  await press(box, 'Enter');
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'Set link')?.click());
  expect(kept()).toBe('See [New in](/t/new)');
});

test('a field is shown as it was left', async () => {
  const { show, written, raw, toggle } = await open('**Bold**');
  await toggle();
  expect(raw()?.value).toBe('**Bold**');
  await act(async () => root?.unmount());
  await show();
  expect([raw()?.value, written()]).toEqual(['**Bold**', null]);
  await toggle();
  await act(async () => root?.unmount());
  await show();
  expect(raw()).toBeNull();
});

test('its problem and its room are said at the text', async () => {
  const { session, page, written } = await open(`${'x'.repeat(59)}\\*`);
  await act(async () =>
    session.hearRefusal({ fieldErrors: { '/blocks/0/props/it': ['Enter at most 60 characters.'] } }),
  );
  expect(page.textContent).toContain('61 of 60 characters');
  expect(written()?.getAttribute('aria-invalid')).toBe('true');
  const described = written()?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('61 of 60');
});

test('alone it hears words, and says when its writer leaves', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const [changes, leaves]: [string[], string[]] = [[], []];
  root = createRoot(page);
  await act(async () =>
    root?.render(
      <MarkdownEditor
        value="One"
        label="Text"
        look="prose"
        onChange={(next) => changes.push(next)}
        onLeave={() => leaves.push('left')}
      />,
    ),
  );
  const element = page.querySelector<HTMLElement & { editor: Editor }>('[role=textbox]');
  await act(async () => void element?.editor.commands.insertContentAt(4, '_two'));
  expect(changes).toEqual(['One_two']);
  await act(async () =>
    element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  const toolbar = page.querySelector('[aria-pressed]');
  const blur = (relatedTarget: Element | null) =>
    act(async () => element?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget })));
  await blur(toolbar);
  expect(leaves).toHaveLength(1);
  await blur(document.body);
  expect(leaves).toHaveLength(2);
});

// @vitest-environment happy-dom
/** What a limit takes back is said where it is met, and nothing is lost by it. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Json } from '#app/shared/json.ts';
import { openAlone } from '#tests/factories/editor.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { useBlockActions } from '../blocks/use-block-actions.ts';
import { createCommentStore } from '../comments/comment-store.ts';
import { CommentContextProvider } from '../comments/comments-context.tsx';
import { SessionContextProvider } from '../session/hooks.ts';
import { Announcer } from './announcer.tsx';
import { SaveWords } from './save-words.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root | null = null;
afterEach(() => act(async () => root?.unmount()));

const nothing = () => undefined;

function Lists() {
  const actions = useBlockActions();
  return (
    <BlockList
      mayPublish
      actions={actions}
      others={[]}
      onChoose={nothing}
      onAdd={nothing}
      onHover={nothing}
    />
  );
}

async function open(blocks: Json[]) {
  const { clock, server, session } = await openAlone({ slug: 'x', audience: 'guest', title: 'X', blocks });
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  await act(async () =>
    root?.render(
      <SessionContextProvider value={session}>
        <CommentContextProvider value={createCommentStore('page', 'ada')}>
          <Announcer>
            <SaveWords onDecide={nothing} />
            <Lists />
          </Announcer>
        </CommentContextProvider>
      </SessionContextProvider>,
    ),
  );
  const button = (label: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === label);
  return { clock, server, session, page, button };
}

const spacer = (index: number) => ({ id: `b${index}`, type: 'spacer', schemaVersion: 1, props: {} });

test('ten thousand blocks are two hundred rows and a word of the rest, which can be cut off and brought back', async () => {
  const { page, button, session } = await open(Array.from({ length: 10_000 }, (_, index) => spacer(index)));
  expect(page.querySelectorAll('[data-row]')).toHaveLength(200);
  expect(page.textContent).toContain('… and 9,800 more: over the limit of 200');
  await act(async () => button('Cut to 200')?.click());
  expect(session.getSnapshot().document.blocks).toHaveLength(200);
  expect(page.textContent).not.toContain('over the limit of');
  expect(page.textContent).toContain('A page can have up to 200 blocks.');
  expect(button('Add block')?.disabled).toBe(true);
  await act(async () => void session.undo());
  expect(session.getSnapshot().document.blocks).toHaveLength(10_000);
});

test('a save that is refused names the field and leads there', async () => {
  const { clock, server, session, page, button } = await open([
    { id: 'q', type: 'faq', schemaVersion: 1, props: { title: 'Questions', items: [] } },
  ]);
  server.weather = 'refused';
  server.refusal = { '/document/blocks/0/props/title': ['Remove the characters.'] };
  await act(
    async () => void session.edit('x', [{ op: 'set', key: 'q', path: ['props', 'title'], value: 'a\0b' }]),
  );
  await act(async () => clock.pass(1000));
  expect(page.querySelector('[role="status"]')?.textContent).toMatch(
    /^Not saved: FAQ › Heading: Remove the characters\.$/,
  );
  await act(async () => button('Show field')?.click());
  expect(session.getSnapshot().selection).toMatchObject({ key: 'q', path: ['props', 'title'] });
});

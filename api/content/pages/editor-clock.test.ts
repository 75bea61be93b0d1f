/** What only the clock can show: who went without a word is forgotten, and a shared link ends. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '#schemas/contract/contract.ts';
import { shareHeader } from '#schemas/domain/content/editor.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startStore();
}, 120_000);
afterAll(() => store.close());
afterEach(() => vi.useRealTimers());

const baseUrl = 'http://store.internal';
const operator = () =>
  createVisitor({
    baseUrl,
    fetch: store.fetch,
    headers: { authorization: `Bearer ${store.operatorToken}` },
  });

async function aPage(): Promise<string> {
  const made = await operator().createEditorPage({ body: { document: { title: 'Clock', blocks: [] } } });
  if (!made.ok) throw new Error(made.problem.message);
  return made.data._id;
}

/** From now on it is so many seconds later than it was. */
const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + seconds * 1000) });

test('a tab that says nothing for thirty seconds has gone', async () => {
  const id = await aPage();
  // The clock stands: a busy machine's own seconds are not counted.
  later(0);
  const here = (tab: string) => operator().touchPresence({ params: { id }, body: { tab, block: null } });
  await here('left');
  later(29);
  expect(await here('right')).toMatchObject({ data: { others: [{ tab: 'left', self: true }] } });
  later(2);
  expect(await here('right')).toMatchObject({ data: { others: [] } });
});

test('a shared link opens the draft until its hour, and not after it', async () => {
  const id = await aPage();
  const link = await operator().createPreviewLink({ params: { id }, body: { hours: 1 } });
  if (!link.ok) throw new Error(link.problem.message);
  const open = async () => {
    const request = new Request(`${baseUrl}${contract.previewPage.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [shareHeader]: link.data.token },
      body: JSON.stringify({ page: id }),
    });
    return (await store.fetch(request)).status;
  };
  later(3590);
  expect(await open()).toBe(200);
  later(20);
  expect(await open()).toBe(401);
});

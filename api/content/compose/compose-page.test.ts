import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';

let api: TestStore;
beforeAll(async () => {
  api = await startStore();
}, 60_000);
afterAll(() => api.close());

async function answerTo(goal: string) {
  const headers = { authorization: `Bearer ${api.operatorToken}` };
  const operator = createVisitor({ baseUrl: 'http://store.internal', fetch: api.fetch, headers });
  const made = await operator.composePage({ body: { goal } });
  if (!made.ok) throw new Error(made.problem.message);
  return made.data;
}

async function compose(goal: string) {
  return (await answerTo(goal)).page.draft.document as {
    title: string;
    blocks: { type: string }[];
    translations?: { es?: Record<string, { source: string; target: string }> };
  };
}

// With the sample's own Spanish, which the contract's tests take away.
test('a page from words carries its Spanish', async () => {
  const { translations } = await compose('20% off kitchen faucets');
  expect(translations?.es?.title).toEqual({
    source: 'Sale on kitchen faucets',
    target: 'Oferta en grifos de cocina',
  });
  expect(Object.values(translations?.es ?? {}).map(({ target }) => target)).toContain(
    '20 % de descuento en grifos de cocina',
  );
});

test('and is found in Spanish', async () => {
  expect((await compose('Oferta de primavera en grifos de cocina')).title).toBe(
    'Spring sale on kitchen faucets',
  );
});

test('what a goal says no to is neither offered nor shown beside the subject', async () => {
  for (const goal of [
    'Toilets but no faucets please, nothing about discounts',
    'Inodoros sin grifos, nada de ofertas',
  ]) {
    const made = await compose(goal);
    expect(made.title, goal).toBe('Toilets');
    expect(JSON.stringify(made), goal).not.toMatch(/cat-\w+-faucets|discount|\bsale\b/i);
  }
});

test('a price limit is no part of the headline', async () => {
  expect((await compose('bathroom faucets under $250')).title).toBe('Bathroom Faucets');
  expect((await compose('grifos de cocina por menos de 400 $')).title).toBe('Kitchen Faucets');
});

test('what is left out of a goal is said, and a block that the page has is not', async () => {
  const { notes, unknown, page } = await answerTo(
    'New arrivals in kitchen sinks under $500 from Dec 20 to Dec 5 with a Contact Form and a FAQ',
  );
  expect(unknown).toEqual([]);
  expect(notes).toEqual(['price_left_out', 'form_left_out', 'dates_order']);
  expect(JSON.stringify(page.draft.document).match(/"type":"faq"/g)).toHaveLength(1);
});

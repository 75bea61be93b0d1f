/** The sample in Spanish: all of it, with every tag in its place, within what its fields take. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorContext } from '#api/platform/context.ts';
import { kindsOfAll, sourceOf } from '#api/translations/sources.ts';
import { isPart } from '#schemas/domain/content/content-kinds.ts';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import { targetProblem } from '#schemas/domain/translations/check-target.ts';
import { dataOf } from '#tests/contract/tools.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startStore();
}, 180_000);
afterAll(() => store.close());

const language = 'es';

test.each(kindsOfAll)('nothing of a %s is missing or outdated', async (kind) => {
  const context = operatorContext(store.services);
  const asked = { kind, language, isOpen: true, search: '', offset: 0, limit: 20 } as const;
  const { rows } = await sourceOf(kind).list(context, asked);
  expect(rows.map(({ name, missing, outdated }) => ({ name, missing, outdated }))).toEqual([]);
});

/** The sample saves no section and tests no variant. */
const kindsOfSample = kindsOfAll.filter((kind) => !isPart(kind));

test.each(kindsOfSample)(
  'what is said of a %s fits its field and keeps its tags',
  async (kind) => {
    const context = operatorContext(store.services);
    const source = sourceOf(kind);
    const asked = { kind, language, isOpen: false, search: '', offset: 0, limit: 1000 } as const;
    const { rows } = await source.list(context, asked);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, name } of rows) {
      const thing = await source.read(context, { kind, id, language });
      for (const unit of thing?.units ?? [])
        expect(targetProblem(unit, unit.target ?? ''), `${name}: ${unit.source}`).toBeNull();
    }
  },
  60_000,
);

test.each([
  ['excusado', /^Inodoro/],
  ['tina', /^Bañera/],
  ['griferia cromo', /^Grifo/],
  ['lámpara de techo', /^(?:Lámpara colgante|Candelabro|Plafón|Semiplafón|Farol colgante)/],
  ['buró', /^Mesa de noche/],
])('“%s” is found by who says so', async (q, name) => {
  const reader = createVisitor({
    baseUrl: 'http://shop.test',
    fetch: store.fetch,
    headers: { [languageHeader]: language },
  });
  const { items } = dataOf(await reader.listProducts({ query: { q, limit: 5 } }));
  expect(items).toHaveLength(5);
  for (const item of items) expect(item.name).toMatch(name);
});

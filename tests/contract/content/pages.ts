/** Whole pages, published by one call. */
import { describe, expect, it } from 'vitest';
import home from '#api/sample/pages/home.json' with { type: 'json' };
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function pagesContract({ visitor, operator, accountOf, database, move }: ContractTools): void {
  describe('pages', () => {
    const copy = () =>
      structuredClone(home) as unknown as {
        title: string;
        blocks: { id: string; type: string; props: Record<string, unknown> }[];
      };
    const publish = (who: Visitor, document: object) =>
      who.publishPage({
        params: { slug: 'home' },
        query: { audience: 'guest' },
        body: document as Record<string, unknown>,
      });

    it('publishes for publishers alone', async () => {
      expect(problemOf(await publish(visitor(), home)).code).toBe('unauthenticated');
      const shopper = visitor();
      dataOf(await shopper.login({ body: accountOf('shopper') }));
      expect(problemOf(await publish(shopper, home)).code).toBe('forbidden');
      const employee = visitor();
      dataOf(await employee.login({ body: accountOf('employee') }));
      dataOf(await publish(employee, home));
    });

    it('shows a new order of blocks at once', async () => {
      const document = copy();
      document.blocks.reverse();
      dataOf(await publish(operator(), document));
      const { page } = dataOf(await visitor().getPage({ params: { slug: 'home' } }));
      expect(page.blocks.map((block) => block.id)).toEqual(document.blocks.map((block) => block.id));
      dataOf(await publish(operator(), home));
    });

    it('refuses a bad page whole, with each error at its pointer, and keeps the published one', async () => {
      const before = dataOf(await visitor().getPage({ params: { slug: 'home' } }));
      const document = copy();
      const hero = document.blocks.find((block) => block.type === 'hero');
      const at = document.blocks.indexOf(hero as never);
      const items = hero?.props.items as unknown[];
      if (hero)
        hero.props = { ...hero.props, title: undefined, items: [items[0], items[0], items[0], items[0]] };
      document.blocks.push({ ...structuredClone(hero), id: 'mystery', type: 'mystery' } as never);
      const problem = problemOf(await publish(operator(), document));
      expect(problem).toMatchObject({ code: 'invalid', status: 422 });
      expect(Object.keys(problem.fieldErrors ?? {}).sort()).toEqual(
        [
          `/blocks/${at}/props/items`,
          `/blocks/${at}/props/title`,
          `/blocks/${document.blocks.length - 1}/type`,
        ].sort(),
      );
      expect(dataOf(await visitor().getPage({ params: { slug: 'home' } })).revision).toBe(before.revision);
    });

    it('resolves what the links lead to, and refuses one that leads nowhere', async () => {
      const { references } = dataOf(await visitor().getNavigation());
      expect(Object.values(references).every((reference) => reference.href.startsWith('/'))).toBe(true);
      const text = JSON.stringify(home)
        .replaceAll('category:cat-bathroom', 'category:cat-nowhere')
        .replaceAll('"cat-bathroom"', '"cat-nowhere"');
      expect(text).not.toBe(JSON.stringify(home));
      const problem = problemOf(await publish(operator(), JSON.parse(text) as object));
      expect(
        Object.values(problem.fieldErrors ?? {})
          .flat()
          .join(),
      ).toContain('cat-nowhere');
    });

    it('shows what is left of a published page that another hand has broken', async () => {
      const { page } = dataOf(await visitor().getPage({ params: { slug: 'home' } }));
      const [hero] = page.blocks;
      const read = async (blocks: unknown) => {
        const { revision } = dataOf(await visitor().getPage({ params: { slug: 'home' } }));
        await database()
          .updateTable('page_revision')
          .set({ document: JSON.stringify({ ...home, blocks }) })
          .where('id', '=', revision)
          .execute();
        await move('page:home');
        return dataOf(await visitor().getPage({ params: { slug: 'home' } })).page.blocks;
      };
      const { visibility: _, ...bare } = hero ?? { visibility: {} };
      expect(await read([null, 7, bare, { id: 'half' }, { ...hero, visibility: null }])).toEqual([hero]);
      expect(await read(null)).toEqual([]);
      expect(await read({ 0: hero })).toEqual([]);
      dataOf(await publish(operator(), home));
    });
  });
}

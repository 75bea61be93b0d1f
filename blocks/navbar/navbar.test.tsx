import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ApiClient } from '#schemas/contract/client.ts';
import Navbar from './component.tsx';
import { load } from './load.ts';
import presets from './presets.json' with { type: 'json' };
import { block } from './schema.ts';

const props = block.schema.parse(presets[0]?.props);
const loaded = { name: 'Alder & Fenn', tagline: '', menus: {} };

test('a missing type is dealer; one that nobody knows is kept and renders nothing', () => {
  expect(block.schema.parse({ links: [] })).toMatchObject({
    type: 'dealer',
    data: { logo: { style: { height: 64 } }, navigation: { alignment: 'center', fontSize: 16 } },
  });
  const parsed = block.schema.parse({ links: [], type: 'carousel' });
  expect(parsed.type).toBe('carousel');
  for (const type of ['carousel', 'toString', '']) {
    expect(
      renderToString(<Navbar {...props} type={type} loaded={loaded} block={{ id: 'n', position: 0 }} />),
    ).toBe('');
  }
});

test('a call that fails leaves its link plain, and the others have their dropdowns', async () => {
  const page = (items: unknown[]) => ({ ok: true, status: 200, data: { items } });
  const api = {
    getSite: async () => ({
      ok: true,
      status: 200,
      data: { settings: { name: 'Alder & Fenn', tagline: 'Trade house' } },
    }),
    getFeatured: async () => ({ ok: true, status: 200, data: [] }),
    listVendors: async () => {
      throw new Error('down');
    },
    listCategories: async ({ query }: { query: { parents: string } }) =>
      page([
        {
          name: 'Faucets',
          slug: 'faucets',
          type: 'Subcategory',
          parents: [{ slug: query.parents.replace('cat-', '') }],
        },
      ]),
  } as unknown as ApiClient;
  const warn = vi.fn();
  const { data } = await load({ props, api, now: new Date(), warn });
  expect(data.menus.brands).toEqual([]);
  expect(data.menus.bathroom).toEqual([{ label: 'Faucets', href: '/c/bathroom/faucets' }]);
  expect(data.menus.services).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});

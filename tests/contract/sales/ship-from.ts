/** A line that another warehouse sends: what it takes, what is refused, and what the order and its return say of it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleDealer } from '#api/sample/dealer.ts';
import { backorderOf } from '#api/sample/selling.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const { products, warehouses } = sampleDealer();
const [portland = '', denver = '', charlotte = ''] = warehouses.map(({ id }) => id);
const skus = products
  .filter(({ kind }) => kind === 'plain' || kind === 'variant')
  .flatMap((product) => product.skus.map((sku) => ({ ...sku, product })))
  .filter(({ sku }) => !backorderOf(sku).backorder);
const there = (sku: (typeof skus)[number], id: string) => sku.stock[id]?.quantity ?? 0;

export function shipFromContract({ visitor, database, order }: ContractTools): void {
  describe('a line that another warehouse sends', () => {
    let item: (typeof skus)[number];
    beforeAll(() => {
      const found = skus.find(
        (sku) => there(sku, portland) === 0 && there(sku, denver) >= 8 && there(sku, charlotte) > 0,
      );
      if (!found) throw new Error('the sample has nothing that Portland lacks');
      item = found;
    });
    const begin = async () => {
      const shopper = visitor();
      dataOf(await shopper.selectWarehouse({ query: { warehouse: portland } }));
      return { shopper, cart: dataOf(await shopper.currentCart()) };
    };
    const stockOf = async (warehouse: string) => {
      const [row] = await database()
        .selectFrom('stock as t')
        .innerJoin('sku as s', 's.id', 't.sku_id')
        .select('t.quantity')
        .where('s.code', '=', item.sku)
        .where('t.warehouse_id', '=', warehouse)
        .execute();
      return row?.quantity ?? 0;
    };

    it('is offered where the visitor’s own has none, and takes the other’s stock when it is ordered', async () => {
      const { shopper, cart } = await begin();
      const page = dataOf(await shopper.getProduct({ params: { slug: item.product.slug } }));
      const shown = page.skus.find(({ sku }) => sku === item.sku);
      expect(shown?.availability).toMatchObject({
        kind: 'elsewhere',
        warehouse: { _id: denver },
        lead_days: 4,
      });
      const params = { id: cart._id };
      const body = { product: item.sku, quantity: 2 };
      expect(problemOf(await shopper.addToCart({ params, body })).code).toBe('invalid');
      const added = dataOf(await shopper.addToCart({ params, body: { ...body, ship_from: denver } }));
      expect(added.items).toMatchObject([
        {
          sku: item.sku,
          quantity: 2,
          ship_from: { _id: denver, name: 'Denver' },
          availability: { kind: 'transfer', lead_days: 4 },
          stock: await stockOf(denver),
        },
      ]);
      const [here, before] = [await stockOf(portland), await stockOf(denver)];
      const { shipping } = dataOf(await shopper.quoteShipping({ body: { cart_id: cart._id } }));
      const pickUp = shipping.find(({ method }) => method === 'Will Call');
      expect(pickUp?.dates).not.toBeNull();
      const placed = dataOf(await order(shopper, added));
      expect(placed.cart.items).toMatchObject([{ ship_from: { _id: denver } }]);
      expect([await stockOf(portland), await stockOf(denver)]).toEqual([here, before - 2]);
    });

    it('takes one SKU from two warehouses in one order', async () => {
      const { shopper, cart } = await begin();
      const params = { id: cart._id };
      const body = { product: item.sku, quantity: 1, exact: true };
      dataOf(await shopper.addToCart({ params, body: { ...body, note: 'upstairs', ship_from: denver } }));
      const full = dataOf(
        await shopper.addToCart({ params, body: { ...body, note: 'downstairs', ship_from: charlotte } }),
      );
      const before = [await stockOf(denver), await stockOf(charlotte)];
      const placed = dataOf(await order(shopper, full));
      expect(placed.cart.items.map(({ ship_from }) => ship_from?._id)).toEqual([denver, charlotte]);
      expect([await stockOf(denver), await stockOf(charlotte)]).toEqual(before.map((count) => count - 1));
    });

    it('is ordered again from the warehouse that sent it, while that has enough', async () => {
      const shopper = visitor();
      const name = { first_name: 'Ida', last_name: 'Marsh' };
      const email = `ida.${randomUUID()}@example.com`;
      dataOf(await shopper.register({ body: { ...name, email, password: 'correct horse' } }));
      dataOf(await shopper.selectWarehouse({ query: { warehouse: portland } }));
      const cart = dataOf(await shopper.currentCart());
      const body = { product: item.sku, quantity: 2, exact: true, ship_from: denver };
      const sent = dataOf(await shopper.addToCart({ params: { id: cart._id }, body }));
      const params = { id: dataOf(await order(shopper, sent))._id };
      const again = dataOf(await shopper.reorder({ params }));
      expect(again.left).toEqual([]);
      const line = again.cart.items.find(({ sku }) => sku === item.sku);
      expect(line).toMatchObject({ ship_from: { _id: denver } });
      const before = await stockOf(denver);
      const setStock = (quantity: number) =>
        database()
          .updateTable('stock')
          .set({ quantity })
          .where('warehouse_id', '=', denver)
          .where('sku_id', 'in', (eb) => eb.selectFrom('sku').select('id').where('code', '=', item.sku))
          .execute();
      await setStock(1);
      const fewer = dataOf(await shopper.reorder({ params }));
      expect(fewer.left).toMatchObject([{ sku: item.sku, added: 0, reason: 'none' }]);
      await setStock(before);
    });

    it('changes where it comes from, and comes from its cart’s warehouse when that moves there', async () => {
      const { shopper, cart } = await begin();
      const params = { id: cart._id };
      const sent = dataOf(
        await shopper.addToCart({ params, body: { product: item.sku, quantity: 1, ship_from: denver } }),
      );
      const line = sent.items[0]?._id ?? '';
      const moved = dataOf(
        await shopper.saveCart({
          params,
          body: { edits: { list: [{ kind: 'line', line, ship_from: charlotte }] } },
        }),
      );
      expect(moved.items).toMatchObject([{ ship_from: { _id: charlotte } }]);
      dataOf(await shopper.selectWarehouse({ query: { warehouse: charlotte } }));
      const there = dataOf(await shopper.getCart({ params }));
      expect(there.items).toMatchObject([{ ship_from: null, availability: { kind: 'here' } }]);
      dataOf(await shopper.selectWarehouse({ query: { warehouse: portland } }));
      const back = dataOf(
        await shopper.saveCart({
          params,
          body: { edits: { list: [{ kind: 'line', line, ship_from: null }] } },
        }),
      );
      expect(back.items).toMatchObject([
        {
          ship_from: null,
          stock: 0,
          availability: { kind: 'elsewhere' },
          sources: [{ warehouse: { _id: denver } }, { warehouse: { _id: charlotte } }],
        },
      ]);
      expect(problemOf(await order(shopper, back)).code).toBe('out_of_stock');
    });

    it('offers nowhere that has fewer than the line wants, and says what has run out', async () => {
      const { shopper, cart } = await begin();
      const params = { id: cart._id };
      const most = await stockOf(denver);
      const sent = dataOf(
        await shopper.addToCart({
          params,
          body: { product: item.sku, quantity: most + 1, exact: true, ship_from: denver },
        }),
      );
      expect(sent.items).toMatchObject([{ stock: most, sources: [] }]);
      const problem = problemOf(await order(shopper, sent));
      expect(problem.code).toBe('out_of_stock');
      expect(problem.fieldErrors?.[`/items/${sent.items[0]?._id}`]).toBeDefined();
    });

    it('is so in a quick order that asks for it, from the nearest that has all of what list and cart want', async () => {
      const { shopper, cart } = await begin();
      const most = await stockOf(denver);
      const check = async (text: string, elsewhere = true) =>
        dataOf(await shopper.checkQuickOrder({ body: { text, elsewhere } })).rows;
      expect(await check(`${item.sku} 2`, false)).toMatchObject([
        { reason: expect.stringMatching(/Out of stock at your warehouse/), ship_from: null },
      ]);
      // Rows of one SKU become one line, which comes from one place.
      const sent = {
        reason: null,
        ship_from: { _id: denver },
        availability: { kind: 'transfer', count: most, lead_days: 4 },
      };
      expect(await check(`${item.sku} 2\n${item.sku} ${most - 2}`)).toMatchObject([sent, sent]);
      const refused = { reason: expect.any(String), ship_from: null };
      const nobodyHas = Math.max(...warehouses.map(({ id }) => there(item, id))) + 1;
      expect(await check(`${item.sku} ${nobodyHas}`)).toMatchObject([refused]);
      dataOf(
        await shopper.addToCart({
          params: { id: cart._id },
          body: { product: item.sku, quantity: 2, exact: true, ship_from: denver },
        }),
      );
      expect(await check(`${item.sku} ${most - 2}`)).toMatchObject([sent]);
      expect((await check(`${item.sku} ${most - 1}`))[0]?.ship_from?._id).not.toBe(denver);
    });

    it('refuses a warehouse that there is not, that sends nothing, or that has none', async () => {
      const { shopper, cart } = await begin();
      const params = { id: cart._id };
      const add = (ship_from: string, product = item.sku) =>
        shopper.addToCart({ params, body: { product, ship_from } });
      const kit = products.find(({ kind }) => kind === 'combination')?.skus[0]?.sku ?? '';
      const none = skus.find((sku) => there(sku, denver) === 0 && there(sku, portland) > 0)?.sku ?? '';
      for (const answer of [await add('nowhere'), await add(denver, none), await add(denver, kit)])
        expect(problemOf(answer).fieldErrors).toHaveProperty(['/ship_from']);
      const edits = { list: [{ kind: 'add' as const, n: 1, sku: item.sku, ship_from: 'nowhere' }] };
      expect(problemOf(await shopper.saveCart({ params, body: { edits } })).fieldErrors).toHaveProperty([
        '/edits/list/0/ship_from',
      ]);
      expect(dataOf(await shopper.getCart({ params })).items).toEqual([]);
    });

    it('comes later than what stands here', async () => {
      const { shopper, cart } = await begin();
      const params = { id: cart._id };
      const pickUp = async () => {
        const { shipping } = dataOf(await shopper.quoteShipping({ body: { cart_id: cart._id } }));
        return shipping.find(({ method }) => method === 'Will Call')?.dates?.from ?? '';
      };
      const near = skus.find((sku) => there(sku, portland) > 5)?.sku ?? '';
      dataOf(await shopper.addToCart({ params, body: { product: near } }));
      const today = await pickUp();
      dataOf(await shopper.addToCart({ params, body: { product: item.sku, ship_from: denver } }));
      expect(today < (await pickUp())).toBe(true);
    });
  });
}

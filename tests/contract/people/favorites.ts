import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function favoritesContract({ visitor, inStock }: ContractTools): void {
  const newcomer = async (name = 'Noor'): Promise<Visitor> => {
    const person = visitor();
    const email = `${name.toLowerCase()}.${randomUUID()}@example.com`;
    const password = 'correct horse battery';
    dataOf(await person.register({ body: { first_name: name, last_name: 'Haas', email, password } }));
    return person;
  };
  const put = async (person: Visitor, product: { _id: string }, label = '') =>
    dataOf(
      await person.addFavorite({
        params: { productId: product._id },
        ...(label ? { query: { label } } : {}),
      }),
    );

  describe('favorites', () => {
    it('are kept for the account, newest first, with a label, and are in the profile', async () => {
      const person = await newcomer();
      const [first, second] = [await inStock(0), await inStock(1)];
      dataOf(await person.addFavorite({ params: { productId: first._id } }));
      const two = dataOf(
        await person.addFavorite({ params: { productId: second._id }, query: { label: ' Guest bath ' } }),
      );
      expect(two.map(({ product, label }) => [product._id, label])).toEqual([
        [second._id, 'Guest bath'],
        [first._id, ''],
      ]);
      expect(dataOf(await person.getSession()).favorites).toEqual([second._id, first._id]);
      const again = dataOf(await person.addFavorite({ params: { productId: second._id } }));
      expect(again[0]?.label).toBe('Guest bath');
      const left = dataOf(await person.removeFavorite({ params: { productId: first._id } }));
      expect(left.map(({ product }) => product._id)).toEqual([second._id]);
      expect(dataOf(await person.removeFavorite({ params: { productId: first._id } }))).toHaveLength(1);
    });

    it('are lists by their labels: renamed, joined, ended and deleted, one’s own alone', async () => {
      const person = await newcomer();
      const other = await newcomer('Otto');
      const [first, second] = [await inStock(0), await inStock(1)];
      for (const [one, label] of [
        [first, 'Bath'],
        [second, 'Kitchen'],
      ] as const)
        dataOf(await person.addFavorite({ params: { productId: one._id }, query: { label } }));
      dataOf(await other.addFavorite({ params: { productId: first._id }, query: { label: 'Bath' } }));
      const labels = (all: { label: string }[]) => all.map(({ label }) => label).sort();
      const change = async (body: { label: string; to?: string; remove?: boolean }) =>
        labels(dataOf(await person.changeFavoriteList({ body })));
      expect(await change({ label: 'Bath', to: ' Guest bath ' })).toEqual(['Guest bath', 'Kitchen']);
      expect(await change({ label: 'Kitchen', to: 'Guest bath' })).toEqual(['Guest bath', 'Guest bath']);
      expect(problemOf(await person.changeFavoriteList({ body: { label: 'Kitchen' } })).code).toBe(
        'not_found',
      );
      expect(await change({ label: 'Guest bath' })).toEqual(['', '']);
      dataOf(await person.addFavorite({ params: { productId: first._id }, query: { label: 'Bath' } }));
      expect(await change({ label: 'Bath', remove: true })).toEqual(['']);
      expect(labels(dataOf(await other.listFavorites()))).toEqual(['Bath']);
      expect(problemOf(await visitor().changeFavoriteList({ body: { label: 'Bath' } })).code).toBe(
        'unauthenticated',
      );
    });

    it('are one list however their name is capitalized', async () => {
      const person = await newcomer();
      const add = async (at: number, label: string) =>
        dataOf(
          await person.addFavorite({ params: { productId: (await inStock(at))._id }, query: { label } }),
        );
      const labels = (all: { label: string }[]) => all.map(({ label }) => label).sort();
      await add(0, 'Guest bath');
      expect(labels(await add(1, 'guest BATH'))).toEqual(['Guest bath', 'Guest bath']);
      await add(2, 'Kitchen');
      const change = async (label: string, to: string) =>
        labels(dataOf(await person.changeFavoriteList({ body: { label, to } })));
      expect(await change('Kitchen', 'guest bath')).toEqual(['Guest bath', 'Guest bath', 'Guest bath']);
      // The same list may be written another way.
      expect(await change('Guest bath', 'Guest Bath')).toEqual(['Guest Bath', 'Guest Bath', 'Guest Bath']);
    });

    it('need a login and a product, and are nobody else’s', async () => {
      const product = await inStock();
      const params = { productId: product._id };
      const guest = visitor();
      expect(problemOf(await guest.listFavorites()).code).toBe('unauthenticated');
      expect(problemOf(await guest.addFavorite({ params })).code).toBe('unauthenticated');
      expect(problemOf(await guest.removeFavorite({ params })).code).toBe('unauthenticated');
      const person = await newcomer();
      dataOf(await person.addFavorite({ params }));
      expect(problemOf(await person.addFavorite({ params: { productId: 'nothing' } })).code).toBe(
        'not_found',
      );
      const other = await newcomer('Otto');
      expect(dataOf(await other.listFavorites())).toEqual([]);
      dataOf(await other.removeFavorite({ params }));
      expect(dataOf(await person.listFavorites())).toHaveLength(1);
    });
  });

  describe('a shared list of favorites', () => {
    it('is shown to anybody at their own prices, as it is, until the link is revoked', async () => {
      const person = await newcomer();
      const [first, second, third] = [await inStock(0), await inStock(1), await inStock(2)];
      await put(person, first, 'Bath');
      await put(person, second, 'Bath');
      await put(person, third, 'Kitchen');
      const link = dataOf(await person.shareFavorites({ body: { label: 'Bath' } }));
      expect(dataOf(await person.shareFavorites({ body: { label: 'Bath' } }))).toEqual(link);
      expect(dataOf(await person.listFavoriteLinks())).toEqual([link]);
      const guest = visitor();
      const read = async () => dataOf(await guest.getSharedFavorites({ params: { token: link.token } }));
      const shown = await read();
      expect(shown.label).toBe('Bath');
      expect(shown.products.map(({ _id }) => _id)).toEqual([second._id, first._id]);
      expect(JSON.stringify(shown)).not.toContain('Noor');
      const { price } = dataOf(await guest.getProduct({ params: { slug: shown.products[0]?.slug ?? '' } }));
      expect(shown.products[0]?.price).toBe(price);
      // Its name changes, the link does not; what is put into it is seen.
      dataOf(await person.changeFavoriteList({ body: { label: 'Bath', to: 'Guest bath' } }));
      await put(person, third, 'Guest bath');
      expect(await read()).toMatchObject({ label: 'Guest bath', products: { length: 3 } });
      const other = await newcomer('Otto');
      const params = { id: link._id };
      expect(problemOf(await other.unshareFavorites({ params })).code).toBe('not_found');
      dataOf(await person.unshareFavorites({ params }));
      expect(problemOf(await guest.getSharedFavorites({ params: { token: link.token } })).code).toBe(
        'not_found',
      );
      expect(dataOf(await person.listFavoriteLinks())).toEqual([]);
    });

    it('ends with its list: nobody sees through it what is in no list', async () => {
      const person = await newcomer();
      await put(person, await inStock(0), 'Bath');
      const { token } = dataOf(await person.shareFavorites({ body: { label: 'Bath' } }));
      dataOf(await person.changeFavoriteList({ body: { label: 'Bath' } }));
      expect(problemOf(await visitor().getSharedFavorites({ params: { token } })).code).toBe('not_found');
      expect(problemOf(await person.shareFavorites({ body: { label: 'Bath' } })).code).toBe('not_found');
      expect(dataOf(await person.shareFavorites({ body: { label: '' } })).label).toBe('');
    });

    it('comes into the cart of who opens it, and stays a list', async () => {
      const person = await newcomer();
      const product = await inStock(0);
      await put(person, product, 'Bath');
      const { token } = dataOf(await person.shareFavorites({ body: { label: 'Bath' } }));
      const guest = visitor();
      const { cart, added, left } = dataOf(await guest.addSharedFavorites({ params: { token } }));
      expect([added, left]).toEqual([1, []]);
      expect(cart.items.map(({ sku }) => sku)).toEqual([product.sku]);
      expect(dataOf(await person.listFavorites())).toHaveLength(1);
    });
  });

  describe('favorites into the cart', () => {
    it('one by one or a list at once: what could be had leaves the favorites, the rest says why', async () => {
      const person = await newcomer();
      const [first, second, third] = [await inStock(0), await inStock(1), await inStock(2)];
      const listed = dataOf(await person.listProducts({ query: { limit: 100 } })).items;
      const choice = listed.find(({ sku, availability }) => !sku && availability.kind === 'here');
      if (!choice) throw new Error('the sample has no product with a choice');
      await put(person, first, 'Bath');
      await put(person, choice, 'Bath');
      await put(person, second, 'Bath');
      await put(person, third, 'Kitchen');
      const moved = dataOf(await person.moveFavoritesToCart({ body: { label: 'Bath' } }));
      expect(moved.added).toBe(2);
      expect(moved.left).toEqual([
        { sku: choice.product_number, name: choice.name, wanted: 1, added: 0, reason: 'choose' },
      ]);
      expect(moved.cart.items.map(({ sku }) => sku).sort()).toEqual([first.sku, second.sku].sort());
      const rest = async () => dataOf(await person.listFavorites()).map(({ product }) => product._id);
      expect(await rest()).toEqual([third._id, choice._id]);
      dataOf(await person.moveFavoritesToCart({ body: { product: third._id } }));
      expect(await rest()).toEqual([choice._id]);
      for (const body of [{ product: third._id }, { label: 'Kitchen' }])
        expect(problemOf(await person.moveFavoritesToCart({ body })).code).toBe('not_found');
      expect(problemOf(await visitor().moveFavoritesToCart({ body: { label: 'Bath' } })).code).toBe(
        'unauthenticated',
      );
    });

    it('twice at the same moment comes in once', async () => {
      const person = await newcomer();
      const product = await inStock(0);
      await put(person, product);
      const body = { product: product._id };
      await Promise.all([person.moveFavoritesToCart({ body }), person.moveFavoritesToCart({ body })]);
      const cart = dataOf(await person.currentCart());
      expect(cart.items.map(({ quantity }) => quantity)).toEqual([1]);
    });
  });
}

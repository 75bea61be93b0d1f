/** Reviews: by who bought it, read by the dealer first, counted on the product, and taken down while they are changed. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#schemas/domain/sales/order.ts';
import { picture } from '#tests/factories/media.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { address, type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

const words = { rating: 4, headline: 'Does what it should', text: 'Three months in daily use.' };

export function reviewsContract(tools: ContractTools): void {
  const { visitor, accountOf, inStock, database } = tools;

  describe('reviews', () => {
    let product: Awaited<ReturnType<typeof inStock>>;
    let desk: Visitor;
    beforeAll(async () => {
      product = await inStock(3);
      desk = visitor();
      dataOf(await desk.login({ body: accountOf('sales') }));
    });

    const slug = () => product.slug;
    const member = async (first_name = 'Nora', last_name = 'Quint') => {
      const shopper = visitor({ 'x-forwarded-for': randomUUID() });
      const body = {
        first_name,
        last_name,
        email: `nora.${randomUUID()}@example.com`,
        password: 'correct horse',
      };
      dataOf(await shopper.register({ body }));
      return shopper;
    };
    const ordering = async (first_name?: string, last_name?: string) => {
      const shopper = await member(first_name, last_name);
      const cart = dataOf(await shopper.currentCart());
      const items = [{ sku: product.sku, quantity: 1 }];
      dataOf(
        await shopper.saveCart({ params: { id: cart._id }, body: { items, Delivery_method: 'Will Call' } }),
      );
      const checkout = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      const order = dataOf(
        await shopper.placeOrder({
          headers: { 'idempotency-key': randomUUID() },
          body: {
            cart_id: cart._id,
            pricing_version: checkout.pricing_version,
            details: { ...checkoutDetails, billing_address: address },
          },
        }),
      );
      return { shopper, order };
    };
    const fulfil = async (order: Order) => {
      const items = order.cart.items.map(({ _id, quantity }) => ({ item: _id, quantity }));
      const params = { id: order._id };
      const { version } = dataOf(await desk.getDeskOrder({ params }));
      dataOf(await desk.fulfilOrder({ params, body: { version, lines: items } }));
    };
    /** A buyer whose order was picked up. */
    const buyer = async (first_name?: string, last_name?: string) => {
      const { shopper, order } = await ordering(first_name, last_name);
      await fulfil(order);
      return { shopper, order };
    };
    const write = (shopper: Visitor, change: object = {}) =>
      shopper.writeReview({ params: { slug: slug() }, body: { ...words, ...change } });
    const listed = async () => dataOf(await visitor().listReviews({ params: { slug: slug() } }));
    const waiting = async (headline: string) => {
      const { items } = dataOf(await desk.listDeskReviews({ query: { limit: 50 } }));
      const review = items.find((one) => one.headline === headline);
      if (!review) throw new Error(`no review ${headline} waits`);
      return review;
    };
    const moderate = (
      review: { _id: string; version: number },
      action: 'publish' | 'reject' | 'reply',
      text = '',
    ) => desk.moderateReview({ params: { id: review._id }, body: { version: review.version, action, text } });
    const card = async () =>
      dataOf(await visitor().listProducts({ query: { ids: product._id, facets: 'true' } }));

    it('are written by accounts that bought the product, and by nobody else', async () => {
      expect(problemOf(await write(visitor())).code).toBe('unauthenticated');
      const stranger = await member();
      expect(problemOf(await write(stranger))).toMatchObject({
        code: 'forbidden',
        reason: 'review_not_bought',
      });
      expect(dataOf(await stranger.getOwnReview({ params: { slug: slug() } }))).toMatchObject({ may: false });
      // Goods that were neither shipped nor picked up are not bought yet.
      const { shopper, order } = await ordering();
      expect(problemOf(await write(shopper))).toMatchObject({ reason: 'review_not_bought' });
      await fulfil(order);
      expect(dataOf(await shopper.getOwnReview({ params: { slug: slug() } }))).toMatchObject({
        may: true,
        review: null,
      });
    });

    it('wait until the desk publishes them, count then, and are gone while they are changed', async () => {
      const { shopper } = await buyer('Ada', 'Brandt');
      const before = (await listed()).rating.count;
      dataOf(await write(shopper, { headline: 'First thoughts' }));
      expect((await listed()).rating.count).toBe(before);
      const review = await waiting('First thoughts');
      dataOf(await moderate(review, 'publish'));
      const shown = await listed();
      expect(shown.rating.count).toBe(before + 1);
      expect(shown.items[0]).toMatchObject({ author: 'Ada B.', trade: false, rating: 4, reply: null });
      expect(shown.rating.distribution.reduce((sum, one) => sum + one, 0)).toBe(shown.rating.count);
      const [own] = (await card()).items;
      expect(own).toMatchObject({ reviews: shown.rating.count, rating: shown.rating.average });
      // A second one is the first, changed: one review a product.
      dataOf(await write(shopper, { headline: 'Second thoughts', rating: 2 }));
      expect((await listed()).rating.count).toBe(before);
      const again = await waiting('Second thoughts');
      expect(again._id).toBe(review._id);
      expect(problemOf(await moderate(review, 'publish')).code).toBe('stale_version');
      dataOf(await moderate(again, 'publish'));
      expect((await listed()).items[0]).toMatchObject({ headline: 'Second thoughts', rating: 2 });
    });

    it('move the product’s pages when they are published, answered or changed', async () => {
      const { shopper } = await buyer();
      const sequenceOf = async () =>
        (
          await database()
            .selectFrom('content_version')
            .select('sequence')
            .where('tag', '=', `product:${product._id}`)
            .executeTakeFirst()
        )?.sequence ?? 0;
      dataOf(await write(shopper, { headline: 'Moves the page' }));
      const first = await sequenceOf();
      const published = dataOf(await moderate(await waiting('Moves the page'), 'publish'));
      const second = await sequenceOf();
      expect(second).toBeGreaterThan(first);
      const replied = dataOf(await moderate(published, 'reply', 'Thank you.'));
      expect(await sequenceOf()).toBeGreaterThan(second);
      expect(replied.reply).toBe('Thank you.');
      expect((await listed()).items.find(({ headline }) => headline === 'Moves the page')?.reply?.text).toBe(
        'Thank you.',
      );
    });

    it('are rejected with a reason that their author reads, and nobody else', async () => {
      const { shopper } = await buyer();
      dataOf(await write(shopper, { headline: 'Call me at 503 555 0100' }));
      const review = await waiting('Call me at 503 555 0100');
      expect(problemOf(await moderate(review, 'reject')).fieldErrors).toHaveProperty('/text');
      dataOf(await moderate(review, 'reject', 'Leave phone numbers out, please.'));
      expect(dataOf(await shopper.getOwnReview({ params: { slug: slug() } })).review).toMatchObject({
        status: 'rejected',
        note: 'Leave phone numbers out, please.',
      });
      expect((await listed()).items.map(({ headline }) => headline)).not.toContain('Call me at 503 555 0100');
    });

    it('carry at most four photos, each the author’s own and a picture by what it holds', async () => {
      const { shopper } = await buyer();
      const send = async (from: Visitor, colour: string) =>
        from.uploadReviewPhoto({ query: { name: 'sink.jpg' }, file: await picture('jpeg', { colour }) });
      const { _id } = dataOf(await send(shopper, '#a01b2c'));
      expect(dataOf(await send(shopper, '#a01b2c'))._id).toBe(_id);
      const other = await member();
      expect(dataOf(await send(other, '#a01b2c'))._id).not.toBe(_id);
      expect(problemOf(await write(other, { photos: [_id] })).code).toBe('forbidden');
      const { shopper: second } = await buyer();
      expect(problemOf(await write(second, { photos: [_id] })).fieldErrors).toHaveProperty('/photos');
      expect(problemOf(await write(shopper, { photos: [_id, 'b', 'c', 'd', 'e'] })).code).toBe('invalid');
      const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      const drawn = await shopper.uploadReviewPhoto({ query: { name: 'sink.jpg' }, file: text });
      expect(problemOf(drawn).code).toBe('unsupported_media_type');
      expect(problemOf(await send(visitor(), '#112233')).code).toBe('unauthenticated');
      dataOf(await write(shopper, { headline: 'With a photo', photos: [_id] }));
      dataOf(await moderate(await waiting('With a photo'), 'publish'));
      const photo = (await listed()).items.find(({ headline }) => headline === 'With a photo')?.photos[0];
      expect(photo).toMatchObject({ src: `/media/library/${_id}`, width: 64, height: 48 });
      // It is served, and is no part of the dealer’s library.
      const employee = visitor();
      dataOf(await employee.login({ body: accountOf('employee') }));
      const library = dataOf(await employee.listMedia({ query: { limit: 100 } }));
      expect(library.items.map((item) => item._id)).not.toContain(_id);
    });

    it('are the desk’s to read, and narrow and sort lists', async () => {
      const { shopper } = await buyer();
      expect(problemOf(await shopper.listDeskReviews({})).code).toBe('forbidden');
      expect(problemOf(await visitor().listDeskReviews({})).code).toBe('unauthenticated');
      const refused = await shopper.moderateReview({
        params: { id: 'any' },
        body: { version: 1, action: 'publish' },
      });
      expect(problemOf(refused).code).toBe('forbidden');
      const rated = dataOf(
        await visitor().listProducts({ query: { rating: 3, facets: 'true', limit: 100 } }),
      );
      expect(rated.items.length).toBeGreaterThan(0);
      expect(rated.items.every(({ rating }) => rating >= 3)).toBe(true);
      expect(rated.facets?.ratings.find(({ stars }) => stars === 3)?.count).toBe(rated.total);
      const sorted = dataOf(await visitor().listProducts({ query: { sort: 'rating', limit: 5 } }));
      const ratings = sorted.items.map(({ rating }) => rating);
      expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
      expect(ratings[0]).toBeGreaterThan(0);
    });
  });
}

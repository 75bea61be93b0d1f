/** Questions: asked by accounts, answered by employees and buyers, read by the dealer first, emailed to who asked. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '#tests/factories/visitor.ts';
import { address, type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

export function questionsContract({ visitor, accountOf, inStock, database }: ContractTools): void {
  describe('questions', () => {
    let product: Awaited<ReturnType<typeof inStock>>;
    let desk: Visitor;
    beforeAll(async () => {
      product = await inStock(5);
      desk = visitor();
      dataOf(await desk.login({ body: accountOf('sales') }));
    });

    const member = async () => {
      const shopper = visitor({ 'x-forwarded-for': randomUUID() });
      const email = `otto.${randomUUID()}@example.com`;
      dataOf(
        await shopper.register({
          body: { first_name: 'Otto', last_name: 'Lund', email, password: 'correct horse' },
        }),
      );
      return { shopper, email };
    };
    const ask = (shopper: Visitor, text: string) =>
      shopper.askQuestion({ params: { slug: product.slug }, body: { text } });
    const listed = async (q?: string) =>
      dataOf(await visitor().listQuestions({ params: { slug: product.slug }, query: q ? { q } : {} }));
    const waiting = async (text: string) => {
      const { items } = dataOf(await desk.listDeskQuestions({ query: { limit: 50 } }));
      const question = items.find((one) => one.text === text);
      if (!question) throw new Error(`no question ${text} waits`);
      return question;
    };
    const mailsTo = (email: string) =>
      database().selectFrom('mail').selectAll().where('recipient', '=', email).execute();

    it('are asked by accounts, and shown with the answer of an employee, who is named as the dealer', async () => {
      expect(problemOf(await ask(visitor(), 'Does it fit?')).code).toBe('unauthenticated');
      const { shopper, email } = await member();
      expect(dataOf(await ask(shopper, 'Does it fit a 24 in cabinet?'))).toEqual({ published: false });
      expect((await listed()).items.map(({ text }) => text)).not.toContain('Does it fit a 24 in cabinet?');
      const question = await waiting('Does it fit a 24 in cabinet?');
      const before = (await mailsTo(email)).length;
      const answered = await desk.answerQuestion({
        params: { id: question._id },
        body: { text: 'Yes, with 1/2 in to spare. <b>Measure</b> twice.' },
      });
      expect(dataOf(answered)).toEqual({ published: true });
      const [shown] = (await listed()).items;
      expect(shown).toMatchObject({ text: 'Does it fit a 24 in cabinet?', author: 'Otto L.' });
      expect(shown?.answers).toMatchObject([{ dealer: true, author: 'Jonah R.' }]);
      const mails = await mailsTo(email);
      expect(mails).toHaveLength(before + 1);
      expect(mails.at(-1)?.text).toContain('Yes, with 1/2 in to spare.');
      expect(mails.at(-1)?.html).toContain('&lt;b&gt;Measure&lt;/b&gt;');
      expect(mails.at(-1)?.text).toContain('#questions');
    });

    it('are answered by people who bought the product, once the dealer has read it', async () => {
      const { shopper, email } = await member();
      dataOf(await ask(shopper, 'How loud is it?'));
      const asked = await waiting('How loud is it?');
      const answer = (who: Visitor) =>
        who.answerQuestion({ params: { id: asked._id }, body: { text: 'Quieter than the old one.' } });
      const buyer = (await member()).shopper;
      // It is not shown yet: for a shopper there is no such question.
      expect(problemOf(await answer(buyer)).code).toBe('not_found');
      const publish = { version: asked.version, action: 'publish' as const };
      dataOf(await desk.moderateQuestion({ params: { id: asked._id }, body: publish }));
      expect(problemOf(await answer(buyer)).code).toBe('forbidden');
      const cart = dataOf(await buyer.currentCart());
      const items = [{ sku: product.sku, quantity: 1 }];
      dataOf(
        await buyer.saveCart({ params: { id: cart._id }, body: { items, Delivery_method: 'Will Call' } }),
      );
      const { pricing_version } = dataOf(await buyer.getCheckout({ query: { cart_id: cart._id } }));
      const order = dataOf(
        await buyer.placeOrder({
          headers: { 'idempotency-key': randomUUID() },
          body: {
            cart_id: cart._id,
            pricing_version,
            details: { ...checkoutDetails, billing_address: address },
          },
        }),
      );
      expect(problemOf(await answer(buyer)).code).toBe('forbidden');
      const lines = order.cart.items.map(({ _id, quantity }) => ({ item: _id, quantity }));
      dataOf(await desk.fulfilOrder({ params: { id: order._id }, body: { version: 0, lines } }));
      expect(dataOf(await answer(buyer))).toEqual({ published: false });
      expect((await mailsTo(email)).filter(({ text }) => text.includes('Quieter'))).toEqual([]);
      const again = await waiting('How loud is it?');
      const given = again.answers.find(({ status }) => status === 'pending');
      expect(given).toMatchObject({ dealer: false });
      const stale = { version: asked.version, action: 'publish' as const, answer: given?._id ?? '' };
      expect(problemOf(await desk.moderateQuestion({ params: { id: asked._id }, body: stale })).code).toBe(
        'stale_version',
      );
      const body = { ...stale, version: again.version };
      dataOf(await desk.moderateQuestion({ params: { id: asked._id }, body }));
      expect((await listed()).items.find(({ text }) => text === 'How loud is it?')?.answers).toHaveLength(1);
      expect((await mailsTo(email)).filter(({ text }) => text.includes('Quieter'))).toHaveLength(1);
    });

    it('are found by the words of question and answer, and are gone when they are rejected', async () => {
      const { shopper } = await member();
      dataOf(await ask(shopper, 'Is the gasket included?'));
      const question = await waiting('Is the gasket included?');
      dataOf(
        await desk.answerQuestion({
          params: { id: question._id },
          body: { text: 'It is, with 100% spares.' },
        }),
      );
      expect((await listed('gasket SPARES')).items).toHaveLength(1);
      // A percent sign is one, and no pattern.
      expect((await listed('100%')).items).toHaveLength(1);
      expect((await listed('10_%')).items).toHaveLength(0);
      const { items } = dataOf(await desk.listDeskQuestions({ query: { status: 'published', limit: 50 } }));
      const version = items.find(({ _id }) => _id === question._id)?.version ?? 0;
      dataOf(
        await desk.moderateQuestion({ params: { id: question._id }, body: { version, action: 'reject' } }),
      );
      expect((await listed('gasket')).items).toEqual([]);
      expect(problemOf(await shopper.listDeskQuestions({})).code).toBe('forbidden');
    });
  });
}

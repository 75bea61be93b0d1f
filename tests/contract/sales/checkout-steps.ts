/** The checkout's steps, address books and jobs (docs/product.md#checkout, #profile-area). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CheckoutPage } from '#schemas/domain/sales/checkout-draft.ts';
import { address, type ContractTools, dataOf, problemOf } from '../tools.ts';

const details = {
  email: 'Maya@Example.com',
  phone: '503 555 0148',
  Delivery_method: 'Will Call',
  shipping_address: null,
} as const;
const billing = { billing_address: address, payment_type: 'check' } as const;
const lien = { job_name: 'Alder Court', site_address: '14 Alder Court, Portland', owner: 'Maya Lindqvist' };
const complete = ({ steps }: CheckoutPage) => steps.filter((one) => one.complete).map(({ step }) => step);

export function checkoutStepsContract({ visitor, accountOf, withCart, database }: ContractTools): void {
  /** Somebody new, in a company of its own. */
  const member = async (company: { lien?: boolean; features?: string[] } = {}) => {
    const shopper = visitor();
    const person = {
      first_name: 'Noor',
      last_name: 'Haas',
      email: `noor.${randomUUID()}@example.com`,
      password: 'correct horse battery',
    };
    const { _id } = dataOf(await shopper.register({ body: person }));
    const id = randomUUID();
    await database()
      .insertInto('company')
      .values({
        id,
        name: `Haas ${id}`,
        status: 'approved',
        features: JSON.stringify(company.features ?? []),
        lien: company.lien ?? false,
      })
      .execute();
    await database()
      .updateTable('account')
      .set({ company_id: id, company_role: 'admin' })
      .where('id', '=', _id)
      .execute();
    return shopper;
  };

  describe('the checkout’s steps', () => {
    it('are kept as they are entered, and the cart is priced by them', async () => {
      const { shopper, cart } = await withCart(2);
      const cart_id = cart._id;
      const first = dataOf(await shopper.getCheckout({ query: { cart_id } }));
      expect(complete(first)).toEqual([]);
      expect(first.draft).toEqual({ details: null, lien: null, billing: null, card: null });
      const detailed = dataOf(
        await shopper.saveCheckoutDraft({
          body: {
            cart_id,
            details: {
              ...details,
              Delivery_method: 'Local Delivery',
              shipping_address: address,
              po_number: 'P-1',
            },
          },
        }),
      );
      expect(complete(detailed)).toEqual(['details']);
      expect(detailed.cart).toMatchObject({ Delivery_method: 'Local Delivery', shipping_address: address });
      expect(detailed.cart.shipping).toBeGreaterThan(0);
      expect(detailed.draft.details).toMatchObject({ email: 'maya@example.com', po_number: 'P-1' });
      const billed = dataOf(await shopper.saveCheckoutDraft({ body: { cart_id, billing } }));
      expect(complete(billed)).toEqual(['details', 'billing']);
      expect(dataOf(await shopper.getCheckout({ query: { cart_id } })).draft).toEqual(billed.draft);
      // Once more the same: nothing moves, not even the cart's version.
      const again = dataOf(await shopper.saveCheckoutDraft({ body: { cart_id, billing } }));
      expect(again.cart.version).toBe(billed.cart.version);
    });

    it('follow the cart when it is changed elsewhere', async () => {
      const { shopper, cart } = await withCart();
      const cart_id = cart._id;
      dataOf(await shopper.saveCheckoutDraft({ body: { cart_id, details, billing } }));
      dataOf(
        await shopper.saveCart({ params: { id: cart_id }, body: { Delivery_method: 'Local Delivery' } }),
      );
      expect(complete(dataOf(await shopper.getCheckout({ query: { cart_id } })))).toEqual(['billing']);
    });

    it('say what is wrong at its place, and keep nothing of it', async () => {
      const { shopper, cart } = await withCart();
      const wrong = { ...details, Delivery_method: 'Local Delivery' } as const;
      const problem = problemOf(
        await shopper.saveCheckoutDraft({ body: { cart_id: cart._id, details: wrong } }),
      );
      expect(problem).toMatchObject({
        code: 'invalid',
        fieldErrors: { '/details/shipping_address': expect.anything() },
      });
      // Numbers of a card are not a token.
      const card = { kind: 'card', token: '4242424242424242', brand: 'Visa', last4: '4242' } as const;
      expect(
        problemOf(await shopper.saveCheckoutDraft({ body: { cart_id: cart._id, card } })).fieldErrors,
      ).toHaveProperty('/card/token');
      expect(complete(dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } })))).toEqual([]);
    });

    it('are nobody else’s', async () => {
      const { cart } = await withCart();
      const body = { cart_id: cart._id, details };
      expect(problemOf(await visitor().saveCheckoutDraft({ body })).code).toBe('not_found');
    });

    it('ask a company for job data when it must give it, and the cart keeps it', async () => {
      const shopper = await member({ lien: true });
      const cart_id = dataOf(await shopper.currentCart())._id;
      const before = dataOf(await shopper.getCheckout({ query: { cart_id } }));
      expect(before.steps.map(({ step }) => step)).toEqual(['details', 'lien', 'billing', 'review']);
      const half = { ...lien, site_address: '' };
      expect(
        problemOf(await shopper.saveCheckoutDraft({ body: { cart_id, lien: half } })).fieldErrors,
      ).toHaveProperty('/lien/site_address');
      const after = dataOf(await shopper.saveCheckoutDraft({ body: { cart_id, lien } }));
      expect(complete(after)).toEqual(['lien']);
      expect(after.cart.lien).toMatchObject(lien);
    });

    it('ask for another job’s data when the job is another, and never keep the first one’s', async () => {
      const shopper = await member({ lien: true, features: ['jobs'] });
      const cart_id = dataOf(await shopper.currentCart())._id;
      const jobOf = async (name: string) => dataOf(await shopper.addJob({ body: { name } }))._id;
      const [alder, mill] = [await jobOf('Alder Court'), await jobOf('Mill')];
      const save = async (change: object) =>
        dataOf(await shopper.saveCheckoutDraft({ body: { cart_id, ...change } }));
      await save({ details: { ...details, job: alder } });
      expect(complete(await save({ lien }))).toContain('lien');
      // The same job again, as when its step is sent once more, changes nothing of it.
      expect(
        (await save({ details: { ...details, job: alder, note: 'Ring twice' } })).cart.lien,
      ).toMatchObject(lien);
      const moved = await save({ details: { ...details, job: mill } });
      expect(moved.cart).toMatchObject({ job_name: 'Mill', lien: null });
      expect(moved.draft.lien).toBeNull();
      expect(complete(moved)).not.toContain('lien');
      await save({ lien: { ...lien, job_name: 'Mill' } });
      expect((await save({ details: { ...details, job: null } })).cart.lien).toBeNull();
    });
  });

  describe('an address book', () => {
    it('keeps addresses, one default of each kind, and gives them to nobody else', async () => {
      const shopper = await member();
      const first = dataOf(
        await shopper.addAddress({ body: { label: 'Shop', address, is_default_shipping: true } }),
      );
      const second = dataOf(
        await shopper.addAddress({
          body: { address: { ...address, address: '2 Pine St' }, is_default_shipping: true },
        }),
      );
      expect(second.map((one) => [one.address.address, one.is_default_shipping])).toEqual([
        ['2 Pine St', true],
        ['14 Alder Court', false],
      ]);
      const id = first[0]?._id ?? '';
      const changed = dataOf(
        await shopper.changeAddress({
          params: { id },
          body: { label: 'Yard', address, is_default_billing: true },
        }),
      );
      expect(changed.find((one) => one._id === id)).toMatchObject({
        label: 'Yard',
        is_default_billing: true,
      });
      const other = await member();
      expect(dataOf(await other.listAddresses())).toEqual([]);
      expect(problemOf(await other.changeAddress({ params: { id }, body: { address } })).code).toBe(
        'not_found',
      );
      expect(problemOf(await other.removeAddress({ params: { id } })).code).toBe('not_found');
      expect(dataOf(await shopper.removeAddress({ params: { id } }))).toHaveLength(1);
      expect(problemOf(await visitor().listAddresses()).code).toBe('unauthenticated');
    });

    it('holds fifty', async () => {
      const shopper = await member();
      for (let count = 0; count < 50; count++) dataOf(await shopper.addAddress({ body: { address } }));
      expect(problemOf(await shopper.addAddress({ body: { address } })).code).toBe('invalid');
    });
  });

  describe('jobs', () => {
    it('are the company’s: kept, changed, and chosen for an order, which keeps the name', async () => {
      const shopper = await member({ features: ['jobs'] });
      const job = dataOf(await shopper.addJob({ body: { name: 'Alder Court', site_address: address } }));
      const cart_id = dataOf(await shopper.currentCart())._id;
      const saved = dataOf(
        await shopper.saveCheckoutDraft({ body: { cart_id, details: { ...details, job: job._id } } }),
      );
      expect(saved.cart.job_name).toBe('Alder Court');
      const renamed = { ...job, name: 'Alder Court, phase 2', closed: true };
      dataOf(await shopper.changeJob({ params: { id: job._id }, body: renamed }));
      expect(dataOf(await shopper.getCheckout({ query: { cart_id } })).cart.job_name).toBe('Alder Court');
      expect(dataOf(await shopper.listJobs())).toEqual([renamed]);
    });

    it('come out of a file: good rows are kept, wrong ones come back with what is wrong', async () => {
      const shopper = await member({ features: ['jobs'] });
      dataOf(await shopper.addJob({ body: { name: 'Mill', lien: { owner: 'Ada Mill' } } }));
      const csv = [
        'Job;Street;City;State;ZIP;Owner;Status',
        'Dam;1 Dam Road;Portland;OR;97209;"Dam; LLC";Open',
        "mill;;;;;'=Mill & Sons;Closed",
        'Wrong ZIP;2 Dam Road;Portland;OR;80202;;',
        ';3 Dam Road;Portland;OR;97209;;',
        'Dam;4 Dam Road;Portland;OR;97209;;perhaps',
      ].join('\n');
      const first = dataOf(await shopper.importJobs({ body: { csv } }));
      expect(first).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
      expect(first.problems.map(({ row, reasons }) => [row, reasons.map(({ column }) => column)])).toEqual([
        [4, ['ZIP']],
        [5, ['Job']],
        [6, ['Status']],
      ]);
      const again = dataOf(await shopper.importJobs({ body: { csv } }));
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
      const jobs = dataOf(await shopper.listJobs());
      expect(jobs.find(({ name }) => name === 'mill')).toMatchObject({
        lien: { owner: '=Mill & Sons' },
        closed: true,
      });
      expect(jobs.find(({ name }) => name === 'Dam')).toMatchObject({
        site_address: { zip: '97209' },
        lien: { owner: 'Dam; LLC' },
      });
      // What came back is a file again: the fixed rows are taken, and the others are not lost.
      const fixed = first.rest.replace('80202', '97202').replace('perhaps', 'Closed');
      const second = dataOf(await shopper.importJobs({ body: { csv: fixed } }));
      expect(second).toMatchObject({ added: 1, changed: 1 });
      expect(second.problems).toHaveLength(1);
      expect(dataOf(await shopper.importJobs({ body: { csv } }))).toMatchObject({ added: 0 });
      const without = await member();
      expect(problemOf(await without.importJobs({ body: { csv } })).code).toBe('forbidden');
      expect(
        problemOf(await shopper.importJobs({ body: { csv: 'City\nPortland' } })).fieldErrors,
      ).toHaveProperty('/csv');
    });

    it('are refused to who has none, and to another company', async () => {
      const owner = await member({ features: ['jobs'] });
      const { _id } = dataOf(await owner.addJob({ body: { name: 'Alder Court' } }));
      const without = await member();
      expect(problemOf(await without.addJob({ body: { name: 'Mine' } })).code).toBe('forbidden');
      expect(dataOf(await without.listJobs())).toEqual([]);
      const other = await member({ features: ['jobs'] });
      const body = { name: 'Stolen' };
      expect(problemOf(await other.changeJob({ params: { id: _id }, body })).code).toBe('not_found');
      const cart_id = dataOf(await other.currentCart())._id;
      const problem = problemOf(
        await other.saveCheckoutDraft({ body: { cart_id, details: { ...details, job: _id } } }),
      );
      expect(problem.fieldErrors).toHaveProperty('/details/job');
      const shopper = visitor();
      dataOf(await shopper.login({ body: accountOf('shopper') }));
      expect(problemOf(await shopper.addJob({ body: { name: 'Mine' } })).code).toBe('forbidden');
    });
  });
}

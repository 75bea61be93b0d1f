/** Every email is in the language of its reader, whoever and whatever writes it (docs/decisions/0066-two-languages.md). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, checkoutDetails, dataOf } from '../tools.ts';

const spanish = { [languageHeader]: 'es' };
const password = 'correct horse battery';

export function emailLanguagesContract(tools: ContractTools): void {
  const { accountOf, inStock, order, operator, database } = tools;
  const visitor = (headers: Record<string, string> = {}) =>
    tools.visitor({ 'x-forwarded-for': `10.${randomUUID()}`, ...headers });
  const addressOf = (name: string) => `${name}.${randomUUID()}@example.com`;
  const mailsTo = (email: string) =>
    database()
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const lastTo = async (email: string) => (await mailsTo(email)).at(-1);
  /** What came last for an address, once it is there. */
  const arrived = async (email: string, count: number) => {
    await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
    return lastTo(email);
  };
  const languageOf = async (email: string) =>
    (await database().selectFrom('email_language').selectAll().where('email', '=', email).executeTakeFirst())
      ?.language;
  const ordered = async (shopper: Visitor, email: string) => {
    const { _id } = dataOf(await shopper.currentCart());
    const { sku } = await inStock(7);
    const cart = dataOf(
      await shopper.addToCart({ params: { id: _id }, body: { product: sku, quantity: 1 } }),
    );
    return dataOf(await order(shopper, cart, randomUUID(), { details: { ...checkoutDetails, email } }));
  };
  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  const register = async (headers: Record<string, string>, email = addressOf('luz')) => {
    const person = visitor(headers);
    const body = { first_name: 'Luz', last_name: 'Prado', email, password };
    return { person, email, id: dataOf(await person.register({ body }))._id };
  };

  describe('the language of emails', () => {
    it('is that of the order, for every step that an employee takes in English', async () => {
      const shopper = visitor(spanish);
      const email = addressOf('luz');
      const placed = await ordered(shopper, email);
      const first = await lastTo(email);
      expect(first?.subject).toBe(`Su pedido ${placed.number}`);
      expect(first?.html).toContain('<html lang="es">');
      expect(first?.text).toContain(`/es/checkout/success/${placed.cart_id}?token=`);
      expect(first?.text).toContain('Recogida en tienda');
      expect(first?.text).not.toContain('Will Call');
      const employee = await desk();
      const params = { id: placed._id };
      const { version, cart } = dataOf(await employee.getDeskOrder({ params }));
      const lines = cart.items.map(({ _id: item, quantity }) => ({ item, quantity }));
      dataOf(await employee.fulfilOrder({ params, body: { version, lines, carrier: '', tracking: '' } }));
      const step = await lastTo(email);
      expect(step?.subject).toBe(`Se recogió su pedido ${placed.number}`);
      expect(step?.text).toContain(`/es/order-lookup/${placed._id}?token=`);
      const body = { lines, reason: 'Otro color' };
      dataOf(await shopper.askReturn({ params, query: { token: placed.token }, body }));
      expect((await lastTo(email))?.subject).toContain('Recibimos su solicitud de devolución');
      const ours = await database()
        .selectFrom('mail')
        .selectAll()
        .where('subject', '=', `Return requested: order ${placed.number}`)
        .executeTakeFirstOrThrow();
      expect(ours.text).toContain(`/admin/orders/${placed._id}`);
      expect(ours.text).not.toContain('/es/');
    });

    it('is not changed by what strangers ask with an address, and begins with it where none is known', async () => {
      const { email } = await register(spanish);
      dataOf(await visitor().requestReset({ body: { email } }));
      expect((await arrived(email, 1))?.subject).toBe('Restablezca su contraseña');
      dataOf(await visitor().subscribeToNewsletter({ body: { email } }));
      expect((await lastTo(email))?.subject).toMatch(/^Confirme su suscripción/);
      expect(await languageOf(email)).toBe('es');
      const unknown = addressOf('nobody');
      dataOf(await visitor(spanish).subscribeToNewsletter({ body: { email: unknown } }));
      expect((await lastTo(unknown))?.subject).toMatch(/^Confirme su suscripción/);
      const reader = addressOf('reader');
      dataOf(await visitor().subscribeToNewsletter({ body: { email: reader } }));
      dataOf(await visitor(spanish).subscribeToNewsletter({ body: { email: reader } }));
      expect((await lastTo(reader))?.subject).toMatch(/^Confirm your/);
    });

    it('follows the page that somebody logs in on, until they choose one, and their new address', async () => {
      const { email } = await register({});
      expect(await languageOf(email)).toBe('en');
      const person = visitor(spanish);
      dataOf(await person.login({ body: { email, password } }));
      expect(await languageOf(email)).toBe('es');
      expect(dataOf(await person.getSecurity()).email_language).toBe('es');
      dataOf(await person.saveEmailLanguage({ body: { language: 'en' } }));
      dataOf(await visitor(spanish).login({ body: { email, password } }));
      expect(dataOf(await person.getSecurity()).email_language).toBe('en');
      dataOf(await person.saveEmailLanguage({ body: { language: 'es' } }));
      dataOf(await visitor().login({ body: { email, password } }));
      const next = addressOf('luz.next');
      dataOf(await person.requestEmailChange({ body: { email: next, password } }));
      const asked = await lastTo(next);
      expect(asked?.html).toContain('<html lang="es">');
      const token = /\/es\/confirm-email\?token=([\w-]+)/.exec(asked?.text ?? '')?.[1] ?? '';
      dataOf(await visitor().confirmEmailChange({ params: { token } }));
      expect(dataOf(await person.getSecurity()).email_language).toBe('es');
    });

    it('is that of who invites, where nothing is known of the invited', async () => {
      const admin = { email: addressOf('admin'), password };
      const named = { first_name: 'Una', last_name: 'Fenn', role: 'admin' as const };
      dataOf(await operator().createEmployee({ body: { ...admin, ...named } }));
      const employee = visitor(spanish);
      dataOf(await employee.login({ body: admin }));
      const email = addressOf('new');
      const person = { first_name: 'Eva', last_name: 'Ros', email, role: 'viewer' as const };
      dataOf(await employee.inviteEmployee({ body: person }));
      expect((await lastTo(email))?.html).toContain('<html lang="es">');
    });

    it('is exported with its customer and erased with them', async () => {
      const { email, id } = await register(spanish);
      const employee = await desk();
      const { tables } = dataOf(await employee.exportCustomer({ params: { id } }));
      expect(tables.email_language).toMatchObject([{ email, language: 'es' }]);
      dataOf(await employee.eraseCustomer({ params: { id }, body: { email } }));
      expect(await languageOf(email)).toBeUndefined();
    });
  });
}

/** A person's own account: email, password, sessions, second factor, photo, and what they are told. */
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { portraitLimit } from '#schemas/domain/media/media.ts';
import { chosenKinds } from '#schemas/domain/people/notification-kinds.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import { picture, scriptedSvg } from '#tests/factories/media.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { address, type ContractTools, dataOf, problemOf } from '../tools.ts';

export function ownAccountContract(tools: ContractTools): void {
  const { accountOf, database, withCart, order, send, operator } = tools;
  /** Each from an address of its own, so that their tries are counted apart. */
  const visitor = (headers: Record<string, string> = {}) =>
    tools.visitor({ 'x-forwarded-for': `10.${randomUUID()}`, ...headers });
  const password = 'correct horse battery';
  const next = 'another horse battery';
  const addressOf = (name: string) => `${name}.${randomUUID()}@example.com`;
  const newcomer = async (name = 'Noor') => {
    const person = visitor({ 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/120.0' });
    const email = addressOf(name.toLowerCase());
    const { _id } = dataOf(
      await person.register({ body: { first_name: name, last_name: 'Haas', email, password } }),
    );
    return { person, email, id: _id };
  };
  const logIn = async (email: string, secret = password) => {
    const person = visitor();
    dataOf(await person.login({ body: { email, password: secret } }));
    return person;
  };
  const mailTo = (email: string) =>
    database()
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const subjectsTo = async (email: string) => (await mailTo(email)).map(({ subject }) => subject);
  const tokenTo = async (email: string) =>
    /confirm-email\?token=([\w-]+)/.exec((await mailTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
  const fieldsOf = (answer: Parameters<typeof problemOf>[0]) =>
    Object.keys(problemOf(answer).fieldErrors ?? {});
  const codeOf = (answer: Parameters<typeof problemOf>[0]) => problemOf(answer).code;

  describe('a person’s email', () => {
    it('is changed by the link in the new mailbox and by nothing before it, once', async () => {
      const { person, email } = await newcomer();
      const email2 = addressOf('noor.new');
      const pending = dataOf(await person.requestEmailChange({ body: { email: email2, password } }));
      expect(pending.email).toBe(email2);
      expect(dataOf(await person.getSecurity()).email_change).toEqual(pending);
      expect(dataOf(await person.getSession()).email).toBe(email);
      expect(await subjectsTo(email)).toEqual(['A new email address was requested']);
      const token = await tokenTo(email2);
      expect(token).toHaveLength(43);
      const params = { token };
      for (let look = 0; look < 2; look++)
        expect(dataOf(await visitor().getEmailChange({ params }))).toEqual({ email: email2 });
      expect(dataOf(await person.getSession()).email).toBe(email);
      expect(dataOf(await visitor().confirmEmailChange({ params }))).toEqual({ email: email2 });
      expect(dataOf(await person.getSession()).email).toBe(email2);
      expect(dataOf(await person.getSecurity()).email_change).toBeNull();
      expect(await subjectsTo(email)).toContain('Your email address was changed');
      expect(codeOf(await visitor().confirmEmailChange({ params }))).toBe('not_found');
      expect(codeOf(await visitor().getEmailChange({ params }))).toBe('not_found');
      expect(codeOf(await visitor().login({ body: { email, password } }))).toBe('credentials');
      await logIn(email2);
    });

    it('needs the password, another address, and a session', async () => {
      const { person, email } = await newcomer();
      const email2 = addressOf('other');
      const wrong = { body: { email: email2, password: 'not this one' } };
      expect(fieldsOf(await person.requestEmailChange(wrong))).toEqual(['/password']);
      expect(fieldsOf(await person.requestEmailChange({ body: { email, password } }))).toEqual(['/email']);
      expect(fieldsOf(await person.requestEmailChange({ body: { email: 'no', password } }))).toEqual([
        '/email',
      ]);
      expect(await mailTo(email2)).toEqual([]);
      const stranger = visitor();
      for (const answer of [
        await stranger.requestEmailChange({ body: { email: email2, password } }),
        await stranger.resendEmailChange(),
        await stranger.cancelEmailChange(),
      ])
        expect(codeOf(answer)).toBe('unauthenticated');
      expect(codeOf(await person.resendEmailChange())).toBe('not_found');
    });

    it('answers alike for an address that has an account, and tells its mailbox alone', async () => {
      const { person } = await newcomer();
      const { email: taken } = await newcomer('Ines');
      const free = addressOf('free');
      const answers = [];
      for (const email of [taken, free]) {
        const answer = await person.requestEmailChange({ body: { email, password } });
        const { requested_at, expires_at, ...rest } = dataOf(answer);
        answers.push([answer.status, Object.keys(dataOf(answer)), rest.email === email]);
        expect(Date.parse(expires_at) - Date.parse(requested_at)).toBe(24 * 60 * 60 * 1000);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(await tokenTo(taken)).toBe('');
      expect(await subjectsTo(taken)).toEqual(['You already have an account']);
    });

    it('waits no longer when it is canceled, resent, or the password changes', async () => {
      const { person } = await newcomer();
      const { person: other } = await newcomer('Ines');
      const email = addressOf('later');
      const ask = async () => {
        dataOf(await person.requestEmailChange({ body: { email, password } }));
        return { token: await tokenTo(email) };
      };
      const first = await ask();
      dataOf(await other.cancelEmailChange());
      dataOf(await visitor().getEmailChange({ params: first }));
      dataOf(await person.resendEmailChange());
      expect(codeOf(await visitor().confirmEmailChange({ params: first }))).toBe('not_found');
      const second = { token: await tokenTo(email) };
      dataOf(await visitor().getEmailChange({ params: second }));
      dataOf(await person.cancelEmailChange());
      expect(codeOf(await visitor().confirmEmailChange({ params: second }))).toBe('not_found');
      const third = await ask();
      dataOf(await person.changePassword({ body: { current: password, password: next } }));
      expect(codeOf(await visitor().confirmEmailChange({ params: third }))).toBe('not_found');
    });

    it('is not taken from somebody who signed up with it meanwhile, nor after a day', async () => {
      const { person, email } = await newcomer();
      const email2 = addressOf('race');
      dataOf(await person.requestEmailChange({ body: { email: email2, password } }));
      const params = { token: await tokenTo(email2) };
      const body = { first_name: 'Quick', last_name: 'One', email: email2, password };
      dataOf(await visitor().register({ body }));
      expect(codeOf(await visitor().confirmEmailChange({ params }))).toBe('not_found');
      expect(dataOf(await person.getSession()).email).toBe(email);

      const email3 = addressOf('slow');
      dataOf(await person.requestEmailChange({ body: { email: email3, password } }));
      const late = { token: await tokenTo(email3) };
      const expires_at = new Date(Date.now() - 1000).toISOString();
      await database().updateTable('email_change').set({ expires_at }).where('email', '=', email3).execute();
      expect(codeOf(await visitor().getEmailChange({ params: late }))).toBe('not_found');
      expect(codeOf(await visitor().confirmEmailChange({ params: late }))).toBe('not_found');
      expect(dataOf(await person.getSecurity()).email_change).toBeNull();
    });

    it('stops who asks again and again, and does not fill a stranger’s mailbox', async () => {
      const { person } = await newcomer();
      const email = addressOf('victim');
      const codes = [];
      for (let turn = 0; turn < 6; turn++) {
        const answer = await person.requestEmailChange({ body: { email, password } });
        codes.push(answer.ok ? 'ok' : answer.problem.code);
      }
      expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'too_many_requests']);
      expect(await mailTo(email)).toHaveLength(4);
    });

    it('of an employee is in the log', async () => {
      const email = addressOf('kit');
      dataOf(
        await operator().createEmployee({
          body: { first_name: 'Kit', last_name: 'Fenn', email, role: 'editor', password },
        }),
      );
      const person = await logIn(email);
      const email2 = addressOf('kit.new');
      dataOf(await person.requestEmailChange({ body: { email: email2, password } }));
      dataOf(await visitor().confirmEmailChange({ params: { token: await tokenTo(email2) } }));
      const { _id } = dataOf(await person.getSession());
      const { events } = dataOf(await operator().listAudit({ query: { subject: _id } }));
      expect(events[0]).toMatchObject({ action: 'employee.change', detail: { what: 'email' } });
      expect(events[0]?.actor).toBe('Kit Fenn');
    });
  });

  describe('a shopper’s password, sessions and second factor', () => {
    it('changes the password with the current one, ends the other sessions and says so by email', async () => {
      const { person, email } = await newcomer();
      const elsewhere = await logIn(email);
      dataOf(await elsewhere.getSession());
      const wrong = { body: { current: 'not this one', password: next } };
      expect(fieldsOf(await person.changePassword(wrong))).toEqual(['/current']);
      dataOf(await elsewhere.getSession());
      dataOf(await person.changePassword({ body: { current: password, password: next } }));
      expect(codeOf(await elsewhere.getSession())).toBe('unauthenticated');
      dataOf(await person.getSession());
      expect(await subjectsTo(email)).toEqual(['Your password was changed']);
      await logIn(email, next);
      const codes = [];
      for (let turn = 0; turn < 11; turn++) codes.push(codeOf(await person.changePassword(wrong)));
      expect([codes[0], codes[10]]).toEqual(['invalid', 'too_many_requests']);
    });

    it('lists a shopper’s own sessions with browser and times, and ends one or all others', async () => {
      const { person, email } = await newcomer();
      const [second, third] = [await logIn(email), await logIn(email)];
      const { sessions } = dataOf(await person.getSecurity());
      expect(sessions).toHaveLength(3);
      const own = sessions.find(({ current }) => current);
      expect(own?.browser).toContain('Chrome/120.0');
      expect(own?.address).not.toBe('');
      expect(Date.parse(own?.seen_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
      const id = dataOf(await second.getSecurity()).sessions.find(({ current }) => current)?._id ?? '';
      const { person: stranger } = await newcomer('Ines');
      expect(codeOf(await stranger.endSession({ params: { id } }))).toBe('not_found');
      dataOf(await second.getSession());
      dataOf(await person.endSession({ params: { id } }));
      expect(codeOf(await second.getSession())).toBe('unauthenticated');
      expect(codeOf(await person.endSession({ params: { id } }))).toBe('not_found');
      dataOf(await person.endOtherSessions());
      expect(codeOf(await third.getSession())).toBe('unauthenticated');
      expect(dataOf(await person.getSecurity()).sessions).toHaveLength(1);
      for (const answer of [
        await visitor().getSecurity(),
        await visitor().endOtherSessions(),
        await visitor().changePassword({ body: { current: password, password: next } }),
      ])
        expect(codeOf(answer)).toBe('unauthenticated');
    });

    it('asks a shopper who has a second factor for a code, and says on and off by email', async () => {
      const { person, email } = await newcomer();
      const elsewhere = await logIn(email);
      const { key } = dataOf(await person.startTwoFactor());
      const codeAt = (ms: number) =>
        new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ms });
      // An open session alone turns nothing on.
      const guess = await person.confirmTwoFactor({ body: { password: 'not it', code: codeAt(0) } });
      expect(problemOf(guess)).toMatchObject({
        code: 'invalid',
        fieldErrors: { '/password': [expect.any(String)] },
      });
      expect(dataOf(await person.getSecurity()).two_factor_since).toBeNull();
      const { recovery_codes } = dataOf(
        await person.confirmTwoFactor({ body: { password, code: codeAt(0) } }),
      );
      expect(codeOf(await elsewhere.getSession())).toBe('unauthenticated');
      const half = visitor();
      expect(codeOf(await half.login({ body: { email, password } }))).toBe('second_factor');
      expect(codeOf(await half.getSession())).toBe('unauthenticated');
      dataOf(await half.enterCode({ body: { code: recovery_codes[0] ?? '' } }));
      const security = dataOf(await half.getSecurity());
      expect(security).toMatchObject({ recovery_codes_left: 9, require_two_factor: false });
      expect(security.two_factor_since).not.toBeNull();
      const off = (secret: string, code: string) =>
        half.removeTwoFactor({ body: { password: secret, code } });
      expect(fieldsOf(await off('not it', codeAt(30_000)))).toEqual(['/password']);
      dataOf(await off(password, recovery_codes[1] ?? ''));
      await logIn(email);
      expect(await subjectsTo(email)).toEqual([
        'Two-factor authentication is on',
        'Two-factor authentication is off',
      ]);
    });
  });

  describe('a person’s photo', () => {
    const upload = (person: Visitor, file: Uint8Array<ArrayBuffer>, name = 'me.jpg') =>
      person.uploadProfileImage({ query: { name }, file });
    const fileOf = (image: string | null) => send(`/api/v1/media-files/${image?.split('/')[3]}`);

    it('is kept as a square without what the camera wrote, and replaces the one before', async () => {
      const { person } = await newcomer();
      expect(dataOf(await person.getSession()).image).toBeNull();
      const file = await picture('jpeg', { width: 900, height: 700 });
      const { image } = dataOf(await upload(person, file));
      expect(image).toMatch(/^\/media\/library\/[0-9a-f-]{36}\/[0-9a-f]{12}$/);
      const kept = await fileOf(image);
      const facts = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
      expect(facts).toMatchObject({ format: 'webp', width: 640, height: 640 });
      expect(facts.exif).toBeUndefined();
      const small = await picture('png', { width: 80, height: 50, colour: '#aa3322' });
      const second = dataOf(await upload(person, small, 'me.png')).image;
      expect(second).not.toBe(image);
      expect((await fileOf(image)).status).toBe(404);
      expect((await fileOf(second)).status).toBe(200);
      expect(dataOf(await person.getSession()).image).toBe(second);
      expect(dataOf(await person.removeProfileImage()).image).toBeNull();
      expect((await fileOf(second)).status).toBe(404);
      expect(dataOf(await person.removeProfileImage()).image).toBeNull();
    });

    it('is one’s own: the same file of two people is two, and not in the library', async () => {
      const [{ person: one }, { person: other }] = [await newcomer(), await newcomer('Ines')];
      const file = await picture('webp', { width: 120, height: 120, colour: '#123456' });
      const [first, second] = [
        dataOf(await upload(one, file, 'a.webp')).image,
        dataOf(await upload(other, file, 'a.webp')).image,
      ];
      expect(first).not.toBe(second);
      dataOf(await one.removeProfileImage());
      expect((await fileOf(second)).status).toBe(200);
      const editor = visitor();
      dataOf(await editor.login({ body: accountOf('employee') }));
      const { items } = dataOf(await editor.listMedia({ query: { limit: 100 } }));
      expect(items.map(({ url }) => url)).not.toContain(second);
      expect(codeOf(await upload(visitor(), file, 'a.webp'))).toBe('unauthenticated');
      expect(codeOf(await visitor().removeProfileImage())).toBe('unauthenticated');
    });

    it('refuses what is no photo of a kind that it takes, damaged or too large, and keeps what was', async () => {
      const { person } = await newcomer();
      const { image } = dataOf(await upload(person, await picture('jpeg')));
      const large = new Uint8Array(portraitLimit + 1);
      large.set(await picture('jpeg'));
      const cut = (await picture('jpeg', { width: 300, height: 300 })).slice(0, 400);
      const answers = [
        await upload(person, scriptedSvg, 'me.svg'),
        await upload(person, await picture('gif'), 'me.gif'),
        await upload(person, await picture('avif'), 'me.avif'),
        await upload(person, new TextEncoder().encode('<html>') as Uint8Array<ArrayBuffer>, 'me.jpg'),
        await upload(person, large),
        await upload(person, cut),
      ];
      expect(answers.map(codeOf)).toEqual([
        'unsupported_media_type',
        'unsupported_media_type',
        'unsupported_media_type',
        'unsupported_media_type',
        'too_large',
        'invalid',
      ]);
      expect(dataOf(await person.getSession()).image).toBe(image);
    });
  });

  describe('what a person is told', () => {
    const desk = async () => {
      const employee = visitor();
      dataOf(await employee.login({ body: accountOf('sales') }));
      return employee;
    };
    const kindsOf = async (person: Visitor) =>
      dataOf(await person.listNotifications({ query: { limit: 100 } })).map(({ kind }) => kind);
    const buys = async (index: number) => {
      const { shopper: person, cart } = await withCart(2, index);
      const email = addressOf('buyer');
      dataOf(await person.register({ body: { first_name: 'Ada', last_name: 'B', email, password } }));
      return { person, email, placed: dataOf(await order(person, cart)) };
    };

    it('counts what is unread, lists all by pages, and says when an order is canceled', async () => {
      const { person, placed } = await buys(7);
      expect(dataOf(await person.getSession()).unread_notifications).toBe(1);
      const employee = await desk();
      const params = { id: placed._id };
      const { version } = dataOf(await employee.getDeskOrder({ params }));
      dataOf(await employee.cancelOrder({ params, body: { version, reason: 'a mistake' } }));
      expect(await kindsOf(person)).toEqual(['order_canceled', 'order_placed']);
      const [newest] = dataOf(await person.listNotifications());
      expect(newest).toMatchObject({ href: `/a/profile/orders/${placed._id}` });
      expect(newest?.text).toContain(placed.number);
      expect(dataOf(await person.getSession()).unread_notifications).toBe(2);
      dataOf(await person.readNotification({ params: { id: newest?._id ?? '' } }));
      expect(dataOf(await person.getSession()).unread_notifications).toBe(1);
      const all = (query: object) => person.listNotifications({ query: { isRead: 'all', ...query } });
      expect(dataOf(await all({})).map(({ isRead }) => isRead)).toEqual([true, false]);
      const page = dataOf(await all({ limit: 1, before: newest?._id }));
      expect(page.map(({ kind }) => kind)).toEqual(['order_placed']);
      dataOf(await person.readNotifications());
      expect(dataOf(await person.getSession()).unread_notifications).toBe(0);
    });

    it('says when an order was picked up, and how a return goes', async () => {
      const { person, placed } = await buys(7);
      const employee = await desk();
      const item = placed.cart.items[0]?._id ?? '';
      const params = { id: placed._id };
      const versionNow = async () => dataOf(await employee.getDeskOrder({ params })).version;
      const lines = [{ item, quantity: 2 }];
      dataOf(await employee.fulfilOrder({ params, body: { version: await versionNow(), lines } }));
      const asked = dataOf(
        await person.askReturn({ params, body: { lines: [{ item, quantity: 1 }], reason: 'damaged' } }),
      );
      expect(asked.returns).toHaveLength(1);
      const back = { id: asked.returns[0]?._id ?? '' };
      const note = 'bring it along';
      const body = { version: await versionNow(), step: 'approve' as const, note };
      dataOf(await employee.stepReturn({ params: back, body }));
      expect(await kindsOf(person)).toEqual([
        'return_approved',
        'invoice_issued',
        'order_fulfilled',
        'order_placed',
      ]);
      const [, , fulfilled] = dataOf(await person.listNotifications());
      expect(fulfilled?.text).toBe(`You picked up your order ${placed.number}.`);
    });

    it('leaves out what the person switched off, in the shop and by email, but never a confirmation', async () => {
      const { shopper: person, cart } = await withCart(2, 7);
      const email = addressOf('quiet');
      dataOf(await person.register({ body: { first_name: 'Ada', last_name: 'B', email, password } }));
      const choices = { shop_off: [...chosenKinds], email_off: ['order_canceled' as const] };
      expect(dataOf(await person.getNotificationChoices())).toEqual({ shop_off: [], email_off: [] });
      expect(dataOf(await person.saveNotificationChoices({ body: choices }))).toEqual(choices);
      const placed = dataOf(await order(person, cart));
      const employee = await desk();
      const params = { id: placed._id };
      const { version } = dataOf(await employee.getDeskOrder({ params }));
      dataOf(await employee.cancelOrder({ params, body: { version, reason: 'a mistake' } }));
      expect(await kindsOf(person)).toEqual([]);
      const subjects = (
        await database().selectFrom('mail').select('subject').where('kind', '<>', 'notice').execute()
      )
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes(placed.number));
      expect(subjects).toHaveLength(1);
      const confirmation = { shop_off: [], email_off: ['order_placed'] } as unknown as typeof choices;
      expect(codeOf(await person.saveNotificationChoices({ body: confirmation }))).toBe('invalid');
      const { person: other } = await newcomer('Ines');
      expect(dataOf(await other.getNotificationChoices())).toEqual({ shop_off: [], email_off: [] });
      expect(codeOf(await visitor().getNotificationChoices())).toBe('unauthenticated');
      expect(codeOf(await visitor().saveNotificationChoices({ body: choices }))).toBe('unauthenticated');
    });

    it('tells where to switch emails off, in those that can be', async () => {
      const { placed } = await buys(7);
      const employee = await desk();
      const params = { id: placed._id };
      const { version } = dataOf(await employee.getDeskOrder({ params }));
      dataOf(await employee.cancelOrder({ params, body: { version, reason: 'a mistake' } }));
      const mails = await database()
        .selectFrom('mail')
        .select(['subject', 'text'])
        .where('subject', 'like', `%${placed.number}%`)
        .where('kind', '<>', 'notice')
        .execute();
      expect(mails).toHaveLength(2);
      expect(mails.filter(({ text }) => text.includes('/a/settings#notifications'))).toHaveLength(1);
    });
  });

  describe('events of an account', () => {
    const eventsOf = async (accountId: string) =>
      (
        await database()
          .selectFrom('event')
          .select('type')
          .where('account_id', '=', accountId)
          .orderBy('created_at')
          .orderBy('id')
          .execute()
      ).map(({ type }) => eventTypes[type]);
    const application = (source?: 'tt3') => ({
      company_name: 'Haas Interiors',
      trade: 'designer' as const,
      tax_id: '12-3456789',
      state_licence: '',
      monthly_spend: 'to_10000' as const,
      heard: '' as const,
      phone: '503 555 0142',
      website: '',
      address: { address: address.address, city: address.city, state: address.state, zip: address.zip },
      ...(source ? { source } : {}),
    });

    it.each([undefined, 'tt3' as const])('counts who signs up with an application (%s)', async (source) => {
      const person = visitor();
      const body = {
        ...application(source),
        person: { first_name: 'Ada', last_name: 'B', email: addressOf('trade'), password },
      };
      const { _id } = dataOf(await person.applyForTrade({ body }));
      expect(await eventsOf(_id)).toEqual(['register'] satisfies EventType[]);
    });

    it('counts an application of somebody who has an account as no sign-up', async () => {
      const { person, id } = await newcomer();
      dataOf(await person.applyForTrade({ body: application() }));
      expect(await eventsOf(id)).toEqual(['register']);
    });

    it('counts a login by password, by code and by a reset link once each, and a logout', async () => {
      const { person, email, id } = await newcomer();
      dataOf(await person.logout());
      const second = await logIn(email);
      const { key } = dataOf(await second.startTwoFactor());
      const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
      const { recovery_codes } = dataOf(await second.confirmTwoFactor({ body: { password, code } }));
      const half = visitor();
      expect(codeOf(await half.login({ body: { email, password } }))).toBe('second_factor');
      expect(await eventsOf(id)).toEqual(['register', 'logout', 'login']);
      dataOf(await half.enterCode({ body: { code: recovery_codes[0] ?? '' } }));
      expect(await eventsOf(id)).toEqual(['register', 'logout', 'login', 'login']);
      dataOf(await half.removeTwoFactor({ body: { password, code: recovery_codes[1] ?? '' } }));
      dataOf(await visitor().requestReset({ body: { email } }));
      const token = await expectToken(email);
      dataOf(await visitor().resetPassword({ body: { token, password: next } }));
      expect(await eventsOf(id)).toEqual(['register', 'logout', 'login', 'login', 'login']);
    });

    /** The link is written after the answer. */
    const expectToken = (email: string) =>
      expect
        .poll(async () => (await mailTo(email)).map(({ text }) => text).join(), { timeout: 10_000 })
        .toMatch(/reset-password\?token=/)
        .then(async () => {
          const text = (await mailTo(email)).map((mail) => mail.text).join();
          return /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? '';
        });
  });
}

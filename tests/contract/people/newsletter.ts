/** The newsletter: nobody is on the list without the link of an email, and everybody gets off it with one click. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function newsletterContract({ visitor, operator, accountOf, dataDir, database }: ContractTools): void {
  describe('the newsletter', () => {
    const address = () => `reader.${randomUUID()}@example.com`;
    const own = () => visitor({ 'x-forwarded-for': `10.${randomUUID()}` });
    /** Emails to an address in the order in which they were written. */
    const mails = (email: string) =>
      database()
        .selectFrom('mail')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    const linkIn = (text: string | undefined, name: string) =>
      new RegExp(`[?&]${name}=([^\\s&]+)`).exec(text ?? '')?.[1] ?? '';
    const rowOf = (email: string) =>
      database()
        .selectFrom('newsletter_subscriber')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst();
    const subscribe = (email: string, source = 'footer of /c/bathroom') =>
      own().subscribeToNewsletter({ body: { email, source } });
    const confirmLink = async (email: string) => linkIn((await mails(email)).at(-1)?.text, 'confirm');
    async function subscribed() {
      const email = address();
      dataOf(await subscribe(email));
      dataOf(await own().confirmNewsletter({ body: { token: await confirmLink(email) } }));
      const token = decodeURIComponent(linkIn((await mails(email)).at(-1)?.text, 'unsubscribe'));
      return { email, token };
    }

    let admin: Visitor;
    beforeAll(async () => {
      admin = visitor();
      dataOf(await admin.login({ body: accountOf('employee') }));
    });

    it('subscribes an address by the link of an email, once, and keeps when, where and to what', async () => {
      const email = address();
      expect(dataOf(await subscribe(email.toUpperCase()))).toEqual({ email });
      expect(await rowOf(email)).toMatchObject({
        status: 'pending',
        source: 'footer of /c/bathroom',
        consent: expect.stringContaining('agree to get the'),
        confirmed_at: null,
      });
      const token = await confirmLink(email);
      expect((await rowOf(email))?.token_hash).not.toBe(token);
      const query = { token };
      for (const _ of [1, 2])
        expect(dataOf(await own().getNewsletterConfirmation({ query }))).toEqual({ email });
      expect((await rowOf(email))?.status).toBe('pending');
      expect(dataOf(await own().confirmNewsletter({ body: { token } }))).toEqual({ email });
      expect(await rowOf(email)).toMatchObject({ status: 'confirmed', confirmed_at: expect.any(String) });
      expect(problemOf(await own().confirmNewsletter({ body: { token } })).code).toBe('not_found');
      expect(problemOf(await own().getNewsletterConfirmation({ query })).code).toBe('not_found');
      expect(await mails(email)).toHaveLength(2);
    });

    it('takes no link that is too old, voided by another, or made up', async () => {
      const email = address();
      dataOf(await subscribe(email));
      const first = await confirmLink(email);
      dataOf(await subscribe(email));
      const second = (await mails(email))
        .map(({ text }) => linkIn(text, 'confirm'))
        .find((one) => one !== first);
      expect(problemOf(await own().confirmNewsletter({ body: { token: first } })).code).toBe('not_found');
      await database()
        .updateTable('newsletter_subscriber')
        .set({ token_expires_at: new Date(0).toISOString() })
        .where('email', '=', email)
        .execute();
      expect(problemOf(await own().confirmNewsletter({ body: { token: second ?? '' } })).code).toBe(
        'not_found',
      );
      expect(problemOf(await own().confirmNewsletter({ body: { token: 'made-up' } })).code).toBe('not_found');
      expect((await rowOf(email))?.status).toBe('pending');
    });

    it('answers the same for an address that is subscribed, and its email says so instead', async () => {
      const { email } = await subscribed();
      const before = await rowOf(email);
      const stranger = await subscribe(email, 'somewhere else');
      const fresh = address();
      const other = await subscribe(fresh);
      expect(dataOf(stranger)).toEqual({ email });
      expect([stranger.status, Object.keys(dataOf(stranger))]).toEqual([
        other.status,
        Object.keys(dataOf(other)),
      ]);
      expect(await rowOf(email)).toEqual(before);
      const [again] = (await mails(email)).filter(({ text }) => text.includes('already'));
      expect(again?.text).not.toContain('confirm=');
    });

    it('writes at most three emails an hour to one address, and does not say when it stops', async () => {
      const email = address();
      for (let time = 0; time < 5; time++) expect(dataOf(await subscribe(email))).toEqual({ email });
      expect(await mails(email)).toHaveLength(3);
    });

    it('refuses what is no address at its field, and tells a machine what it wants to hear', async () => {
      expect(problemOf(await subscribe('not an address')).fieldErrors).toHaveProperty('/email');
      const email = address();
      dataOf(await own().subscribeToNewsletter({ body: { email, website: 'http://spam.example' } }));
      expect(await rowOf(email)).toBeUndefined();
    });

    it('unsubscribes by the link of each newsletter, however often, and by nothing else', async () => {
      const { email, token } = await subscribed();
      expect(dataOf(await own().getNewsletterSubscription({ query: { token } }))).toEqual({
        email,
        subscribed: true,
      });
      const forged = `${token.slice(0, -4)}AAAA`;
      expect(problemOf(await own().unsubscribeFromNewsletter({ body: { token: forged } })).code).toBe(
        'not_found',
      );
      expect((await rowOf(email))?.status).toBe('confirmed');
      for (const _ of [1, 2])
        expect(dataOf(await own().unsubscribeFromNewsletter({ body: { token } }))).toEqual({ email });
      expect(await rowOf(email)).toMatchObject({
        status: 'unsubscribed',
        unsubscribed_at: expect.any(String),
      });
      // Whoever comes back confirms again.
      dataOf(await subscribe(email));
      expect((await rowOf(email))?.status).toBe('pending');
    });

    it('gives mail programs the headers of their own button', async () => {
      const { email, token } = await subscribed();
      const [confirm, welcome] = await mails(email);
      expect(confirm?.unsubscribe ?? welcome?.unsubscribe).toContain(encodeURIComponent(token));
      const eml = await vi.waitFor(
        () => {
          const folder = join(dataDir(), 'outbox');
          const found = readdirSync(folder)
            .filter((name) => name.endsWith('.eml'))
            .map((name) => readFileSync(join(folder, name), 'utf8'))
            .filter((mail) => mail.includes(`To: ${email}`));
          expect(found).toHaveLength(2);
          return found.map((mail) => mail.replace(/\n[ \t]+/g, ' '));
        },
        { timeout: 20_000, interval: 200 },
      );
      const withButton = eml.filter((mail) =>
        mail.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'),
      );
      expect(withButton).toHaveLength(1);
      expect(withButton[0]).toMatch(/^List-Unsubscribe: <https?:\S+\/newsletter\?unsubscribe=\S+>/m);
    });

    it('shows, exports and deletes subscribers for publishers, and for no other role', async () => {
      const { email } = await subscribed();
      const [name = ''] = email.split('@');
      const query = { q: name.toUpperCase() };
      const { items, counts } = dataOf(await admin.listSubscribers({ query }));
      expect(items).toMatchObject([{ email, status: 'confirmed' }]);
      expect(Object.keys(items[0] ?? {})).not.toContain('token_hash');
      expect(counts.confirmed).toBeGreaterThan(0);
      expect(dataOf(await admin.listSubscribers({ query: { q: '%' } })).items).toEqual([]);
      expect(dataOf(await admin.listSubscribers({ query: { ...query, status: 'pending' } })).items).toEqual(
        [],
      );
      const { csv, count } = dataOf(await admin.exportSubscribers({ body: query }));
      expect(count).toBe(1);
      expect(csv).toMatch(/^email,status,.*unsubscribe_link\n/);
      expect(csv).toContain(`${email},confirmed,`);
      const token = decodeURIComponent(linkIn(csv, 'unsubscribe').split(/[\s",]/)[0] ?? '');
      expect(dataOf(await own().getNewsletterSubscription({ query: { token } })).email).toBe(email);

      const id = items[0]?._id ?? '';
      const sales = visitor();
      dataOf(await sales.login({ body: accountOf('sales') }));
      const shopper = visitor();
      dataOf(await shopper.login({ body: accountOf('shopper') }));
      for (const [who, code] of [
        [visitor(), 'unauthenticated'],
        [shopper, 'forbidden'],
        [sales, 'forbidden'],
      ] as const) {
        expect(problemOf(await who.listSubscribers({ query: {} })).code).toBe(code);
        expect(problemOf(await who.exportSubscribers({ body: {} })).code).toBe(code);
        expect(problemOf(await who.removeSubscriber({ params: { id } })).code).toBe(code);
      }
      expect(await rowOf(email)).toBeDefined();
      expect(dataOf(await admin.removeSubscriber({ params: { id } }))).toEqual({ email });
      expect(await rowOf(email)).toBeUndefined();
      expect(problemOf(await admin.removeSubscriber({ params: { id } })).code).toBe('not_found');
      const { events } = dataOf(await operator().listAudit({ query: { kind: 'newsletter' } }));
      expect(events.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['newsletter.export', 'newsletter.remove']),
      );
      expect(JSON.stringify(events)).not.toContain(email);
    });

    it('writes no formula into the file', async () => {
      const email = address();
      dataOf(await subscribe(email, '=HYPERLINK("http://evil.example")'));
      const { csv } = dataOf(await admin.exportSubscribers({ body: { q: email } }));
      expect(csv).toContain('HYPERLINK');
      expect(csv).not.toMatch(/(?:^|,)"?=/m);
    });
  });
}

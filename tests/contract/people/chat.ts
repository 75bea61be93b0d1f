/** Conversations with the dealer's people, by the calls alone: what a visitor without a socket has. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { speaking } from '#api/platform/language.ts';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import { opensNext } from '#schemas/domain/platform/opening-hours.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { quoted } from '../foreign/belongings.ts';
import { account } from '../foreign/people.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function chatContract(tools: ContractTools): void {
  const { visitor, operator, accountOf, inStock, withCart, order, send, database } = tools;
  describe('the chat', () => {
    const own = (headers: Record<string, string> = {}) =>
      visitor({ 'x-forwarded-for': `10.${randomUUID()}`, ...headers });
    const say = (
      who: Visitor,
      content: string,
      more: { _id?: string; client_id?: string; recipient?: string } = {},
    ) => {
      const { client_id = randomUUID(), ...rest } = more;
      return who.sendMessage({ body: { ...rest, message: { content, client_id } } });
    };
    const talk = async (who: Visitor) => dataOf(await who.getMessages({ query: {} }));
    const textsOf = ({ messageChain }: Awaited<ReturnType<typeof talk>>) =>
      messageChain?.messages.map(({ content }) => content);
    const answer = (who: Visitor, id: string, content: string, note = false) =>
      who.answerChain({ params: { id }, body: { content, note, client_id: randomUUID() } });

    let sales: Visitor;
    let admin: Visitor;
    beforeAll(async () => {
      sales = own();
      admin = operator();
      dataOf(await sales.login({ body: accountOf('sales') }));
    });

    it('begins with the first message of a guest, whom the cookie names and nothing else', async () => {
      const guest = own();
      const before = dataOf(await guest.getMessages({ query: { guest: 'temp-abcdefgh1234' } }));
      expect(before).toMatchObject({
        messageChain: null,
        messagePopup: false,
        popupDelay: 15,
        user_id: 'temp-abcdefgh1234',
        companyContact: null,
      });
      expect(guest.cookies.has('guest')).toBe(false);
      const sent = dataOf(await say(guest, '  Is the walnut vanity in stock?\nI need two.  '));
      expect(sent).toMatchObject({
        number: 1,
        content: 'Is the walnut vanity in stock?\nI need two.',
        read: false,
        from: 'user',
        sender: { model_id: '', first_name: '' },
      });
      expect(guest.cookies.has('guest')).toBe(true);
      const after = await talk(guest);
      expect(after).toMatchObject({
        messagePopup: false,
        messageChain: { _id: sent.chain, alert: 'employee unread' },
      });
      expect(textsOf(after)).toEqual(['Is the walnut vanity in stock?\nI need two.']);
      expect((await talk(own())).messageChain).toBeNull();
    });

    it('keeps a message that is sent twice once', async () => {
      const guest = own();
      const client_id = randomUUID();
      const [first, second] = [
        await say(guest, 'Hello', { client_id }),
        await say(guest, 'Hello', { client_id }),
      ];
      expect(dataOf(second)._id).toBe(dataOf(first)._id);
      expect(textsOf(await talk(guest))).toEqual(['Hello']);
      const once = await Promise.all(
        [1, 2, 3].map(() => say(guest, 'At once', { client_id: `${client_id}-2` })),
      );
      expect(new Set(once.map((one) => dataOf(one).number))).toEqual(new Set([2]));
    });

    it('numbers messages that come at the same time without a gap', async () => {
      const guest = own();
      dataOf(await say(guest, 'First'));
      const all = await Promise.all(Array.from({ length: 12 }, (_, index) => say(guest, `Message ${index}`)));
      expect(all.map((one) => dataOf(one).number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, index) => index + 2),
      );
    });

    it('refuses what is no message, at its field, and shows markup as the text that it is', async () => {
      const guest = own();
      const markup = '<img src=x onerror=alert(1)> <b>bold</b>';
      dataOf(await say(guest, markup));
      expect(textsOf(await talk(guest))).toEqual([markup]);
      const bad = ['', '   ', 'a\0b', 'bell\u0007', '\ud83d', 'x'.repeat(4001)];
      for (const content of bad) {
        const problem = problemOf(await say(guest, content));
        expect(problem).toMatchObject({ code: 'invalid' });
        expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['/message/content']);
      }
      expect(problemOf(await say(guest, 'x'.repeat(1_100_000))).code).toBe('too_large');
      expect(textsOf(await talk(guest))).toHaveLength(1);
    });

    it("takes nothing for another person's conversation", async () => {
      const [guest, stranger] = [own(), own()];
      const { chain } = dataOf(await say(guest, 'Mine'));
      expect(problemOf(await say(stranger, 'Not mine', { _id: chain })).code).toBe('not_found');
      dataOf(await say(stranger, 'My own'));
      expect(problemOf(await say(stranger, 'Not mine', { _id: chain })).code).toBe('not_found');
      expect(problemOf(await stranger.readMessages({ body: { _id: chain, number: 1 } })).code).toBe(
        'not_found',
      );
      expect(textsOf(await talk(guest))).toEqual(['Mine']);
    });

    it('keeps what many send at once: each in its own conversation, once, and nobody else’s', async () => {
      const guests = [own(), own(), own(), own()];
      for (const guest of guests) dataOf(await say(guest, 'First'));
      const [first, second] = guests as [Visitor, Visitor];
      const { _id: foreign = '' } = (await talk(first)).messageChain ?? {};
      const client_id = randomUUID();
      const [refused, ...kept] = await Promise.all([
        say(second, 'Not mine', { _id: foreign }),
        ...guests.flatMap((guest, at) => ['a', 'b', 'c'].map((letter) => say(guest, `${at} ${letter}`))),
        ...[1, 2].map(() => say(first, 'Twice', { client_id })),
      ]);
      expect(problemOf(refused).code).toBe('not_found');
      for (const one of kept) expect(one.ok).toBe(true);
      for (const [at, guest] of guests.entries()) {
        const texts = textsOf(await talk(guest))?.sort();
        const three = ['a', 'b', 'c'].map((letter) => `${at} ${letter}`);
        expect(texts).toEqual([...three, 'First', ...(at === 0 ? ['Twice'] : [])]);
      }
    });

    it('is answered by an employee, who takes it; a note stays among employees', async () => {
      const guest = own();
      const { chain } = dataOf(await say(guest, 'Do you deliver to 97210?'));
      const listed = dataOf(await sales.listChains({ query: { view: 'unassigned' } }));
      expect(listed.chains[0]).toMatchObject({
        _id: chain,
        preview: 'Do you deliver to 97210?',
        unread: true,
        contact: null,
        waiting_since: expect.any(String),
      });
      dataOf(await answer(sales, chain, 'Ask about the address first.', true));
      dataOf(await answer(sales, chain, 'Yes, on weekdays.'));
      const seen = await talk(guest);
      expect(textsOf(seen)).toEqual(['Do you deliver to 97210?', 'Yes, on weekdays.']);
      expect(seen.messageChain).toMatchObject({
        alert: 'user unread',
        employee: { first_name: expect.any(String) },
      });
      const opened = dataOf(await admin.getChain({ params: { id: chain }, query: {} }));
      expect(opened.messages.map(({ from }) => from)).toEqual(['user', 'note', 'employee']);
      expect(opened.chain).toMatchObject({
        waiting_since: null,
        contact: { first_name: expect.any(String) },
      });
      const mine = dataOf(await sales.listChains({ query: { view: 'mine' } }));
      expect(mine.chains.map(({ _id }) => _id)).toContain(chain);
      const figures = dataOf(await admin.getChatFigures({ query: { days: 1 } }));
      expect(figures.answers).toBeGreaterThan(0);
      expect(figures.median).toEqual(expect.any(Number));
    });

    it('says what the other side has read', async () => {
      const guest = own();
      const { chain } = dataOf(await say(guest, 'Read me'));
      expect((await talk(guest)).messageChain?.messages[0]).toMatchObject({ read: false, delivered: false });
      dataOf(await sales.readChain({ params: { id: chain }, body: { number: 1 } }));
      expect((await talk(guest)).messageChain?.messages[0]).toMatchObject({ read: true, delivered: true });
      dataOf(await answer(sales, chain, 'Read.'));
      dataOf(await guest.readMessages({ body: { _id: chain, number: 99 } }));
      expect((await talk(guest)).messageChain?.alert).toBe('none');
      expect(dataOf(await sales.getChain({ params: { id: chain }, query: {} })).read).toBe(2);
    });

    it('goes to the next employee, back to the queue, and is closed until somebody writes again', async () => {
      const guest = own();
      const { chain } = dataOf(await say(guest, 'Who are you?'));
      const { people } = dataOf(await sales.listChatPeople());
      const other = people.find(({ first_name }) => first_name !== '');
      const params = { id: chain };
      const handed = dataOf(await sales.changeChain({ params, body: { contact: other?._id ?? '' } }));
      expect(handed.contact?._id).toBe(other?._id);
      const stranger = problemOf(await sales.changeChain({ params, body: { contact: 'no-such-person' } }));
      expect(stranger.fieldErrors).toHaveProperty('/contact');
      expect(dataOf(await sales.changeChain({ params, body: { contact: '' } })).contact).toBeNull();
      expect(dataOf(await sales.changeChain({ params, body: { closed: true } })).closed).toBe(true);
      const closed = dataOf(await sales.listChains({ query: { view: 'closed' } }));
      expect(closed.chains.map(({ _id }) => _id)).toContain(chain);
      dataOf(await say(guest, 'Still there?'));
      expect(dataOf(await sales.getChain({ params, query: {} })).chain.closed).toBe(false);
    });

    it('stays with a guest who logs in, behind what the account had', async () => {
      const buyer = own();
      dataOf(await buyer.login({ body: accountOf('shopper') }));
      const { chain } = dataOf(await say(buyer, 'From my account'));
      const guest = own();
      const before = dataOf(await say(guest, 'From my phone'));
      dataOf(await answer(sales, before.chain, 'Hello, phone.'));
      dataOf(await guest.login({ body: accountOf('shopper') }));
      const joined = await talk(guest);
      expect(joined.messageChain?._id).toBe(chain);
      const texts = textsOf(joined) ?? [];
      expect(texts.slice(texts.indexOf('From my account'))).toEqual([
        'From my account',
        'From my phone',
        'Hello, phone.',
      ]);
      const numbers = joined.messageChain?.messages.map(({ number }) => number) ?? [];
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(problemOf(await sales.getChain({ params: { id: before.chain }, query: {} })).code).toBe(
        'not_found',
      );
      dataOf(await guest.logout());
      expect((await talk(guest)).messageChain).toBeNull();
    });

    it("begins with the company's salesperson, or with whom the visitor chose", async () => {
      const { people } = dataOf(await sales.listChatPeople());
      const chosen = people[0];
      const guest = own();
      const asked = dataOf(await guest.getMessages({ query: { employee: chosen?._id ?? '' } }));
      expect(asked.companyContact).toMatchObject({ _id: chosen?._id });
      const { chain } = dataOf(await say(guest, 'Hello you', { recipient: chosen?._id ?? '' }));
      expect(dataOf(await sales.getChain({ params: { id: chain }, query: {} })).chain.contact?._id).toBe(
        chosen?._id,
      );
      // Somebody else later: shown before the next message goes to them, and said at the desk.
      const team = dataOf(await guest.listPeople());
      const names = people.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
      const other = team.items.find(({ name }) => !names.includes(name));
      const seen = dataOf(await guest.getMessages({ query: { employee: other?._id ?? '' } }));
      expect(`${seen.companyContact?.first_name} ${seen.companyContact?.last_name}`).toBe(other?.name);
      dataOf(await say(guest, 'And you?', { _id: chain, recipient: other?._id ?? '' }));
      const stranger = own();
      dataOf(await say(stranger, 'Mine'));
      const foreign = await say(stranger, 'Not mine', { _id: chain, recipient: chosen?._id ?? '' });
      expect(problemOf(foreign).code).toBe('not_found');
      expect(dataOf(await sales.getChain({ params: { id: chain }, query: {} })).chain).toMatchObject({
        contact: { _id: chosen?._id },
        asked_for: other?.name,
      });
      const nobody = dataOf(await own().getMessages({ query: { employee: 'no-such-person' } }));
      expect(nobody.companyContact).toBeNull();
    });

    it('carries products and files of its sender, and no one else’s', async () => {
      const product = await inStock(0, { singly: true });
      const [guest, stranger] = [own(), own()];
      const { chain } = dataOf(await say(guest, 'About this one'));
      dataOf(await say(stranger, 'Me too'));
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      const file = dataOf(
        await guest.uploadChatFile({ query: { name: 'corner.exe' }, file: new Uint8Array(png) }),
      );
      expect(file).toMatchObject({ kind: 'file', name: 'corner.png', type: 'image/png' });
      const attach = (who: Visitor, attachments: object[]) =>
        who.sendMessage({
          body: { message: { content: '', client_id: randomUUID(), attachments: attachments as never } },
        });
      const both = [
        { kind: 'product', slug: product.slug },
        { kind: 'file', _id: file._id },
      ];
      // A second press attaches nothing twice.
      const twice = [...both, both[0] ?? {}];
      expect(problemOf(await attach(stranger, [both[1] ?? {}])).fieldErrors).toHaveProperty(
        '/message/attachments/0/_id',
      );
      const sent = dataOf(await attach(guest, twice));
      expect(sent.attachments).toMatchObject([
        { slug: product.slug, name: product.name, number: product.product_number },
        { name: 'corner.png' },
      ]);
      expect(problemOf(await attach(guest, [both[1] ?? {}])).code).toBe('invalid');
      expect(problemOf(await attach(guest, [{ kind: 'product', slug: 'no-such-product' }])).code).toBe(
        'invalid',
      );
      // With the finish that was chosen, where the SKU is one of that product.
      const { skus } = dataOf(await guest.getProduct({ params: { slug: product.slug } }));
      const [chosen] = skus;
      const finished = dataOf(
        await attach(guest, [{ kind: 'product', slug: product.slug, sku: chosen?.sku }]),
      );
      expect(finished.attachments).toEqual([
        {
          kind: 'product',
          slug: product.slug,
          sku: chosen?.sku,
          name: [product.name, ...Object.values(chosen?.options ?? {})].join(', '),
          href: `${product.href}?${new URLSearchParams({ sku: chosen?.sku ?? '' })}`,
          number: chosen?.sku,
          picture: expect.objectContaining({ src: chosen?.picture.src }),
        },
      ]);
      const other = await inStock(1, { singly: true });
      expect(
        problemOf(await attach(guest, [{ kind: 'product', slug: other.slug, sku: chosen?.sku }])).code,
      ).toBe('invalid');
      const get = (who: Visitor) =>
        send(`/api/v2/messages/files/${file._id}`, {
          headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
      expect((await get(guest)).status).toBe(200);
      expect((await get(guest)).headers.get('content-security-policy')).toContain('sandbox');
      expect((await get(sales)).status).toBe(200);
      expect((await get(stranger)).status).toBe(404);
      const script = new TextEncoder().encode('<script>alert(1)</script>');
      expect(problemOf(await guest.uploadChatFile({ query: { name: 'photo.png' }, file: script })).code).toBe(
        'unsupported_media_type',
      );
      expect(chain).toBe(sent.chain);
    });

    it('carries a proposal to whom it was sent, and to nobody else', async () => {
      const [buyer, other] = [await account(tools), await account(tools)];
      const { chain } = dataOf(await say(buyer.shopper, 'Could you quote me four vanities?'));
      const theirs = dataOf(await say(other.shopper, 'And me?')).chain;
      const guests = dataOf(await say(own(), 'And me, a guest?')).chain;
      const sent = await quoted(tools, buyer.account ?? '', randomUUID());
      const drafted = dataOf(await sales.createProposal({ body: { customer: buyer.account ?? '' } }))._id;
      const attach = (id: string, proposal: string) =>
        sales.answerChain({
          params: { id },
          body: {
            content: '',
            client_id: randomUUID(),
            attachments: [{ kind: 'proposal', _id: proposal }],
          },
        });
      const number = dataOf(await sales.getDeskProposal({ params: { id: sent }, query: {} })).number;
      const card = { kind: 'proposal', _id: sent, name: number, href: `/a/proposals/${sent}` };
      expect(dataOf(await attach(chain, sent)).attachments).toEqual([card]);
      expect((await talk(buyer.shopper)).messageChain?.messages.at(-1)?.attachments).toEqual([card]);
      for (const [id, proposal] of [
        [theirs, sent],
        [guests, sent],
        [chain, drafted],
        [chain, 'no-such-proposal'],
      ] as const)
        expect(problemOf(await attach(id, proposal)).fieldErrors).toEqual({
          '/attachments/0/_id': ['This proposal wasn’t sent to this customer. Send it from its page first.'],
        });
      const wanted = { content: '', client_id: randomUUID(), attachments: [{ kind: 'proposal', _id: sent }] };
      const stolen = await other.shopper.sendMessage({ body: { message: wanted as never } });
      expect(problemOf(stolen).fieldErrors).toHaveProperty('/message/attachments/0/_id');
    });

    it('finds who placed an order by its number', async () => {
      const { shopper, cart } = await withCart();
      const { number } = dataOf(await order(shopper, cart));
      const { chain } = dataOf(await say(shopper, 'Where is it?'));
      const found = async (q: string) =>
        dataOf(await sales.listChains({ query: { q } })).chains.map(({ _id }) => _id);
      expect(await found(number)).toEqual([chain]);
      expect(await found(number.toLowerCase())).toEqual([chain]);
      expect(await found(`${number}9`)).toEqual([]);
    });

    it('finds a conversation by its words, and pages through all', async () => {
      const guest = own();
      const word = `quartzite-${randomUUID().slice(0, 8)}`;
      const { chain } = dataOf(await say(guest, `Do you have ${word}?`));
      dataOf(
        await guest.saveChatContact({ body: { _id: chain, name: 'Rosa 100%_', email: 'rosa@example.com' } }),
      );
      for (const q of [word.toUpperCase(), '100%_', 'rosa@example'])
        expect(dataOf(await sales.listChains({ query: { q } })).chains.map(({ _id }) => _id)).toContain(
          chain,
        );
      expect(dataOf(await sales.listChains({ query: { q: '_%_%_%_%' } })).chains).toEqual([]);
      for (let index = 0; index < 31; index += 1) dataOf(await say(own(), `Filler ${index}`));
      const first = dataOf(await sales.listChains({ query: {} }));
      expect(first.chains).toHaveLength(30);
      const second = dataOf(await sales.listChains({ query: { before: first.next ?? '' } }));
      const ids = [...first.chains, ...second.chains].map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(second.chains.length).toBeGreaterThan(0);
    });

    it('has an employee there who looks at what waits for them, on whatever page', async () => {
      await database().deleteFrom('chat_presence').execute();
      dataOf(await sales.listChains({ query: { view: 'all' } }));
      expect(await talk(own())).toMatchObject({ attended: false, messagePopup: false });
      dataOf(await sales.listChains({ query: { view: 'mine' } }));
      expect(await talk(own())).toMatchObject({ attended: true, messagePopup: true });
    });

    it('shows who answers what a guest has in the cart, at the guest’s prices, and nobody else’s', async () => {
      const { shopper, cart } = await withCart(2);
      const { chain } = dataOf(await say(shopper, 'Is this all I need?'));
      const open = async (id: string, query = {}) =>
        dataOf(await sales.getChain({ params: { id }, query })).cart;
      const [item] = cart.items;
      expect(await open(chain)).toEqual({
        lines: [expect.objectContaining({ sku: item?.sku, quantity: item?.quantity })],
        subtotal: cart.subtotal,
      });
      expect(await open(chain, { after: 0 })).toBeNull();
      expect(await open(dataOf(await say(own(), 'And I?')).chain)).toBeNull();
    });

    it('keeps ready answers by version: who began before the last save is told so', async () => {
      const before = dataOf(await sales.getCannedAnswers());
      const body = { ...before, answers: [...before.answers, { title: 'Lead time', text: 'Ten days.' }] };
      const saved = dataOf(await sales.saveCannedAnswers({ body }));
      expect(saved).toEqual({ version: before.version + 1, answers: body.answers });
      expect(problemOf(await admin.saveCannedAnswers({ body: { ...before, answers: [] } })).code).toBe(
        'stale_version',
      );
      expect(dataOf(await admin.getCannedAnswers())).toEqual(saved);
      dataOf(await admin.saveCannedAnswers({ body: { ...before, version: saved.version } }));
    });

    it('says in the dealer’s own words that nobody is there, and when its warehouse opens next', async () => {
      const params = { group: 'chat' as const };
      const before = dataOf(await admin.getSetting({ params }));
      if (before.group !== 'chat') throw new Error('another group');
      expect((await talk(own())).away.message).toBe('');
      const value = {
        ...before.value,
        away_message: 'The counter is shut. Call 503 555 0100 if it floods.',
        away_message_es: 'El mostrador está cerrado. Si hay una fuga, llame al 503 555 0100.',
      };
      dataOf(await admin.changeSetting({ params, body: { ...before, value } }));
      const { away } = await talk(own());
      expect(away.message).toBe(value.away_message);
      const spanish = await speaking('es', () => talk(own({ [languageHeader]: 'es' })));
      expect(spanish.away.message).toBe(value.away_message_es);
      expect(away.opens).toEqual(opensNext(dataOf(await own().getSite()).warehouse));
      dataOf(await admin.changeSetting({ params, body: { ...before, version: before.version + 1 } }));
      expect((await talk(own())).away.message).toBe('');
    });

    it('goes by email as its visitor read it, once somebody has answered', async () => {
      const guest = own();
      const { chain } = dataOf(await say(guest, 'How tall is it?'));
      const email = `${randomUUID()}@example.com`;
      const change = { params: { id: chain }, body: { transcript: true } };
      expect(problemOf(await sales.changeChain(change)).fieldErrors).toEqual({
        '/transcript': ['No email address was left here.'],
      });
      const ask = { body: { _id: chain, email, transcript: true } };
      expect(problemOf(await guest.saveChatContact(ask)).fieldErrors).toEqual({
        '/transcript': ['Nobody has answered here yet.'],
      });
      dataOf(await answer(sales, chain, 'Thirty inches. <b>Bold</b>'));
      dataOf(await answer(sales, chain, 'Ask Ada', true));
      dataOf(await guest.saveChatContact(ask));
      dataOf(await sales.changeChain(change));
      const db = database();
      const mails = await db.selectFrom('mail').selectAll().where('recipient', '=', email).execute();
      expect(mails).toHaveLength(2);
      for (const { text, html, subject } of mails) {
        expect(subject).toBe('Your conversation with us');
        expect(text).toMatch(/You, .*:\nHow tall is it\?\n\nJonah, .*:\nThirty inches\. <b>Bold<\/b>\n/);
        expect(html).not.toContain('<b>');
        expect(text).not.toContain('Ada');
      }
      const tries = await Promise.all([1, 2, 3, 4, 5].map(() => guest.saveChatContact(ask)));
      expect(tries.map((one) => one.ok)).toContain(false);
    });

    it('stops who writes without an end', async () => {
      const guest = own();
      dataOf(await say(guest, 'One'));
      const all = await Promise.all(Array.from({ length: 70 }, () => say(guest, 'And another')));
      const codes = all.map((one) => (one.ok ? 'kept' : one.problem.code));
      expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThan(5);
      const { count } = await database()
        .selectFrom('chat_message')
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .where('content', '=', 'And another')
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(codes.filter((code) => code === 'kept').length);
    });
  });
}

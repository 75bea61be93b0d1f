import { describe, expect, it } from 'vitest';
import { contract } from '#schemas/contract/contract.ts';
import { shareHeader, viewHeader } from '#schemas/domain/content/editor.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../../tools.ts';
import { aPage, type EditorTools, textBlock } from './editor-tools.ts';

const secret = 'Only the trade hears of this';

export function previewsContract(
  { visitor, accountOf, inStock, send }: ContractTools,
  { employee, made, live }: EditorTools,
): void {
  const cookieOf = (who: Visitor) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (who: Visitor, path: string, headers: Record<string, string>, body?: object) => {
    const response = await send(path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: cookieOf(who), 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, text: await response.text() };
  };
  const view = (fields: Record<string, string>) => ({ [viewHeader]: new URLSearchParams(fields).toString() });
  const preview = async (who: Visitor, headers: Record<string, string>, body: object) => {
    const answer = await call(who, contract.previewPage.path, headers, body);
    return { ...answer, json: JSON.parse(answer.text) };
  };
  const ruled = () =>
    aPage({
      blocks: [
        textBlock('all', 'For everybody'),
        textBlock('trade', secret, { visibility: { audience: ['company'] } }),
        textBlock('denver', 'In Denver', { visibility: { warehouses: ['wh-denver'] } }),
        textBlock('later', 'In summer', { visibility: { from: '2031-06-01T00:00:00Z' } }),
        textBlock('gone', 'Never', { visibility: { hidden: true } }),
      ],
    });

  describe('rules of blocks', () => {
    it('never let trade-only content reach a guest or a customer', async () => {
      const document = ruled();
      await live(document);
      const path = `/api/v1/pages/${document.slug}`;
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      const shopper = visitor();
      dataOf(await shopper.login({ body: accountOf('shopper') }));
      // Who comes first must not decide what the next one is answered.
      for (const [who, sees] of [
        [trade, true],
        [visitor(), false],
        [shopper, false],
        [trade, true],
        [visitor(), false],
      ] as const) {
        expect((await call(who, path, {})).text.includes(secret)).toBe(sees);
        // Nor does a view that somebody without a right to it sends.
        expect((await call(who, path, view({ as: 'company' }))).text.includes(secret)).toBe(sees);
      }
    });
  });

  describe('previews', () => {
    it('show a document as a viewer would see it, and say what is left out', async () => {
      const viewer = await employee('viewer');
      const { warehouses } = dataOf(await viewer.getSite());
      const [here, there] = warehouses.map((house) => house._id);
      const document = ruled();
      const local = document.blocks[2];
      if (local) local.visibility = { warehouses: [there] };
      const seen = async (fields: Record<string, string>) => {
        const { json } = await preview(viewer, view(fields), { document });
        return {
          shown: json.page.blocks.map((block: { id: string }) => block.id),
          out: json.left_out.map(
            ({ block, reason }: { block: string; reason: string }) => `${block} ${reason}`,
          ),
          next: json.next_change,
        };
      };
      expect(await seen({ as: 'guest', warehouse: here ?? '' })).toEqual({
        shown: ['all'],
        out: ['trade audience', 'denver warehouse', 'later date', 'gone hidden'],
        next: '2031-06-01T00:00:00.000Z',
      });
      expect(await seen({ as: 'company', warehouse: there ?? '', at: '2031-06-01T00:00:00Z' })).toEqual({
        shown: ['all', 'trade', 'denver', 'later'],
        out: ['gone hidden'],
        next: null,
      });
      expect((await seen({ as: 'customer', at: '2031-05-31T23:59:59.999Z' })).shown).toEqual(['all']);
    });

    it('show unfinished documents too: what can be read of them', async () => {
      const editor = await employee('editor');
      const document = {
        slug: 'Not A Slug',
        blocks: [
          textBlock('good', ''),
          textBlock('good', 'Twin'),
          textBlock('odd', 'x', { type: 'mystery' }),
          textBlock('bad', 'x', { visibility: { audience: 'everybody' } }),
          'nothing',
        ],
      };
      const seen = dataOf(await editor.previewPage({ body: { document } }));
      expect(seen.page.blocks.map(({ id }) => id)).toEqual(['good', 'odd']);
      expect(seen.left_out).toEqual([
        { block: 'good', reason: 'broken' },
        { block: 'bad', reason: 'broken' },
        { block: '/blocks/4', reason: 'broken' },
      ]);
    });

    it('show trade prices as a trade company sees them, and nobody’s own things', async () => {
      const publisher = await employee('publisher');
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      const product = await inStock();
      const path = `/api/v1/products/${product.slug}`;
      const priceOf = async (who: Visitor, headers: Record<string, string> = {}) =>
        JSON.parse((await call(who, path, headers)).text).price as number;
      const real = await priceOf(trade);
      expect(real).toBeLessThan(product.price);
      expect(await priceOf(publisher, view({ as: 'company' }))).toBe(real);
      expect(await priceOf(publisher, view({ as: 'guest' }))).toBe(product.price);
      expect(await priceOf(publisher)).toBe(product.price);
      expect((await call(publisher, '/api/v1/auth', view({ as: 'company' }))).status).toBe(401);
      for (const [name, { method, path: template }] of Object.entries(contract)) {
        if (method !== 'get') continue;
        for (const as of ['guest', 'customer', 'company']) {
          const to = template.replace(/\{\w+\}/g, 'home');
          const { status, text } = await call(publisher, to, view({ as, at: '2031-06-01T00:00:00Z' }));
          expect(status, `${name} as ${as}: ${text.slice(0, 200)}`).toBeLessThan(500);
          // The editor's own calls are for employees, and a simulated person is none.
          if (template.startsWith('/api/v1/editor')) expect([401, 403]).toContain(status);
        }
      }
    });

    it('leave nothing behind in what real visitors are answered', async () => {
      const publisher = await employee('publisher');
      const document = ruled();
      await live(document);
      const path = `/api/v1/pages/${document.slug}`;
      const ids = async (who: Visitor, headers: Record<string, string> = {}) =>
        JSON.parse((await call(who, path, headers)).text).page.blocks.map(
          (block: { id: string }) => block.id,
        );
      const then = view({ as: 'company', at: '2031-07-01T00:00:00Z' });
      expect(await ids(publisher, then)).toEqual(['all', 'trade', 'later']);
      expect(await ids(visitor())).toEqual(['all']);
      expect(await ids(publisher, then)).toEqual(['all', 'trade', 'later']);
      const posts = async (headers: Record<string, string> = {}) =>
        JSON.parse((await call(publisher, '/api/v1/posts', headers)).text).total as number;
      const today = await posts();
      expect(await posts(view({ at: '2001-01-01T00:00:00Z' }))).toBe(0);
      expect(await posts()).toBe(today);
    });

    it('refuse a view that says nothing sensible, and heed none when something is written', async () => {
      const publisher = await employee('publisher');
      const document = aPage();
      for (const bad of ['as=queen', 'at=tomorrow', 'warehouse=nowhere', 'role=admin', 'as=guest&at=']) {
        const { status } = await preview(publisher, { [viewHeader]: bad }, { document });
        expect(status, bad).toBe(422);
      }
      const created = await call(publisher, '/api/v1/editor/pages', view({ as: 'guest' }), { document });
      expect(created.status).toBe(201);
    });
  });

  describe('shared links', () => {
    it('show the draft of one page, as the link says at most, and nothing else', async () => {
      const editor = await employee('editor');
      const page = await made(ruled());
      const other = await made();
      const params = { id: page._id };
      const link = async (as?: 'company') =>
        dataOf(await editor.createPreviewLink({ params, body: { hours: 2, ...(as ? { as } : {}) } }));
      const { token, path, expires_at } = await link();
      expect(path).toContain(token);
      expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
      const guest = visitor();
      const shared = { [shareHeader]: token };
      const seen = await preview(guest, shared, { page: page._id });
      expect(seen.status).toBe(200);
      expect(seen.text).toContain('For everybody');
      expect(seen.text).not.toContain(secret);
      const asTrade = { ...shared, ...view({ as: 'company' }) };
      expect((await preview(guest, asTrade, { page: page._id })).text).not.toContain(secret);
      const forTrade = { [shareHeader]: (await link('company')).token };
      expect((await preview(guest, forTrade, { page: page._id })).text).toContain(secret);
      const lowered = { ...forTrade, ...view({ as: 'customer' }) };
      expect((await preview(guest, lowered, { page: page._id })).text).not.toContain(secret);

      expect((await preview(guest, shared, { page: other._id })).status).toBe(401);
      expect((await preview(guest, shared, { document: aPage() })).status).toBe(401);
      for (const to of ['pages', `pages/${page._id}`, `pages/${page._id}/revisions`, 'schedules', 'audit'])
        expect((await call(guest, `/api/v1/editor/${to}`, shared)).status).toBe(401);
      const body = { document: {}, revision: page.draft.revision };
      const write = await send(`/api/v1/editor/pages/${page._id}/draft`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...shared },
        body: JSON.stringify(body),
      });
      expect(write.status).toBe(401);
    });

    it('open nothing when they are forged or changed', async () => {
      const editor = await employee('editor');
      const page = await made();
      const other = await made();
      const { token } = dataOf(await editor.createPreviewLink({ params: { id: page._id }, body: {} }));
      const mac = token.slice(token.lastIndexOf('.'));
      const [, until = '', as = '', link = ''] = token.slice(0, token.lastIndexOf('.')).split('~');
      expect(link).not.toBe('');
      for (const [forged, id] of [
        ['', page._id],
        ['x', page._id],
        [`${token}x`, page._id],
        [`${page._id}~${until}~company~${link}${mac}`, page._id],
        [`${page._id}~9${until}~${as}~${link}${mac}`, page._id],
        [`${other._id}~${until}~${as}~${link}${mac}`, other._id],
      ] as const)
        expect((await preview(visitor(), { [shareHeader]: forged }, { page: id })).status).toBe(401);
      expect((await preview(visitor(), { [shareHeader]: token }, { page: page._id })).status).toBe(200);
    });

    it('are listed while they work, and open nothing once they are withdrawn', async () => {
      const [editor, publisher] = [await employee('editor'), await employee('publisher')];
      const page = await made(aPage({ title: 'Lent out' }));
      const params = { id: page._id };
      const link = async (hours: number, as: 'guest' | 'company') =>
        dataOf(await editor.createPreviewLink({ params, body: { hours, as } }));
      const listed = async () => dataOf(await publisher.listPreviewLinks({ params }));
      expect(await listed()).toEqual([]);
      const long = await link(48, 'company');
      const short = await link(2, 'guest');
      expect(await listed()).toMatchObject([
        {
          _id: short._id,
          path: short.path,
          as: 'guest',
          expires_at: short.expires_at,
          author: 'Ines editor',
        },
        { _id: long._id, path: long.path, as: 'company', expires_at: long.expires_at, author: 'Ines editor' },
      ]);
      const opens = async (who: Visitor, { token }: { token: string }) =>
        (await preview(who, { [shareHeader]: token }, { page: page._id })).status;
      const guest = visitor();
      expect(await opens(guest, long)).toBe(200);

      // Another may withdraw it, once or twice; who may not make one may not.
      const gone = { params: { id: long._id } };
      expect(problemOf(await (await employee('viewer')).deletePreviewLink(gone)).code).toBe('forbidden');
      expect(problemOf(await guest.deletePreviewLink(gone)).code).toBe('unauthenticated');
      expect(await opens(guest, long)).toBe(200);
      dataOf(await publisher.deletePreviewLink(gone));
      dataOf(await publisher.deletePreviewLink(gone));
      expect(await opens(guest, long)).toBe(401);
      // Who could see the draft anyway is told the truth about the link, too.
      expect(await opens(editor, long)).toBe(404);
      expect(await opens(guest, short)).toBe(200);
      expect((await listed()).map(({ _id }) => _id)).toEqual([short._id]);
      const { events } = dataOf(await publisher.listAudit({ query: { subject: page._id } }));
      expect(events.map(({ action, actor, name }) => [action, actor, name])).toEqual([
        ['page.unshare', 'Ines publisher', 'Lent out'],
        ['page.share', 'Ines editor', 'Lent out'],
        ['page.share', 'Ines editor', 'Lent out'],
        ['page.create', 'Ines editor', 'Lent out'],
      ]);
      expect(events[0]?.detail).toEqual({ until: long.expires_at, as: 'company' });
      const nowhere = { params: { id: 'no-such-link' } };
      expect(problemOf(await publisher.deletePreviewLink(nowhere)).code).toBe('not_found');
      const noPage = { params: { id: 'no-such-page' } };
      expect(problemOf(await publisher.listPreviewLinks(noPage)).code).toBe('not_found');
    });
  });
}

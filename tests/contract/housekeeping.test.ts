/** What an hour does to a store, on both engines: collections whose rule speaks of days or stock, drawings nobody used. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepTimedCollections } from '#api/catalog/admin/keep-collections.ts';
import { removeUnusedDrawings } from '#api/catalog/configured/drawings.ts';
import { removeUnconfirmed } from '#api/people/newsletter/confirm-subscription.ts';
import type { Services } from '#api/platform/context.ts';
import { type Database, openPGlite, openPostgres } from '#api/platform/database/database.ts';
import { hasPostgres, makeDatabase, neverIdle, startStore } from '#tests/factories/store.ts';

type Opened = { database: Database; close: () => Promise<void> };

async function onPGlite(): Promise<Opened> {
  const database = await openPGlite();
  const store = await startStore({ database, idle: neverIdle });
  return { database, close: store.close };
}

async function onPostgres(): Promise<Opened> {
  const { url, drop } = await makeDatabase();
  const store = await startStore({ databaseUrl: url, idle: neverIdle });
  const database = await openPostgres(url, () => {});
  const close = async () => {
    await database.close();
    await store.close();
    await drop();
  };
  return { database, close };
}

const day = 86_400_000;
const noRule = {
  ...{ vendors: [], categories: [], tags: [], priceFrom: null, priceTo: null },
  ...{ newerThanDays: null, inStock: false },
};

function describeHousekeeping(name: string, open: () => Promise<Opened>): void {
  describe(`housekeeping on ${name}`, () => {
    let opened: Opened;
    const bumped: string[][] = [];
    const removed: string[] = [];
    let now = new Date('2030-01-01T00:00:00Z');
    beforeAll(async () => {
      opened = await open();
    }, 120_000);
    afterAll(() => opened?.close());
    const services = () =>
      ({
        database: opened.database,
        now: () => now,
        versions: { bump: async (_tx: unknown, tags: string[]) => void bumped.push(tags) },
        files: { remove: async (key: string) => void removed.push(key) },
      }) as unknown as Services;
    const collect = async (id: string, rule: object) => {
      await opened.database.kysely
        .insertInto('collection')
        .values({
          ...{ id, slug: id, name: id, description: '', featured: false, position: 99 },
          picture: JSON.stringify({ model: 'vanity-36', finish: 'sage', alt: '', width: 800, height: 1000 }),
          rule: JSON.stringify({ ...noRule, ...rule }),
        })
        .execute();
    };
    const membersOf = async (id: string) => {
      const db = opened.database.kysely;
      const rows = await db
        .selectFrom('product_collection')
        .selectAll()
        .where('collection_id', '=', id)
        .execute();
      return rows.map(({ product_id }) => product_id);
    };

    it('keeps what is new for thirty days and no longer, and what is in stock until it is sold', async () => {
      const db = opened.database.kysely;
      const [product] = await db.selectFrom('product').select('id').orderBy('id').limit(1).execute();
      const id = product?.id ?? '';
      await db.updateTable('product').set({ created_at: now.toISOString() }).where('id', '=', id).execute();
      await collect('just-in', { newerThanDays: 30 });
      await collect('on-the-shelf', { inStock: true });
      expect(await keepTimedCollections(services())).toBe(true);
      expect(await membersOf('just-in')).toEqual([id]);
      expect(await membersOf('on-the-shelf')).toContain(id);
      expect(bumped).toEqual([['catalog']]);
      expect(await keepTimedCollections(services())).toBe(false);
      expect(bumped).toHaveLength(1);
      now = new Date(now.getTime() + 31 * day);
      await db
        .updateTable('stock')
        .set({ quantity: 0 })
        .where('sku_id', 'in', db.selectFrom('sku').select('id').where('product_id', '=', id))
        .execute();
      expect(await keepTimedCollections(services())).toBe(true);
      expect(await membersOf('just-in')).toEqual([]);
      expect(await membersOf('on-the-shelf')).not.toContain(id);
    });

    it('removes a drawing that no cart and no order names after a week', async () => {
      const db = opened.database.kysely;
      const drawing = (id: string, days: number) => ({
        ...{ id, guest_id: 'guest', name: `${id}.pdf`, type: 'application/pdf' as const, bytes: 10 },
        created_at: new Date(now.getTime() - days * day).toISOString(),
      });
      await db
        .insertInto('drawing')
        .values([drawing('old', 8), drawing('kept', 8), drawing('new', 6)])
        .execute();
      const [sku] = await db.selectFrom('sku').select('id').limit(1).execute();
      const cart = {
        id: 'cart-h',
        name: 'Cart',
        status: 'open' as const,
        version: 1,
        guest_id: 'guest',
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      };
      const [house] = await db.selectFrom('warehouse').select('id').limit(1).execute();
      await db
        .insertInto('cart')
        .values({ ...cart, warehouse_id: house?.id ?? '' })
        .execute();
      await db
        .insertInto('cart_item')
        .values({
          ...{ id: 'item-h', cart_id: 'cart-h', sku_id: sku?.id ?? '', quantity: 1, note: '', position: 0 },
          configuration: JSON.stringify({ drawing: 'kept' }),
        })
        .execute();
      expect(await removeUnusedDrawings(services())).toBe(1);
      expect(removed).toEqual(['drawings/old.pdf']);
      const left = await db.selectFrom('drawing').select('id').orderBy('id').execute();
      expect(left.map(({ id }) => id)).toEqual(['kept', 'new']);
      expect(await removeUnusedDrawings(services())).toBe(0);
    });

    it('forgets who never confirmed the newsletter, and leaves who had unsubscribed unsubscribed', async () => {
      const db = opened.database.kysely;
      const ends = new Date('2030-02-01T00:00:00Z');
      const row = (id: string, more: object) => ({
        ...{ id, email: `${id}@example.com`, source: 'footer', consent: 'Yes.' },
        ...{ requested_at: '2030-01-25T00:00:00Z', confirmed_at: null, unsubscribed_at: null },
        ...{ status: 'pending' as const, token_hash: id, token_expires_at: ends.toISOString() },
        ...more,
      });
      await db
        .insertInto('newsletter_subscriber')
        .values([
          row('never', {}),
          row('left-before', { unsubscribed_at: '2029-01-01T00:00:00Z' }),
          row('reader', { status: 'confirmed', token_hash: null, token_expires_at: null }),
        ])
        .execute();
      const left = async () => {
        const rows = await db
          .selectFrom('newsletter_subscriber')
          .select(['id', 'status'])
          .where('id', 'in', ['never', 'left-before', 'reader'])
          .orderBy('id')
          .execute();
        return rows.map(({ id, status }) => `${id} ${status}`);
      };
      now = new Date(ends.getTime() - 1);
      await removeUnconfirmed(services());
      expect(await left()).toEqual(['left-before pending', 'never pending', 'reader confirmed']);
      now = ends;
      await removeUnconfirmed(services());
      expect(await left()).toEqual(['left-before unsubscribed', 'reader confirmed']);
    });
  });
}

describeHousekeeping('PGlite', onPGlite);
if (await hasPostgres()) describeHousekeeping('PostgreSQL', onPostgres);

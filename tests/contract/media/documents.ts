import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pdf } from '#tests/factories/media.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

/** PDFs of the media library beside products (docs/decisions/0077-documents.md). */
export function documentsContract({
  visitor,
  operator,
  withCart,
  order,
  database,
  send,
}: ContractTools): void {
  describe('documents of products', () => {
    const upload = (name: string, file: Uint8Array<ArrayBuffer>) =>
      operator().uploadMedia({ query: { name }, file });
    const read = async (id: string) => dataOf(await operator().getCatalogProduct({ params: { id } }));
    const offer = async (id: string, documents: object[]) => {
      const { version, product } = await read(id);
      return operator().changeCatalogProduct({
        params: { id },
        body: { version, product: { ...product, documents: documents as never } },
      });
    };
    const shown = async (slug: string, language: 'en' | 'es' = 'en') =>
      dataOf(await visitor({ 'x-language': language }).getProduct({ params: { slug } })).documents;

    it('are told by what they hold, and kept as they are', async () => {
      const file = pdf();
      const { item } = dataOf(await upload('Bridge faucet.pdf', file));
      expect(item).toMatchObject({
        kind: 'document',
        type: 'application/pdf',
        name: 'Bridge faucet',
        src: `/media/library/${item._id}.pdf`,
        bytes: file.length,
        sources: [],
      });
      const served = await send(`/api/v1/media-files/${item._id}`);
      expect(served.headers.get('content-type')).toBe('application/pdf');
      expect(new Uint8Array(await served.arrayBuffer())).toEqual(file);
      const listed = dataOf(await operator().listMedia({ query: { kind: 'document' } })).items;
      expect(listed.map(({ _id }) => _id)).toContain(item._id);
      const named = problemOf(await upload('picture.png', pdf()));
      expect(named).toMatchObject({ code: 'unsupported_media_type', reason: 'name_of_pdf_wrong' });
      const cut = problemOf(await upload('cut.pdf', pdf().slice(0, -8)));
      expect(cut).toMatchObject({ code: 'invalid', reason: 'file_damaged' });
      const text = problemOf(await upload('text.pdf', new TextEncoder().encode('<script>')));
      expect(text.code).toBe('unsupported_media_type');
      dataOf(await operator().deleteMedia({ params: { id: item._id } }));
    });

    it('stand on each product’s page, are linked in the order’s email once, and stay as long as they are used', async () => {
      const { shopper, product, cart } = await withCart(1, 3);
      const other = await withCart(1, 4);
      const ids = [product._id, other.product._id];
      const before = await Promise.all(ids.map(async (id) => (await read(id)).product.documents));
      const title = `Cleaning ${randomUUID().slice(0, 6)}`;
      const { item } = dataOf(await upload('Care.pdf', pdf()));
      for (const id of ids) {
        const saved = dataOf(
          await offer(id, [
            { kind: 'manual', title, url: item.url },
            { kind: 'warranty', title: 'Terms', url: 'https://maker.example.com/terms.pdf' },
          ]),
        );
        expect(saved.product.documents[0], 'by the address that stays').toEqual({
          kind: 'manual',
          title,
          url: item.src,
        });
      }
      expect(await shown(product.slug)).toEqual([
        { kind: 'manual', title, url: item.src, bytes: item.bytes },
        { kind: 'warranty', title: 'Terms', url: 'https://maker.example.com/terms.pdf', bytes: null },
      ]);

      const { records } = dataOf(await operator().getMedia({ params: { id: item._id } }));
      expect(records.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
      const kept = problemOf(await operator().deleteMedia({ params: { id: item._id } }));
      expect(kept).toMatchObject({ code: 'in_use', status: 409, reason: 'media_offered' });

      const longer = pdf('a longer one, with a page more');
      const replaced = dataOf(
        await operator().replaceMedia({
          params: { id: item._id },
          query: { name: 'Care 2.pdf' },
          file: longer,
        }),
      );
      expect(replaced.src).toBe(item.src);
      expect((await shown(product.slug))[0]?.bytes).toBe(longer.length);

      const placed = dataOf(await order(shopper, cart));
      const mail = await database()
        .selectFrom('mail')
        .select(['text', 'html'])
        .where('subject', 'like', `%${placed.number}%`)
        .executeTakeFirstOrThrow();
      expect(mail.text.split(`${item.src}\n`)).toHaveLength(2);
      expect(mail.text).toMatch(new RegExp(`Manual: ${title}: http\\S+${item.src}\n`));
      expect(mail.html).toContain(`${item.src}"`);

      for (const [at, id] of ids.entries()) dataOf(await offer(id, before[at] ?? []));
      dataOf(await operator().deleteMedia({ params: { id: item._id } }));
    });

    it('have their titles in Spanish once somebody translated them', async () => {
      const { product } = await withCart(1, 5);
      const before = (await read(product._id)).product.documents;
      const title = `Care ${randomUUID().slice(0, 6)}`;
      dataOf(await offer(product._id, [{ title, url: 'https://maker.example.com/care.pdf' }]));
      const params = { kind: 'product' as const, id: product._id };
      const thing = dataOf(await operator().getTranslation({ params }));
      const unit = thing.units.find(({ source }) => source === title);
      expect(unit?.label).toBe('Document title');
      dataOf(
        await operator().saveTranslation({
          params,
          body: { version: thing.version, targets: [{ field: unit?.field ?? '', target: 'Cuidado' }] },
        }),
      );
      expect((await shown(product.slug, 'es'))[0]?.title).toBe('Cuidado');
      expect((await shown(product.slug))[0]).toMatchObject({ title, kind: 'other' });
      dataOf(await offer(product._id, before));
    });

    it('refuse a file that the library does not have, and a photo, at their field', async () => {
      const { product } = await withCart(1, 5);
      const url = `/media/library/${randomUUID()}.pdf`;
      const refused = problemOf(
        await offer(product._id, [
          { title: 'Here', url: 'https://maker.example.com/a.pdf' },
          { title: 'Gone', url },
        ]),
      );
      expect(refused).toMatchObject({ code: 'invalid', reason: 'pdf_not_found' });
      expect(Object.keys(refused.fieldErrors ?? {})).toEqual(['/documents/1/url']);
    });
  });
}

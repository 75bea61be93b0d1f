import { beforeAll, describe, expect, it } from 'vitest';
import { film, picture } from '#tests/factories/media.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';
import { useLibrary } from './use-library.ts';

export function foldersContract(tools: ContractTools): void {
  const { operator, database } = tools;

  describe('folders of the media library, and what nothing uses', () => {
    const { kept, editor: theEditor, upload } = useLibrary(tools);
    let editor: Visitor;
    beforeAll(() => {
      editor = theEditor();
    });

    it('keeps items in folders, which are renamed and deleted without them', async () => {
      const folder = dataOf(await editor.createMediaFolder({ body: { name: ' Spring ' } }));
      expect(folder).toMatchObject({ name: 'Spring', count: 0 });
      const taken = problemOf(await editor.createMediaFolder({ body: { name: 'SPRING' } }));
      expect(taken).toMatchObject({ code: 'invalid', reason: 'media_folder_name_taken' });
      const other = dataOf(await editor.createMediaFolder({ body: { name: 'Autumn' } }));
      const rename = (id: string, name: string) =>
        editor.renameMediaFolder({ params: { id }, body: { name } });
      expect(problemOf(await rename(other._id, 'spring')).reason).toBe('media_folder_name_taken');
      dataOf(await rename(other._id, 'autumn'));

      const within = dataOf(
        await editor.uploadMedia({
          query: { name: 'In.png', folder: folder._id },
          file: await picture('png', { colour: '#101010' }),
        }),
      ).item;
      const outside = dataOf(await upload('Out.png', await picture('png', { colour: '#202020' }))).item;
      expect([within.folder, outside.folder]).toEqual([folder._id, null]);
      const lost = await editor.uploadMedia({
        query: { name: 'Lost.png', folder: 'no-such-folder' },
        file: await picture('png', { colour: '#303030' }),
      });
      expect(problemOf(lost).reason).toBe('media_folder_not_found');
      const idsIn = async (of: string) =>
        dataOf(await editor.listMedia({ query: { folder: of } })).items.map(({ _id }) => _id);
      expect(await idsIn(folder._id)).toEqual([within._id]);
      expect(await idsIn('none')).toContain(outside._id);
      expect(await idsIn('none')).not.toContain(within._id);

      const ids = [within._id, outside._id];
      const gone = await editor.moveSelectedMedia({ body: { ids, folder: 'no-such-folder' } });
      expect(problemOf(gone).reason).toBe('media_folder_not_found');
      expect(dataOf(await editor.moveSelectedMedia({ body: { ids, folder: other._id } }))).toEqual({
        moved: 2,
      });
      expect(dataOf(await editor.listMediaFolders()).folders).toMatchObject([
        { name: 'autumn', count: 2 },
        { name: 'Spring', count: 0 },
      ]);
      const back = await editor.changeMedia({ params: { id: within._id }, body: { folder: folder._id } });
      expect(dataOf(back)).toMatchObject({ folder: folder._id, name: 'In' });
      const nowhere = { params: { id: within._id }, body: { folder: 'no-such-folder' } };
      expect(problemOf(await editor.changeMedia(nowhere)).reason).toBe('media_folder_not_found');
      for (const { _id } of [folder, other]) dataOf(await editor.deleteMediaFolder({ params: { id: _id } }));
      expect(problemOf(await rename(other._id, 'Winter')).code).toBe('not_found');
      expect(dataOf(await editor.getMedia({ params: { id: within._id } })).item.folder).toBeNull();
      expect(dataOf(await editor.deleteSelectedMedia({ body: { ids } })).deleted.sort()).toEqual(ids.sort());
    });

    it('finds what nothing uses, and deletes it unless something uses it by now', async () => {
      const colours = ['#111122', '#222233', '#333344', '#444455', '#555566'];
      const items = await Promise.all(
        colours.map(
          async (colour, at) => dataOf(await upload(`Idle ${at}.png`, await picture('png', { colour }))).item,
        ),
      );
      const tour = dataOf(await upload('Idle tour.mp4', film('idle'))).item;
      const [idle, inDraft, onProduct, ofBrand, asPoster] = items;
      if (!idle || !inDraft || !onProduct || !ofBrand || !asPoster) throw new Error('nothing uploaded');
      const unused = async () =>
        dataOf(await editor.listMedia({ query: { q: 'idle', unused: 'true' } })).items.map(
          ({ name }) => name,
        );
      expect(await unused()).toHaveLength(6);
      expect(
        dataOf(await editor.listMedia({ query: { unused: 'true' } })).items.filter((one) => one.builtin),
      ).toEqual([]);

      const db = database();
      const product = await db.selectFrom('product').selectAll().orderBy('id').executeTakeFirstOrThrow();
      const vendor = await db.selectFrom('vendor').selectAll().orderBy('id').executeTakeFirstOrThrow();
      const shownBy = (media: unknown, logo: unknown) =>
        Promise.all([
          db
            .updateTable('product')
            .set({ media: JSON.stringify(media) })
            .where('id', '=', product.id)
            .execute(),
          db
            .updateTable('vendor')
            .set({ logo: logo === null ? null : JSON.stringify(logo) } as never)
            .where('id', '=', vendor.id)
            .execute(),
        ]);
      const pictureOf = { model: '', finish: '', alt: 'x', width: 64, height: 48, src: onProduct.src };
      await shownBy([{ kind: 'picture', picture: pictureOf }], { src: ofBrand.src, width: 64, height: 48 });
      dataOf(await editor.changeMedia({ params: { id: tour._id }, body: { poster: asPoster._id } }));
      const image = { src: inDraft.src, alt: 'Idle', width: 64, height: 48 };
      const props = { title: 'Idle', text: 'Idle.', image };
      const block = { id: 'idle', type: 'image-with-text', schemaVersion: 1, visibility: {}, props };
      const document = {
        slug: 'idle-page',
        audience: 'guest',
        title: 'Idle',
        description: '',
        blocks: [block],
      };
      const draft = dataOf(await editor.createEditorPage({ body: { document } }));
      expect((await unused()).sort()).toEqual(['Idle 0', 'Idle tour']);

      const ids = [...items, tour].map(({ _id }) => _id);
      const first = dataOf(await editor.deleteSelectedMedia({ body: { ids: [...ids, 'no-such-item'] } }));
      expect(first.deleted.sort()).toEqual([idle._id, tour._id].sort());
      expect(first.inUse.map(({ name }) => name).sort()).toEqual(['Idle 1', 'Idle 2', 'Idle 3', 'Idle 4']);
      expect(problemOf(await editor.deleteMedia({ params: { id: onProduct._id } })).reason).toBe(
        'media_offered',
      );
      expect(dataOf(await editor.getMedia({ params: { id: ofBrand._id } })).records).toEqual([
        { kind: 'vendor', _id: vendor.id, name: vendor.name },
      ]);
      await shownBy(product.media, vendor.logo);
      dataOf(await operator().deleteEditorPage({ params: { id: draft._id } }));
      const rest = dataOf(await editor.deleteSelectedMedia({ body: { ids } }));
      expect([rest.deleted.length, rest.inUse]).toEqual([4, []]);
      expect(kept()).toEqual([]);
    });
  });
}

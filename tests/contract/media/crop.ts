import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { film, picture } from '#tests/factories/media.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';
import { useLibrary } from './use-library.ts';

export function cropContract(tools: ContractTools): void {
  const { visitor, operator, send } = tools;

  describe('pictures of the media library, cropped', () => {
    const { kept, editor: theEditor, upload, bytesOf } = useLibrary(tools);
    let editor: Visitor;
    beforeAll(() => {
      editor = theEditor();
    });

    /** Left half red, right half blue. */
    const twoHalves = async () => {
      const red = await picture('png', { width: 100, height: 100, colour: '#ff0000' });
      const blue = { create: { width: 200, height: 100, channels: 3 as const, background: '#0000ff' } };
      return new Uint8Array(
        await sharp(blue)
          .composite([{ input: Buffer.from(red), left: 0, top: 0 }])
          .png()
          .toBuffer(),
      );
    };
    const colourAt = async (file: Buffer, left: number, top: number) => {
      const [red = 0, , blue = 0] = await sharp(file)
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return red > blue ? 'red' : 'blue';
    };
    const originalFile = (id: string, of: Visitor) =>
      send(`/api/v1/media-originals/${id}`, {
        headers: { cookie: [...of.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });

    it('turns and cuts a picture at its address, and has the whole of it for another cut', async () => {
      const { item } = dataOf(await upload('Halves.png', await twoHalves()));
      const params = { id: item._id };
      const original = item.original?.version ?? '';
      expect(item).toMatchObject({ edit: null, original: { width: 200, height: 100 } });
      dataOf(await editor.changeMedia({ params, body: { focalX: 0.25, focalY: 0.2 } }));
      const crop = { x: 0, y: 100, width: 100, height: 80 };
      const cut = dataOf(await editor.cropMedia({ params, body: { original, rotation: 270, crop } }));
      expect(cut, 'on its left side, its left half is below').toMatchObject({
        src: item.src,
        width: 100,
        height: 80,
        focalX: 0.2,
        focalY: 0.63,
        edit: { rotation: 270, crop },
        original: { version: original, width: 200, height: 100 },
      });
      expect(cut.url).not.toBe(item.url);
      expect(await colourAt(await bytesOf(item._id), 50, 40)).toBe('red');
      expect(kept(), 'what is shown, and what it is made of').toHaveLength(2);

      const right = { x: 100, y: 0, width: 100, height: 100 };
      const again = dataOf(await editor.cropMedia({ params, body: { original, rotation: 0, crop: right } }));
      expect(again, 'the focal point was cut away').toMatchObject({ width: 100, focalX: 0.5, focalY: 0.5 });
      expect(await colourAt(await bytesOf(item._id), 50, 50)).toBe('blue');
      expect(kept()).toHaveLength(2);

      expect((await originalFile(item._id, visitor())).status).toBe(401);
      const whole = Buffer.from(await (await originalFile(item._id, editor)).arrayBuffer());
      expect(await sharp(whole).metadata()).toMatchObject({ format: 'webp', width: 200, height: 100 });

      const reset = dataOf(await editor.cropMedia({ params, body: { original, rotation: 0, crop: null } }));
      expect(reset).toMatchObject({
        edit: null,
        url: item.url,
        width: 200,
        height: 100,
        bytes: item.bytes,
        focalX: 0.25,
        focalY: 0.2,
      });
      expect(kept()).toHaveLength(1);
      dataOf(await editor.deleteMedia({ params }));
      expect(kept()).toEqual([]);
    });

    it('saves a cut picture as another one, with a whole of its own', async () => {
      const { item } = dataOf(await upload('Halves.png', await twoHalves()));
      const original = item.original?.version ?? '';
      const crop = { x: 100, y: 0, width: 100, height: 100 };
      const body = { name: 'Right half', original, rotation: 0 as const, crop };
      const copy = dataOf(await editor.copyMedia({ params: { id: item._id }, body }));
      expect(copy).toMatchObject({
        name: 'Right half',
        width: 100,
        edit: { crop },
        original: { width: 200 },
      });
      expect(copy._id).not.toBe(item._id);
      const same = dataOf(await editor.getMedia({ params: { id: item._id } })).item;
      expect(same, 'the first one is as it was').toEqual(item);
      dataOf(await editor.deleteMedia({ params: { id: item._id } }));
      const whole = dataOf(
        await editor.cropMedia({ params: { id: copy._id }, body: { original, rotation: 0, crop: null } }),
      );
      expect(whole).toMatchObject({ width: 200, edit: null });
      dataOf(await editor.deleteMedia({ params: { id: copy._id } }));
      expect(kept()).toEqual([]);
    });

    it('refuses a crop outside of the picture, of another file, and of what is no photo', async () => {
      const { item } = dataOf(await upload('Halves.png', await twoHalves()));
      const params = { id: item._id };
      const original = item.original?.version ?? '';
      const crop = { x: 50, y: 0, width: 100, height: 100 };
      const outside = problemOf(await editor.cropMedia({ params, body: { original, rotation: 90, crop } }));
      expect(outside).toMatchObject({ code: 'invalid', reason: 'crop_outside' });
      dataOf(await editor.cropMedia({ params, body: { original, rotation: 0, crop } }));
      const replaced = dataOf(
        await editor.replaceMedia({ params, query: { name: 'b.png' }, file: await picture('png') }),
      );
      expect(replaced, 'nothing is cut of the new file').toMatchObject({ edit: null, width: 64, height: 48 });
      expect(kept(), 'neither the cut nor its original is needed').toHaveLength(1);
      const stale = problemOf(
        await editor.cropMedia({ params, body: { original, rotation: 0, crop: null } }),
      );
      expect(stale).toMatchObject({ code: 'stale_version', reason: 'media_file_replaced' });
      dataOf(await editor.deleteMedia({ params }));
      const tour = dataOf(await upload('Tour.mp4', film('not to be cut'))).item;
      const body = { original: 'x', rotation: 90 as const, crop: null };
      expect(problemOf(await editor.cropMedia({ params: { id: tour._id }, body })).reason).toBe(
        'only_photos_cropped',
      );
      dataOf(await editor.deleteMedia({ params: { id: tour._id } }));
    });

    it('a page shows the cut picture at its size, and its focal point where it is now', async () => {
      const { item } = dataOf(await upload('Halves.png', await twoHalves()));
      const params = { id: item._id };
      dataOf(await editor.changeMedia({ params, body: { focalX: 0.75, focalY: 0.25 } }));
      const image = { src: item.src, alt: 'Halves', width: 200, height: 100, focalX: 0.75, focalY: 0.25 };
      const slug = 'cut-picture';
      const block = (id: string, focalX: number) => ({
        id,
        type: 'image-with-text',
        schemaVersion: 1,
        visibility: {},
        props: { title: 'Halves', text: 'Two.', image: { ...image, focalX } },
      });
      const document = {
        slug,
        audience: 'guest',
        title: 'Halves',
        description: 'Two halves.',
        blocks: [block('taken-over', 0.75), block('chosen-here', 0.1)],
      };
      dataOf(
        await operator().publishPage({ params: { slug }, query: { audience: 'guest' }, body: document }),
      );
      const cut = dataOf(
        await editor.cropMedia({
          params,
          body: {
            original: item.original?.version ?? '',
            rotation: 0,
            crop: { x: 100, y: 0, width: 100, height: 50 },
          },
        }),
      );
      expect(cut).toMatchObject({ focalX: 0.5, focalY: 0.5 });
      const { page } = dataOf(await visitor().getPage({ params: { slug } }));
      const shown = page.blocks.map(({ props }) => (props as { image: object }).image);
      expect(shown).toMatchObject([
        { src: cut.url, width: 100, height: 50, focalX: 0.5, focalY: 0.5 },
        { src: cut.url, width: 100, height: 50, focalX: 0.1, focalY: 0.25 },
      ]);
      const listed = dataOf(await editor.listMedia({ query: { unused: 'true' } }));
      expect(listed.items.map(({ _id }) => _id)).not.toContain(item._id);
      dataOf(
        await operator().publishPage({
          params: { slug },
          query: { audience: 'guest' },
          body: { ...document, blocks: [] },
        }),
      );
      dataOf(await editor.deleteMedia({ params }));
    });
  });
}

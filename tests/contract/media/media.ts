import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import home from '#api/sample/pages/home.json' with { type: 'json' };
import { mediaLimits } from '#schemas/domain/media/media.ts';
import { bomb, endless, film, phonePicture, picture, scriptedSvg } from '#tests/factories/media.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function mediaContract({
  visitor,
  accountOf,
  operator,
  dataDir,
  send,
  database,
}: ContractTools): void {
  const filesIn = (folder: string): string[] => {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((item) => item.isFile())
        .map((item) => join(item.parentPath, item.name));
    } catch {
      return [];
    }
  };
  // Drawings of shoppers lie beside the library, and their reviews' photos in it, from before.
  let before: readonly string[] = [];
  const inLibrary = () =>
    filesIn(join(dataDir(), 'media')).filter(
      (file) => !file.startsWith(join(dataDir(), 'media', 'drawings')),
    );
  const kept = () => inLibrary().filter((file) => !before.includes(file));

  describe('the media library', () => {
    let editor: Visitor;
    beforeAll(async () => {
      before = inLibrary();
      editor = visitor();
      dataOf(await editor.login({ body: accountOf('employee') }));
    });
    afterEach(() => {
      expect(kept().filter((file) => file.includes('incoming'))).toEqual([]);
    });
    const upload = (name: string, file: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>) =>
      editor.uploadMedia({ query: { name }, file });
    const bytesOf = async (id: string) =>
      Buffer.from(await (await send(`/api/v1/media-files/${id}`)).arrayBuffer());

    it('is seen by employees and changed by editors alone', async () => {
      expect(problemOf(await visitor().listMedia()).code).toBe('unauthenticated');
      const file = await picture();
      expect(problemOf(await visitor().uploadMedia({ query: { name: 'a.jpg' }, file })).code).toBe(
        'unauthenticated',
      );
      const shopper = visitor();
      dataOf(await shopper.login({ body: accountOf('shopper') }));
      expect(problemOf(await shopper.listMedia()).code).toBe('forbidden');
      const sales = visitor();
      dataOf(await sales.login({ body: accountOf('sales') }));
      dataOf(await sales.listMedia());
      expect(problemOf(await sales.uploadMedia({ query: { name: 'a.jpg' }, file })).code).toBe('forbidden');
    });

    it('has the rooms and films of the sample, found by words', async () => {
      const { items } = dataOf(await editor.listMedia({ query: { q: 'NAVY kitchen' } }));
      expect(items).toMatchObject([{ src: '/pictures/room-kitchen/ink-navy', builtin: true, width: 1600 }]);
      const films = dataOf(await editor.listMedia({ query: { kind: 'video', q: 'bathroom' } }));
      expect(films.items.map(({ poster }) => poster?.src)).toContain('/pictures/room-bathroom/sage');
      expect(problemOf(await editor.deleteMedia({ params: { id: items[0]?._id ?? '' } })).code).toBe(
        'forbidden',
      );
    });

    for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      it(`takes a ${format} in and gives it out`, async () => {
        const file = await picture(format, { width: 120, height: 80, colour: '#335577' });
        const { item, duplicate } = dataOf(await upload(`Oak front.${format}`, file));
        expect(duplicate).toBe(false);
        expect(item).toMatchObject({ kind: 'image', name: 'Oak front', width: 120, height: 80, alt: '' });
        expect(item.src).toBe(`/media/library/${item._id}`);
        const { format: given } = await sharp(await bytesOf(item._id)).metadata();
        expect(given).toBe('webp');
        dataOf(await editor.deleteMedia({ params: { id: item._id } }));
        expect((await send(`/api/v1/media-files/${item._id}`)).status).toBe(404);
        expect(kept()).toEqual([]);
      });
    }

    it('turns a phone’s picture upright and forgets where it was taken', async () => {
      const { item } = dataOf(await upload('IMG_1.jpg', await phonePicture()));
      expect(item).toMatchObject({ width: 40, height: 80 });
      const given = await bytesOf(item._id);
      expect((await sharp(given).metadata()).exif).toBeUndefined();
      expect(given.includes('SecretCamera')).toBe(false);
      dataOf(await editor.deleteMedia({ params: { id: item._id } }));
    });

    it('keeps a film as it is, but for the place; gives ranges of it', async () => {
      const file = film();
      const { item } = dataOf(await upload('Tour.mp4', file));
      expect(item).toMatchObject({ kind: 'video', width: 320, height: 180, duration: 2, type: 'video/mp4' });
      expect(item.sources).toEqual([{ src: `/media/library/${item._id}.mp4`, type: 'video/mp4' }]);
      const given = await bytesOf(item._id);
      expect(given).toHaveLength(file.length);
      expect(given.includes('+51.5000')).toBe(false);
      const range = await send(`/api/v1/media-files/${item._id}`, { headers: { range: 'bytes=4-7' } });
      expect(range.status).toBe(206);
      expect(range.headers.get('content-range')).toBe(`bytes 4-7/${file.length}`);
      expect(await range.text()).toBe('ftyp');
      dataOf(await editor.deleteMedia({ params: { id: item._id } }));
    });

    it('keeps the same file once', async () => {
      const file = await picture('png', { colour: '#123456' });
      const [first, second] = await Promise.all([upload('One.png', file), upload('Two.png', file)]);
      expect(dataOf(first).item._id).toBe(dataOf(second).item._id);
      expect(kept()).toHaveLength(1);
      dataOf(await editor.deleteMedia({ params: { id: dataOf(first).item._id } }));
    });

    it('refuses what is no picture or video, and leaves nothing behind', async () => {
      const png = await picture('png');
      const jpeg = await picture('jpeg', { width: 400, height: 300 });
      const refused: [string, Uint8Array<ArrayBuffer>, string, RegExp][] = [
        ['logo.svg', scriptedSvg, 'unsupported_media_type', /SVG.*scripts.*PNG or WebP/],
        ['logo.png', scriptedSvg, 'unsupported_media_type', /SVG/],
        ['room.mp4', png, 'unsupported_media_type', /named \.mp4 but contains a photo \(PNG\)/],
        ['film.jpg', film(), 'unsupported_media_type', /named \.jpg but contains a video/],
        ['bomb.png', bomb(), 'invalid', /50 megapixels/],
        ['cut.jpg', jpeg.slice(0, jpeg.length / 2), 'invalid', /damaged or was cut off/],
        ['cut.mp4', film().slice(0, -4), 'invalid', /damaged or was cut off/],
        ['text.png', new TextEncoder().encode('hello'), 'unsupported_media_type', /this kind of file/],
        ['empty.png', new Uint8Array(0), 'invalid', /empty/],
      ];
      for (const [name, file, code, message] of refused) {
        const problem = problemOf(await upload(name, file));
        expect(problem.code, name).toBe(code);
        expect(problem.message, name).toMatch(message);
      }
      expect(kept()).toEqual([]);
    });

    it('refuses a path in the name', async () => {
      for (const name of ['../../x', '..\\x.png', '/etc/passwd', '..', 'a\0b.png']) {
        const problem = problemOf(await upload(name, await picture()));
        expect(problem, name).toMatchObject({ code: 'bad_query', status: 400 });
        expect(problem.fieldErrors?.['/name']?.join()).toMatch(/plain file name/);
      }
      expect(kept()).toEqual([]);
    });

    it('stops at the limit, whether the length was said or not', async () => {
      const started = { pulled: 0 };
      const counted = (head: Uint8Array, size: number) =>
        endless(head, size).pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>({
            transform(piece, controller) {
              started.pulled += piece.length;
              controller.enqueue(piece);
            },
          }),
        );
      const png = await picture('png');
      const gigabytes = 2 * 1024 ** 3;
      const problem = problemOf(await upload('huge.png', counted(png, gigabytes)));
      expect(problem).toMatchObject({
        code: 'too_large',
        status: 413,
        message: expect.stringMatching(/20 MB/),
      });
      expect(started.pulled).toBeLessThan(mediaLimits.image * 2);
      started.pulled = 0;
      const large = problemOf(await upload('huge.mp4', counted(film(), gigabytes)));
      expect(large).toMatchObject({ code: 'too_large', message: expect.stringMatching(/100 MB/) });
      expect(started.pulled).toBeLessThan(mediaLimits.video * 2);
      expect(kept()).toEqual([]);
    });

    it('takes a file’s bytes as such alone', async () => {
      const response = await send('/api/v1/media?name=a.png', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: '{}',
      });
      expect(response.status).toBe(415);
    });

    it('says where a file is used, and deletes it when it is used no more', async () => {
      const { item } = dataOf(await upload('Used.png', await picture('png', { colour: '#778899' })));
      const named = dataOf(
        await editor.changeMedia({ params: { id: item._id }, body: { alt: 'A plain front', focalX: 0.2 } }),
      );
      expect(named).toMatchObject({ alt: 'A plain front', focalX: 0.2, focalY: 0.5, name: 'Used' });
      const document = structuredClone(home) as unknown as {
        blocks: { id: string; type: string; props: { items: { video: { poster: object } }[] } }[];
      };
      const at = document.blocks.findIndex(({ type }) => type === 'hero');
      const slide = document.blocks[at]?.props.items[0];
      if (!slide) throw new Error('the sample has no hero');
      slide.video.poster = { src: item.src, alt: 'A plain front', width: 9, height: 9 };
      const publish = (body: object) =>
        operator().publishPage({
          params: { slug: 'home' },
          query: { audience: 'guest' },
          body: body as Record<string, unknown>,
        });
      dataOf(await publish(document));

      const poster = async () => {
        const { page } = dataOf(await visitor().getPage({ params: { slug: 'home' } }));
        const hero = page.blocks[at] as unknown as (typeof document.blocks)[number];
        return hero.props.items[0]?.video.poster;
      };
      expect(await poster(), 'an address of this version, at its real size').toMatchObject({
        src: item.url,
        width: 64,
        height: 48,
      });
      const { uses } = dataOf(await editor.getMedia({ params: { id: item._id } }));
      expect(uses).toContainEqual(
        expect.objectContaining({
          slug: 'home',
          state: 'published',
          block: 'home-hero',
          type: 'hero',
          pointer: `/blocks/${at}/props/items/0/video/poster/src`,
        }),
      );
      const problem = problemOf(await editor.deleteMedia({ params: { id: item._id } }));
      expect(problem).toMatchObject({ code: 'in_use', status: 409 });
      expect(problem.message).toContain('published');

      const replaced = dataOf(
        await editor.replaceMedia({
          params: { id: item._id },
          query: { name: 'New.png' },
          file: await picture('png', { width: 90, height: 30, colour: '#000000' }),
        }),
      );
      expect(replaced).toMatchObject({ src: item.src, width: 90, height: 30, name: 'Used' });
      expect(replaced.url).not.toBe(item.url);
      expect(await poster(), 'the new one, at once').toMatchObject({ src: replaced.url, width: 90 });
      expect(kept()).toHaveLength(1);
      const film2 = await editor.replaceMedia({
        params: { id: item._id },
        query: { name: 'a.mp4' },
        file: film('another'),
      });
      expect(problemOf(film2).code).toBe('in_use');
      expect(kept()).toHaveLength(1);

      dataOf(await publish(home));
      expect(dataOf(await editor.getMedia({ params: { id: item._id } })).uses).toEqual([]);
      dataOf(await editor.deleteMedia({ params: { id: item._id } }));
      expect(kept()).toEqual([]);
      const gone = problemOf(await publish(document));
      expect(gone.fieldErrors?.[`/blocks/${at}/props/items/0/video/poster/src`]?.join()).toContain(item.src);
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

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import home from '#api/sample/pages/home.json' with { type: 'json' };
import { mediaLimits } from '#schemas/domain/media/media.ts';
import { bomb, endless, film, phonePicture, picture, scriptedSvg } from '#tests/factories/media.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';
import { useLibrary } from './use-library.ts';

export function mediaContract(tools: ContractTools): void {
  const { visitor, accountOf, operator, send } = tools;

  describe('the media library', () => {
    const { kept, editor: theEditor, upload, bytesOf } = useLibrary(tools);
    let editor: Visitor;
    beforeAll(() => {
      editor = theEditor();
    });

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
  });
}

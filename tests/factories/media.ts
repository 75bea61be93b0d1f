/** Files for the media library's tests, good and hostile. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** A picture of its own colour each time, so that no two are the same file. */
export async function picture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  { width = 64, height = 48, colour = '#1d5c50' } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = sharp({ create: { width, height, channels: 3, background: colour } });
  return bytes(await canvas.toFormat(format).toBuffer());
}

/** As a phone writes it: lying on its side, with the place where it was taken. */
export async function phonePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = sharp({ create: { width: 80, height: 40, channels: 3, background: '#aa3322' } });
  return bytes(
    await canvas
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A few KB that are 400 megapixels when they are opened. */
export function bomb(): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const pixels = deflateSync(Buffer.alloc(20_001 * 200), { level: 9 });
  return bytes(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  );
}

export const scriptedSvg = bytes(
  Buffer.from(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
);

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** An MP4 with one picture track, 320 × 180, 2 s, and the place where it was taken. */
export function film(note = 'a film'): Uint8Array<ArrayBuffer> {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(2000, 16);
  const tkhd = Buffer.alloc(84);
  tkhd.writeInt32BE(0x10000, 40);
  tkhd.writeUInt32BE(320 * 65536, 76);
  tkhd.writeUInt32BE(180 * 65536, 80);
  const hdlr = Buffer.alloc(24);
  hdlr.write('vide', 8, 'latin1');
  return bytes(
    Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1')),
      box(
        'moov',
        box('mvhd', mvhd),
        box('trak', box('tkhd', tkhd), box('mdia', box('hdlr', hdlr))),
        box('udta', box('\xa9xyz', Buffer.from('+51.5000-000.1200/', 'latin1'))),
      ),
      box('mdat', Buffer.from(note)),
    ]),
  );
}

/** `size` bytes that begin as `head` does, made as they are read. */
export function endless(head: Uint8Array, size: number): ReadableStream<Uint8Array> {
  let sent = 0;
  const filling = new Uint8Array(64 * 1024);
  return new ReadableStream({
    pull(controller) {
      const next = sent === 0 ? head : filling;
      sent += next.length;
      controller.enqueue(next);
      if (sent >= size) controller.close();
    },
  });
}

/** A page with a text of its own, so that no two are the same file. */
export function pdf(text: string = crypto.randomUUID()): Uint8Array<ArrayBuffer> {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
  return new TextEncoder().encode(`${head}% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}

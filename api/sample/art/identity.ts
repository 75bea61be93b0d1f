/**
 * The house's pictures for others' screens, from its mark, its wordmark (logotypes.py) and a rendered room:
 * `npx tsx api/sample/art/identity.ts` writes public/favicon.ico, apple-touch-icon.png, icon-192.png, icon-512.png and
 * share.jpg (1200 x 630).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const shared = new URL('../../../public/', import.meta.url);
const room = new URL('./renders/room-kitchen/deep-forest.webp', import.meta.url);
const file = (name: string) => new URL(name, shared).pathname;

/** The mark as a PNG; without `corners` it fills its square, for those who cut it to a shape of their own. */
const mark = (size: number, corners: boolean): Promise<Buffer> => {
  const drawn = sharp(readFileSync(file('favicon.svg')), { density: 600 }).resize(size, size);
  return (corners ? drawn : drawn.flatten({ background: '#1d5c50' }))
    .png({ palette: !corners, effort: 10 })
    .toBuffer();
};

/** An .ico of PNGs: a directory of 16 bytes for each, then the pictures. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

const small = [16, 32, 48];
const pngs = await Promise.all(small.map((size) => mark(size, true)));
writeFileSync(file('favicon.ico'), ico(pngs.map((png, index) => ({ size: small[index] ?? 0, png }))));
for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const)
  writeFileSync(file(`${name}.png`), await mark(size, false));

const [width, height, panel] = [1200, 630, 470];
const logo = await sharp(readFileSync(file('media/alder-and-fenn.svg')), { density: 144 })
  .resize(panel - 110)
  .png()
  .toBuffer();
const { height: logoHeight = 0 } = await sharp(logo).metadata();
const picture = await sharp(room.pathname)
  .resize(width - panel, height, { fit: 'cover', position: 'centre' })
  .toBuffer();
await sharp({ create: { width, height, channels: 3, background: '#fffdf8' } })
  .composite([
    { input: picture, left: panel, top: 0 },
    { input: logo, left: 55, top: Math.round((height - logoHeight) / 2) },
  ])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(file('share.jpg'));

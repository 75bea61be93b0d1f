/**
 * The house's pictures for others' screens, from its mark, its wordmark (logotypes.py) and a rendered room:
 * `npx tsx api/sample/art/identity.ts` writes public/apple-touch-icon.png and public/share.jpg (1200 x 630).
 */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const shared = new URL('../../../public/', import.meta.url);
const room = new URL('./renders/room-kitchen/deep-forest.webp', import.meta.url);
const file = (name: string) => new URL(name, shared).pathname;

await sharp(readFileSync(file('favicon.svg')), { density: 300 })
  .resize(180, 180)
  .flatten({ background: '#1d5c50' })
  .png({ palette: true, effort: 10 })
  .toFile(file('apple-touch-icon.png'));

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

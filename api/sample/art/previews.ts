/**
 * What stands in a picture's place while it comes: `npx tsx api/sample/art/previews.ts` writes renders/previews.json,
 * for every rendered master its size, the colour most of it has, and the whole in a few pixels (WebP, base64).
 */
import { readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('./renders/', import.meta.url);
const masters = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => /^[a-z0-9-]+\/[a-z0-9-]+\.webp$/.test(name))
  .sort();

/** The mean of the fullest of 4096 boxes of colours. */
async function dominantColor(path: string): Promise<string> {
  const { data } = await sharp(path).resize(64).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const boxes = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const sum = boxes.get(key) ?? [0, 0, 0, 0];
    boxes.set(key, [sum[0] + r, sum[1] + g, sum[2] + b, sum[3] + 1]);
  }
  const [r, g, b, count] = [...boxes.values()].reduce((most, one) => (one[3] > most[3] ? one : most));
  return `#${[r, g, b]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const previews: Record<string, { width: number; height: number; color: string; preview: string }> = {};
for (const name of masters) {
  const path = new URL(name, folder).pathname;
  const { width = 0, height = 0 } = await sharp(path).metadata();
  const small = await sharp(path)
    .resize(width > height ? 16 : 8, width > height ? 9 : 10, { fit: 'fill' })
    .webp({ quality: 45, effort: 6 })
    .toBuffer();
  previews[name.replace('.webp', '')] = {
    width,
    height,
    color: await dominantColor(path),
    preview: small.toString('base64'),
  };
}
writeFileSync(new URL('previews.json', folder), `${JSON.stringify(previews, null, 2)}\n`);
const longest = Math.max(...Object.values(previews).map(({ preview }) => preview.length));
process.stdout.write(`${masters.length} pictures, previews of at most ${longest} characters\n`);

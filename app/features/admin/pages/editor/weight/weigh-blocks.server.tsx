/**
 * How heavy a page is for who reads it to its end. Each block is rendered as the shop would, and of its HTML is counted:
 * the file of each picture that the browser would choose, by `sizes` and `srcset`, on a phone and on a desktop; the
 * first video that plays by itself; and the HTML with the block's data, compressed. A picture's bytes are those of the
 * file that was made of it, or of another size of it by its area; where none was made yet, so much a pixel. Nothing is
 * made for the question. What every page has (header, footer, scripts, fonts) is not counted: browsers keep it. Popups
 * come later and are not counted either.
 */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPath, type Navigator, Router } from 'react-router';
import { BlockPortsProvider } from '#blocks/kit/ports.ts';
import type { AnyBlockComponent, RenderableBlock } from '#blocks/kit/types.ts';
import { blockComponents } from '#blocks/registry.components.ts';
import { portsWith } from '../preview/preview-ports.tsx';
import { type BlockWeight, type PageWeight, type Screen, screens } from './page-weight.ts';
import { chosenOf, picturesIn, playedIn, type RenderedPicture } from './rendered-files.ts';

/** Bytes of a file that the shop serves; null for one that is not made yet or that there is not. */
type FileBytes = (path: string) => Promise<number | null>;

/** Bytes of an AVIF for each px, of a photo of usual detail. */
const bytesPerPixel = 0.04;

const compressed = promisify(gzip);

type References = Parameters<typeof portsWith>[0];

/** For links, which say an address and lead nowhere here. */
const nowhere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => {},
  push: () => {},
  replace: () => {},
};

const components: Readonly<Record<string, () => Promise<{ default: unknown }>>> = blockComponents;

/** A block's HTML as the shop sends it; empty for one that fails there. */
async function htmlOf({ id, type, props, data }: RenderableBlock, position: number, references: References) {
  const load = Object.hasOwn(components, type) ? components[type] : undefined;
  if (!load) return '';
  const Block = (await load()).default as AnyBlockComponent;
  try {
    return renderToStaticMarkup(
      <Router location="/" navigator={nowhere} static>
        <BlockPortsProvider value={portsWith(references)}>
          <Block {...props} loaded={data} block={{ id, position }} />
        </BlockPortsProvider>
      </Router>,
    );
  } catch {
    return '';
  }
}

/** A picture's file on a screen, and its bytes. */
async function weighPicture(picture: RenderedPicture, screen: Screen, bytesOf: FileBytes) {
  const chosen = chosenOf(picture, screen);
  if (!chosen) return { file: picture.src, bytes: (await bytesOf(picture.src)) ?? 0 };
  const { file, width } = chosen;
  const made = await bytesOf(file);
  if (made !== null) return { file, bytes: made };
  for (const other of picture.candidates) {
    const bytes = other.file === file ? null : await bytesOf(other.file);
    if (bytes !== null) return { file, bytes: bytes * (width / other.width) ** 2 };
  }
  return { file, bytes: width * width * picture.height * bytesPerPixel };
}

const shows = (device: RenderableBlock['device'], screen: keyof typeof screens) =>
  device === 'all' || (device === 'narrow') === (screen === 'phone');

/** A file that stands twice is fetched once, and counts for the block that it comes with first. */
export async function weighBlocks(
  blocks: readonly RenderableBlock[],
  references: References,
  bytesOf: FileBytes,
): Promise<PageWeight> {
  const total: PageWeight = { phone: 0, desktop: 0, blocks: [] };
  const fetched = { phone: new Set<string>(), desktop: new Set<string>() };
  for (const [position, block] of blocks.entries()) {
    const html = await htmlOf(block, position, references);
    const sent = (await compressed(`${html}${JSON.stringify([block.props, block.data])}`)).length;
    const pictures = picturesIn(html);
    const played = playedIn(html);
    const weight: BlockWeight = { slot: block.id, phone: sent, desktop: sent };
    for (const name of ['phone', 'desktop'] as const) {
      if (!shows(block.device, name)) continue;
      const files = await Promise.all(pictures.map((one) => weighPicture(one, screens[name], bytesOf)));
      if (played) files.push({ file: played, bytes: (await bytesOf(played)) ?? 0 });
      for (const { file, bytes } of files) {
        if (fetched[name].has(file)) continue;
        fetched[name].add(file);
        weight[name] += Math.round(bytes);
      }
    }
    total.blocks.push(weight);
    total.phone += weight.phone;
    total.desktop += weight.desktop;
  }
  return total;
}

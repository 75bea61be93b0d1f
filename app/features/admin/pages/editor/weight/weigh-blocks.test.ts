import { expect, test } from 'vitest';
import type { RenderableBlock } from '#blocks/kit/types.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { weighBlocks } from './weigh-blocks.server.tsx';

const picture = (name: string) => ({
  src: `/media/library/${name}`,
  alt: 'A tap',
  width: 1600,
  height: 1200,
});

function block(id: string, type: string, given: object, device: RenderableBlock['device'] = 'all') {
  const props = blockRegistry[type]?.definition.schema.parse(given) as Record<string, unknown>;
  return { id, type, device, props, data: null };
}

const banner = (id: string, name: string, device?: RenderableBlock['device']) =>
  block(id, 'banner', { title: 'A', image: picture(name) }, device);

/** Bytes of the text alone, and of nothing else. */
const textAlone = async (blocks: RenderableBlock[]) => (await weighBlocks(blocks, {}, async () => 0)).phone;

test('a picture weighs what its file for the screen does, with the text', async () => {
  const files = new Map([
    ['/media/library/one/1280.avif', 90_000],
    ['/media/library/one/1600.avif', 140_000],
  ]);
  const blocks = [banner('a', 'one')];
  const { phone, desktop } = await weighBlocks(blocks, {}, async (path) => files.get(path) ?? null);
  const text = await textAlone(blocks);
  expect(text).toBeGreaterThan(100);
  // 390 px with three dots are 1,170.
  expect([phone - text, desktop - text]).toEqual([90_000, 140_000]);
});

test('what is not made yet is weighed by another size of the picture, or by its pixels', async () => {
  const blocks = [banner('a', 'one')];
  const text = await textAlone(blocks);
  const half = await weighBlocks(blocks, {}, async (path) => (path.endsWith('/640.avif') ? 30_000 : null));
  expect(half.phone - text).toBe(120_000);
  const none = await weighBlocks(blocks, {}, async () => null);
  expect(none.phone - text).toBe(Math.round(1280 * 960 * 0.04));
});

test('a picture counts once a page and not where its block is not shown, and each block is told', async () => {
  const blocks = [banner('a', 'one'), banner('b', 'one'), banner('c', 'two', 'narrow')];
  const weight = await weighBlocks(blocks, {}, async () => 50_000);
  expect(weight.blocks.map(({ slot, phone, desktop }) => [slot, phone > 50_000, desktop > 50_000])).toEqual([
    ['a', true, true],
    ['b', false, false],
    ['c', true, false],
  ]);
  expect(weight.phone).toBe(weight.blocks.reduce((sum, { phone }) => sum + phone, 0));
});

test('a block that fails weighs what its data does, and keeps nobody from an answer', async () => {
  const items = [{ id: 'q', question: 'Why?', answer: 'Because.' }];
  const broken: RenderableBlock = { id: 'a', type: 'faq', device: 'all', props: { items }, data: null };
  const weight = await weighBlocks([broken, { ...broken, id: 'b', type: 'unheard-of' }], {}, async () => 1);
  expect(weight.blocks.every(({ phone }) => phone > 0 && phone < 2000)).toBe(true);
});

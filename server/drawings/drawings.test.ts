import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ApiClient } from '#schemas/contract/client.ts';
import { drawProduct } from './draw-product.ts';
import { Drawings, isDrawing } from './drawings.ts';

const measures = { width: 36, depth: 21.5, height: 34.5 };
const view = (width: number, height: number) => ({ width, height, path: 'M0 0l9 0 0 9z' });

test('it says its measures in inches and centimeters, as a title, in words and at its lines', () => {
  const svg = drawProduct('Vanity & <Top>', measures, null);
  expect(svg).toContain('<title id="title">Vanity &amp; &lt;Top&gt;, drawn to scale</title>');
  expect(svg).toContain('36 in (91.4 cm) wide, 21.5 in (54.6 cm) deep and 34.5 in (87.6 cm) high');
  for (const text of ['36 in', '91.4 cm', '21.5 in', '54.6 cm', '34.5 in', '87.6 cm'])
    expect(svg.match(new RegExp(`>${text}<`, 'g'))).toHaveLength(1);
});

test('front and side share a scale, and are as large as the product', () => {
  const sizes = [
    ...drawProduct('Box', measures, null).matchAll(
      /<rect transform[^>]* width="([\d.]+)" height="([\d.]+)"/g,
    ),
  ].map(([, width, height]) => [Number(width), Number(height)] as const);
  expect(sizes).toHaveLength(2);
  const [front, side] = sizes;
  expect((front?.[0] ?? 0) / (side?.[0] ?? 1)).toBeCloseTo(36 / 21.5, 2);
  expect((front?.[0] ?? 0) / (front?.[1] ?? 1)).toBeCloseTo(36 / 34.5, 2);
  expect(front?.[1]).toBe(side?.[1]);
});

test('an outline is stretched to the measures; one of quite another shape gives way to a box', () => {
  const near = { front: view(400, 360), side: view(260, 400) };
  expect(drawProduct('Vanity', measures, near)).toMatch(/scale\([\d.]+ [\d.]+\)" d="M0 0l9 0 0 9z"/);
  const far = { front: view(400, 40), side: view(260, 400) };
  expect(drawProduct('Vanity', measures, far)).not.toContain('M0 0l9 0 0 9z');
  const flat = drawProduct(
    'Sink',
    { width: 30, depth: 18, height: 9 },
    { front: view(400, 120), top: view(400, 240) },
  );
  expect(flat).toContain('>Top<');
  expect(flat).not.toContain('>Side<');
  expect(drawProduct('Mirror', { width: 24, depth: 0, height: 30 }, null)).not.toContain('>Side<');
});

const product = {
  slug: 'oak-vanity',
  kind: 'variant',
  name: 'Oak Vanity',
  dimensions: measures,
  picture: { src: '/pictures/vanity/oak' },
  skus: [
    { sku: 'V-36', options: { Width: '36 in' }, picture: { src: '/pictures/vanity/oak' } },
    { sku: 'V-60', options: { Width: '60 in' }, picture: { src: '/media/uploads/x' } },
  ],
};

function drawingsOf(over: object = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
  mkdirSync(join(folder, 'vanity'));
  writeFileSync(
    join(folder, 'vanity/outline.json'),
    JSON.stringify({ front: view(400, 380), side: view(250, 400) }),
  );
  const api = {
    getProduct: async ({ params }: { params: { slug: string } }) =>
      params.slug === 'oak-vanity'
        ? { ok: true, status: 200, data: { ...product, ...over } }
        : { ok: false, status: 404, problem: {} },
  } as unknown as ApiClient;
  const drawings = new Drawings(() => api, [join(folder, 'none'), folder]);
  return async (url: string, headers: Record<string, string> = {}) => {
    const answer = { status: 0, headers: {} as Record<string, unknown>, body: '' };
    const res = {
      writeHead: (status: number, given: Record<string, unknown>) => {
        answer.status = status;
        answer.headers = given;
      },
      end: (body?: Buffer) => {
        answer.body = String(body ?? '');
      },
    };
    await drawings.handle({ method: 'GET', url, headers } as never, res as never, url.split('?')[0] ?? '');
    return answer;
  };
}

test('the drawing is of the chosen SKU, with its model’s outline and its own width', async () => {
  const get = drawingsOf();
  const first = await get('/p/oak-vanity/drawing.svg?sku=V-36');
  expect(first.status).toBe(200);
  expect(first.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(first.body).toContain('M0 0l9 0 0 9z');
  const wide = await get('/p/oak-vanity/drawing.svg?sku=V-60');
  expect(wide.body).toContain('>60 in<');
  expect(wide.body).not.toContain('M0 0l9 0 0 9z');
  const etag = String(first.headers.etag);
  expect((await get('/p/oak-vanity/drawing.svg?sku=V-36', { 'if-none-match': etag })).status).toBe(304);
});

test('no product or no measures, no drawing', async () => {
  expect((await drawingsOf()('/p/other/drawing.svg')).status).toBe(404);
  expect((await drawingsOf({ kind: 'combination' })('/p/oak-vanity/drawing.svg')).status).toBe(404);
  expect(
    (
      await drawingsOf({ dimensions: { width: 0, depth: 0, height: 0 }, skus: [] })(
        '/p/oak-vanity/drawing.svg',
      )
    ).status,
  ).toBe(404);
  expect(isDrawing('/p/oak-vanity')).toBe(false);
  expect(isDrawing('/p/../drawing.svg')).toBe(false);
});

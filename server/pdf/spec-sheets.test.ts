import { expect, test } from 'vitest';
import type { ApiClient } from '#schemas/contract/client.ts';
import { isSpecSheet, SpecSheets } from './spec-sheets.ts';
import { printable } from './write-pdf.ts';

const picture = { src: '/pictures/globe/brass', alt: 'A globe', width: 640, height: 800 };
const product = {
  _id: 'p1',
  slug: 'globe',
  kind: 'variant',
  name: 'Globe Pendant “Ø 9”',
  vendor_name: 'Hallè',
  product_number: 'GL-1',
  description: 'It hangs.',
  dimensions: { width: 9, depth: 9, height: 12 },
  uom: { name: 'each', pieces: 1 },
  specifications: Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [`Fact ${index}`, `${index} in`]),
  ),
  picture,
  custom: null,
  skus: [{ sku: 'GL-1-BR', options: { Finish: 'Brass' }, weight: 4, price: 123.45 }],
};
const site = {
  settings: { name: 'Alder & Fenn', tagline: '' },
  warehouses: [{ name: 'Portland', phone: '503' }],
};

function sheetsOf(name: () => string) {
  let asked = 0;
  const api = {
    getProduct: async ({ params }: { params: { slug: string } }) => {
      asked += 1;
      return params.slug === 'globe'
        ? { ok: true, status: 200, data: { ...product, name: name() } }
        : { ok: false, status: 404, problem: {} };
    },
    getSite: async () => ({ ok: true, status: 200, data: site }),
  } as unknown as ApiClient;
  const sheets = new SpecSheets(
    () => api,
    async () => null,
  );
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer: { status: number; headers: Record<string, unknown>; body: Buffer | undefined } = {
      status: 0,
      headers: {},
      body: undefined,
    };
    const res = {
      writeHead: (status: number, given: Record<string, unknown>) => {
        answer.status = status;
        answer.headers = given;
      },
      end: (body?: Buffer) => {
        answer.body = body;
      },
    };
    await sheets.handle({ method: 'GET', headers } as never, res as never, path);
    return answer;
  };
  return { sheets, get, asked: () => asked };
}

test('a sheet is made once, told apart by its bytes, and made anew when its product moves', async () => {
  let name = 'Globe';
  const { sheets, get, asked } = sheetsOf(() => name);
  const [first, second] = await Promise.all([get('/p/globe/spec-sheet.pdf'), get('/p/globe/spec-sheet.pdf')]);
  expect(asked()).toBe(1);
  expect(first.status).toBe(200);
  expect(first.headers['content-type']).toBe('application/pdf');
  expect(first.headers['content-disposition']).toBe('inline; filename="GL-1-spec-sheet.pdf"');
  expect(first.body?.subarray(0, 5).toString()).toBe('%PDF-');
  const etag = String(second.headers.etag);
  expect((await get('/p/globe/spec-sheet.pdf', { 'if-none-match': etag })).status).toBe(304);
  sheets.invalidate(['product:other']);
  await get('/p/globe/spec-sheet.pdf');
  expect(asked()).toBe(1);
  name = 'Globe II';
  sheets.invalidate(['product:p1']);
  expect((await get('/p/globe/spec-sheet.pdf')).headers.etag).not.toBe(etag);
  // The same data, by another server: the same bytes.
  const other = sheetsOf(() => 'Globe');
  expect((await other.get('/p/globe/spec-sheet.pdf')).headers.etag).toBe(etag);
});

test('no product, no sheet; nothing else has this path', async () => {
  expect((await sheetsOf(() => '').get('/p/none/spec-sheet.pdf')).status).toBe(404);
  expect(isSpecSheet('/p/globe')).toBe(false);
  expect(isSpecSheet('/p/../spec-sheet.pdf')).toBe(false);
});

test('what the fonts do not know is said as near as they can', () => {
  expect(printable('Hallè “9½” × 12 – Ťok 木')).toBe('Hallè “9½” × 12 – Tok ?');
});

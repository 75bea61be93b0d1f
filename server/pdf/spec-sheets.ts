/** /p/{slug}/spec-sheet.pdf: made when first asked for, kept in memory until the product or the site moves. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiClient } from '#schemas/contract/client.ts';
import { currentLanguage, type Language } from '#schemas/domain/platform/language.ts';
import { specSheet } from './spec-sheet.ts';

const route = /^\/p\/([a-z0-9][a-z0-9-]{0,118})\/spec-sheet\.pdf$/;
/** Sheets that are kept; the oldest goes. About 60 KB each. */
const most = 200;
/** px, of the picture on it. */
const pictureWidth = 640;

type Sheet = { id: string; bytes: Buffer; etag: string; name: string };

export const isSpecSheet = (path: string): boolean => route.test(path);

export class SpecSheets {
  #kept = new Map<string, Sheet>();
  #making = new Map<string, Promise<Sheet | null>>();
  #moves = 0;
  #apiIn: (language: Language) => ApiClient;
  #jpeg: (base: string, width: number) => Promise<string | null>;

  /** The API as a visitor without cookies; `jpeg` answers the file of a picture that a base address names. */
  constructor(
    apiIn: (language: Language) => ApiClient,
    jpeg: (base: string, width: number) => Promise<string | null>,
  ) {
    this.#apiIn = apiIn;
    this.#jpeg = jpeg;
  }

  /** Content versions that moved; null when it is not known which. */
  invalidate(tags: readonly string[] | null): void {
    this.#moves += 1;
    const all = !tags || tags.some((tag) => tag === 'catalog' || tag === 'site' || tag.startsWith('media:'));
    for (const [key, { id }] of this.#kept) if (all || tags.includes(`product:${id}`)) this.#kept.delete(key);
  }

  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 });
      res.end();
      return;
    }
    const sheet = await this.#sheet(route.exec(path)?.[1] ?? '');
    if (!sheet) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
      res.end(req.method === 'HEAD' ? undefined : 'No such product.\n');
      return;
    }
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${sheet.name}"`,
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: sheet.etag,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    };
    if (req.headers['if-none-match'] === sheet.etag) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    res.writeHead(200, { ...headers, 'content-length': sheet.bytes.length });
    res.end(req.method === 'HEAD' ? undefined : sheet.bytes);
  }

  /** Made once, however many ask at the same time. */
  #sheet(slug: string): Promise<Sheet | null> {
    const language = currentLanguage();
    const key = `${language} ${slug}`;
    const sheet = this.#kept.get(key);
    if (sheet) return Promise.resolve(sheet);
    const under = this.#making.get(key);
    if (under) return under;
    const making = this.#make(key, slug, this.#apiIn(language)).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, slug: string, api: ApiClient): Promise<Sheet | null> {
    const moves = this.#moves;
    const [product, site] = await Promise.all([api.getProduct({ params: { slug } }), api.getSite()]);
    if (!product.ok && product.status >= 500)
      throw new Error(`The API answered ${product.status} for a product`);
    if (!product.ok || !site.ok) return null;
    const file = await this.#jpeg(product.data.picture.src, pictureWidth);
    const bytes = await specSheet(product.data, site.data, file ? await readFile(file) : null);
    const sheet: Sheet = {
      id: product.data._id,
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      name: `${product.data.product_number.replace(/[^\w.-]+/g, '-')}-spec-sheet.pdf`,
    };
    // Something moved meanwhile: this one is shown, and not kept.
    if (moves === this.#moves) {
      this.#kept.set(key, sheet);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
    }
    return sheet;
  }
}

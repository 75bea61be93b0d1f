/** /p/{slug}/drawing.svg?sku={code}: a product drawn to its measures, with the outline that lies beside its pictures. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ApiClient } from '#schemas/contract/client.ts';
import { hasMeasures, measuresOf } from '#schemas/domain/catalog/measures.ts';
import { currentLanguage, type Language } from '#schemas/domain/platform/language.ts';
import { drawProduct, type Outline } from './draw-product.ts';

const route = /^\/p\/([a-z0-9][a-z0-9-]{0,118})\/drawing\.svg$/;
const modelOf = /^\/pictures\/([a-z0-9][a-z0-9_-]{0,79})\//;

export const isDrawing = (path: string): boolean => route.test(path);

export class Drawings {
  #apiIn: (language: Language) => ApiClient;
  #folders: readonly string[];

  /** The API as a visitor without cookies; `folders` are those of finished pictures, `{model}/outline.json`. */
  constructor(apiIn: (language: Language) => ApiClient, folders: readonly string[]) {
    this.#apiIn = apiIn;
    this.#folders = folders;
  }

  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 });
      res.end();
      return;
    }
    const sku = new URL(req.url ?? '/', 'http://localhost').searchParams.get('sku');
    const drawing = await this.#draw(route.exec(path)?.[1] ?? '', sku);
    if (!drawing) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
      res.end(req.method === 'HEAD' ? undefined : 'No such drawing.\n');
      return;
    }
    const bytes = Buffer.from(drawing);
    const headers = {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    };
    if (req.headers['if-none-match'] === headers.etag) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    res.writeHead(200, { ...headers, 'content-length': bytes.length });
    res.end(req.method === 'HEAD' ? undefined : bytes);
  }

  async #draw(slug: string, code: string | null): Promise<string | null> {
    const answer = await this.#apiIn(currentLanguage()).getProduct({ params: { slug } });
    if (!answer.ok && answer.status >= 500)
      throw new Error(`The API answered ${answer.status} for a product`);
    if (!answer.ok) return null;
    const product = answer.data;
    const sku = product.skus.find((one) => one.sku === code) ?? product.skus[0];
    const measures = measuresOf(product, sku?.options ?? {});
    if (!hasMeasures(product) || measures.height <= 0) return null;
    return drawProduct(product.name, measures, await this.#outline((sku ?? product).picture.src));
  }

  /** A model's, when the picture is one of a model that was traced. */
  async #outline(src: string): Promise<Outline | null> {
    const [, model] = modelOf.exec(src) ?? [];
    for (const folder of model ? this.#folders : []) {
      const text = await readFile(join(folder, model ?? '', 'outline.json'), 'utf8').catch(() => null);
      if (text) return JSON.parse(text) as Outline;
    }
    return null;
  }
}

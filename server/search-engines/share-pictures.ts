/**
 * /share{path}.png: the drawn picture of the page at that path. Nothing in an address is drawn: the words are those of the
 * page itself, as a guest sees it, and only of a page that may be found.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { EncodeQueue } from '../pictures/encode-queue.ts';
import { projectRoot } from '../project-root.ts';
import { drawShare, type Looks, type ShareWords, shareSize, shareVersion } from './draw-share.ts';
import { openTypeface } from './set-text.ts';

const route = /^\/share(\/[^?#]{1,200})\.png$/;

export const isSharePicture = (path: string): boolean => route.test(path);

/** The page at a path as a guest is answered; null for everything but a page that is there. */
export type ReadPage = (path: string) => Promise<string | null>;

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

/** What a document says of itself; null where it is found at another address, or not at all. */
export function wordsOf(html: string, address: string): ShareWords | null {
  const [head = ''] = html.split('</head>', 1);
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  if (canonical === undefined || decode(canonical) !== address) return null;
  const title = decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
  const name = decode(/<meta property="og:site_name" content="([^"]*)"/.exec(head)?.[1] ?? '');
  const end = ` · ${name}`;
  return { name, title: title.endsWith(end) ? title.slice(0, -end.length) : title };
}

export class SharePictures {
  #folder: string;
  #queue: EncodeQueue;
  #looks: Promise<Looks> | null = null;

  constructor(options: { folder: string; queue: EncodeQueue }) {
    this.#folder = options.folder;
    this.#queue = options.queue;
  }

  async handle(
    req: IncomingMessage,
    res: ServerResponse,
    { origin, path, readPage }: { origin: string; path: string; readPage: ReadPage },
  ): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 });
      res.end();
      return;
    }
    const of = route.exec(path)?.[1] ?? '';
    const html = await readPage(of);
    const words = html && wordsOf(html, `${origin}${of}`);
    if (!words) {
      res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
      res.end(req.method === 'HEAD' ? undefined : 'No such picture.\n');
      return;
    }
    const looks = await this.#open();
    const { file, hash } = await this.#draw(words, looks);
    const headers = {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
    };
    if (req.headers['if-none-match'] === headers.etag) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    res.writeHead(200, { ...headers, 'content-length': (await stat(file)).size });
    if (req.method === 'HEAD') {
      res.end();
      return;
    }
    createReadStream(file)
      .on('error', () => res.destroy())
      .pipe(res);
  }

  #open(): Promise<Looks> {
    this.#looks ??= Promise.all([
      openTypeface('display'),
      openTypeface('sans'),
      readFile(join(projectRoot, 'public/favicon.svg')).catch(() => null),
    ]).then(([display, sans, mark]) => ({ display, sans, mark }));
    return this.#looks;
  }

  /** Its file is named after what is drawn. */
  async #draw(words: ShareWords, looks: Looks) {
    const hash = createHash('sha256')
      .update(JSON.stringify([shareVersion, words, looks.mark?.toString('base64')]))
      .digest('base64url')
      .slice(0, 22);
    const file = join(this.#folder, `${hash}.png`);
    const isDrawn = await stat(file).then(
      () => true,
      () => false,
    );
    if (!isDrawn) {
      const render = join(this.#folder, `${hash}.svg`);
      await mkdir(this.#folder, { recursive: true });
      await writeFile(render, drawShare(words, looks));
      await this.#queue.add({ render, width: shareSize.width, format: 'png', file }, true);
    }
    return { file, hash };
  }
}

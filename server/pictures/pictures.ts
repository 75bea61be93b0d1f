/**
 * /pictures/{model}/{finish}/{width}.{avif|webp}: a model in a finish, made from its master when first asked for and
 * kept under DATA_DIR/pictures. The file's name has a hash of what it was made from.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type PictureFormat, pictureWidths } from '#schemas/domain/media/picture-sizes.ts';
import type { EncodeQueue, EncodeTask } from './encode-queue.ts';

const route = /^\/pictures\/([a-z0-9][a-z0-9_-]{0,79})\/([a-z0-9][a-z0-9_-]{0,79})\/(\d{2,4})\.(avif|webp)$/;
/** Moves when the encoder works otherwise, so that kept files are made anew. */
const encoderVersion = 1;
/** The sizes made ahead for a page that was just rendered: what phones and cards take. */
const warmWidths = new Set([320, 480, 640, 960]);

export type PictureRequest = { model: string; finish: string; width: number; format: PictureFormat | 'jpeg' };

/** The picture that a path names, by form alone; null when it is none. Nothing in it can leave the folder. */
export function parsePicturePath(path: string): PictureRequest | null {
  const match = route.exec(path);
  if (!match) return null;
  const [, model = '', finish = '', width = '', format = ''] = match;
  if (!(pictureWidths as readonly number[]).includes(Number(width))) return null;
  return { model, finish, width: Number(width), format: format as PictureFormat };
}

type Master = { path: string; hash: string };

export class Pictures {
  #sources: readonly string[];
  #folder: string;
  #queue: EncodeQueue;
  #keep: boolean;
  #masters = new Map<string, Promise<Master | null>>();

  /** `sources`: folders of `{model}/{finish}.webp`. `keep`: read them once (not while they are being made). */
  constructor(options: { sources: readonly string[]; folder: string; queue: EncodeQueue; keep: boolean }) {
    this.#sources = options.sources;
    this.#folder = options.folder;
    this.#queue = options.queue;
    this.#keep = options.keep;
  }

  /** What to encode; null for a picture that there is not. */
  async task({
    model,
    finish,
    width,
    format,
  }: PictureRequest): Promise<(EncodeTask & { hash: string }) | null> {
    const master = await this.#master(join(model, `${finish}.webp`));
    if (!master) return null;
    const { path, hash } = master;
    const file = join(this.#folder, model, finish, `${width}-${hash}.${format}`);
    return { render: path, width, format, hash, file };
  }

  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const request = parsePicturePath(path);
    const task = request && (await this.task(request));
    if (!task) {
      res.writeHead(404, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=60',
      });
      res.end(req.method === 'HEAD' ? undefined : 'No such picture.\n');
      return;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 });
      res.end();
      return;
    }
    const etag = `"${task.hash}-${task.width}-${task.format}"`;
    const headers = {
      'content-type': `image/${task.format}`,
      // The address has no hash, so not for ever; a day without asking, then a 304.
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      etag,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    };
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    const size =
      (await sizeOf(task.file)) ?? (await this.#queue.add(task, true).then(() => sizeOf(task.file)));
    res.writeHead(200, { ...headers, 'content-length': size ?? 0 });
    if (req.method === 'HEAD') {
      res.end();
      return;
    }
    createReadStream(task.file)
      .on('error', () => res.destroy())
      .pipe(res);
  }

  /** The file of a JPEG for papers, of a picture by its base address; null when it is none of these. */
  async jpeg(base: string, width: number): Promise<string | null> {
    const request = parsePicturePath(`${base}/${width}.webp`);
    const task = request && (await this.task({ ...request, format: 'jpeg' }));
    if (!task) return null;
    if ((await sizeOf(task.file)) === null) await this.#queue.add(task, true);
    return task.file;
  }

  /** Bytes of a picture that is made; null for any other. */
  async bytes(path: string): Promise<number | null> {
    const request = parsePicturePath(path);
    const task = request && (await this.task(request));
    return task ? sizeOf(task.file) : null;
  }

  /** Makes the usual sizes of a page's pictures ahead, when nobody waits for others. */
  async warm(html: string): Promise<void> {
    for (const path of new Set(html.match(/\/pictures\/[a-z0-9_-]+\/[a-z0-9_-]+\/\d+\.avif/g))) {
      const request = parsePicturePath(path);
      if (!request || !warmWidths.has(request.width)) continue;
      const task = await this.task(request);
      if (task && (await sizeOf(task.file)) === null) void this.#queue.add(task, false);
    }
  }

  #master(name: string): Promise<Master | null> {
    const cached = this.#keep ? this.#masters.get(name) : undefined;
    if (cached) return cached;
    const reading = this.#readMaster(name);
    // Unknown names come from outside: they must not fill the memory.
    void reading.then((master) => master && this.#keep && this.#masters.set(name, reading));
    return reading;
  }

  async #readMaster(name: string): Promise<Master | null> {
    for (const source of this.#sources) {
      const path = join(source, name);
      const bytes = await readFile(path).catch(() => null);
      if (bytes) return { path, hash: hashOf(bytes) };
    }
    return null;
  }
}

function hashOf(bytes: Buffer): string {
  const content = createHash('sha256').update(bytes).digest('hex');
  return createHash('sha256').update(`${encoderVersion} render ${content}`).digest('hex').slice(0, 12);
}

async function sizeOf(file: string): Promise<number | null> {
  const entry = await stat(file).catch(() => null);
  return entry?.isFile() ? entry.size : null;
}

/**
 * /pictures/{model}/{finish}/{width}.{avif|webp}: the rendered model in that finish, or while there is none the drawn
 * one in the finish's colours; made when first asked for and kept under DATA_DIR/pictures. The file's name has a hash
 * of what it was made from.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { type PictureFormat, pictureWidths } from '#schemas/domain/picture-sizes.ts';
import type { Drawing, EncodeQueue } from './encode-queue.ts';
import type { PictureSource } from './picture-encoder.ts';

const colour = z.string().regex(/^(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i);
const finishSchema = z.object({ base: colour, light: colour, dark: colour, edge: colour });
/** A record of finishes, or a list of them with their id. */
const finishesSchema = z.union([
  z.record(z.string(), finishSchema.loose()),
  z
    .array(finishSchema.extend({ id: z.string() }))
    .transform((list) => Object.fromEntries(list.map((one) => [one.id, one]))),
]);
type Finishes = Record<string, z.output<typeof finishSchema>>;

const route = /^\/pictures\/([a-z0-9][a-z0-9_-]{0,79})\/([a-z0-9][a-z0-9_-]{0,79})\/(\d{2,4})\.(avif|webp)$/;
/** Moves when the encoder draws otherwise, so that kept files are drawn anew. */
const encoderVersion = 1;
/** The sizes drawn ahead for a page that was just rendered: what phones and cards take. */
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

export class Pictures {
  #art: string;
  #folder: string;
  #queue: EncodeQueue;
  #keep: boolean;
  #finishes: Promise<Finishes> | null = null;
  #models = new Map<string, Promise<string | null>>();
  #renders = new Map<string, string>();

  /** `art`: renders/{model}/{finish}.webp, models/{model}.svg, finishes.json. `keep`: read them once (not while they are being drawn). */
  constructor(options: { art: string; folder: string; queue: EncodeQueue; keep: boolean }) {
    this.#art = options.art;
    this.#folder = options.folder;
    this.#queue = options.queue;
    this.#keep = options.keep;
  }

  /** What to draw; null for an unknown model or finish. */
  async drawing({
    model,
    finish,
    width,
    format,
  }: PictureRequest): Promise<(Drawing & { hash: string }) | null> {
    const finishes = await this.#readFinishes();
    // "constructor" is no finish.
    const colours = Object.hasOwn(finishes, finish) ? finishes[finish] : undefined;
    if (!colours) return null;
    const rendered = await this.#findRender(model, finish);
    let source: PictureSource;
    let hash: string;
    if (rendered) {
      source = { render: rendered.path };
      hash = hashOf(`render ${rendered.hash}`);
    } else {
      const template = await this.#readModel(model);
      if (template === null) return null;
      const svg = template.replace(/\{\{\s*(base|light|dark|edge)\s*\}\}/g, (_, name: keyof typeof colours) =>
        String(colours[name]),
      );
      source = { svg };
      hash = hashOf(svg);
    }
    return {
      ...source,
      width,
      format,
      hash,
      file: join(this.#folder, model, finish, `${width}-${hash}.${format}`),
    };
  }

  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const request = parsePicturePath(path);
    const drawing = request && (await this.drawing(request));
    if (!drawing) {
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
    const etag = `"${drawing.hash}-${drawing.width}-${drawing.format}"`;
    const headers = {
      'content-type': `image/${drawing.format}`,
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
      (await sizeOf(drawing.file)) ?? (await this.#queue.add(drawing, true).then(() => sizeOf(drawing.file)));
    res.writeHead(200, { ...headers, 'content-length': size ?? 0 });
    if (req.method === 'HEAD') {
      res.end();
      return;
    }
    createReadStream(drawing.file)
      .on('error', () => res.destroy())
      .pipe(res);
  }

  /** The file of a JPEG for papers, of a picture by its base address; null when it is none of these. */
  async jpeg(base: string, width: number): Promise<string | null> {
    const request = parsePicturePath(`${base}/${width}.webp`);
    const drawing = request && (await this.drawing({ ...request, format: 'jpeg' }));
    if (!drawing) return null;
    if ((await sizeOf(drawing.file)) === null) await this.#queue.add(drawing, true);
    return drawing.file;
  }

  /** Draws the usual sizes of a page's pictures ahead, when nobody waits for others. */
  async warm(html: string): Promise<void> {
    for (const path of new Set(html.match(/\/pictures\/[a-z0-9_-]+\/[a-z0-9_-]+\/\d+\.avif/g))) {
      const request = parsePicturePath(path);
      if (!request || !warmWidths.has(request.width)) continue;
      const drawing = await this.drawing(request);
      if (drawing && (await sizeOf(drawing.file)) === null) void this.#queue.add(drawing, false);
    }
  }

  #readFinishes(): Promise<Finishes> {
    if (this.#finishes && this.#keep) return this.#finishes;
    this.#finishes = readFile(join(this.#art, 'finishes.json'), 'utf8').then(
      (text) => finishesSchema.parse(JSON.parse(text)) as Finishes,
    );
    this.#finishes.catch(() => {
      this.#finishes = null;
    });
    return this.#finishes;
  }

  async #findRender(model: string, finish: string): Promise<{ path: string; hash: string } | null> {
    const path = join(this.#art, 'renders', model, `${finish}.webp`);
    const kept = this.#keep ? this.#renders.get(path) : undefined;
    if (kept) return { path, hash: kept };
    const bytes = await readFile(path).catch(() => null);
    if (!bytes) return null;
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (this.#keep) this.#renders.set(path, hash);
    return { path, hash };
  }

  #readModel(model: string): Promise<string | null> {
    const kept = this.#keep ? this.#models.get(model) : undefined;
    if (kept) return kept;
    const read = readFile(join(this.#art, 'models', `${model}.svg`), 'utf8').catch(() => null);
    // Unknown names come from outside: they must not fill the memory.
    void read.then((text) => text !== null && this.#keep && this.#models.set(model, Promise.resolve(text)));
    return read;
  }
}

function hashOf(source: string): string {
  return createHash('sha256').update(`${encoderVersion} ${source}`).digest('hex').slice(0, 12);
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.size : null;
}

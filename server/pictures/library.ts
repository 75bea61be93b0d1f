/**
 * /media/library/{id}[/{version}]/{width}.{avif|webp} and /media/library/{id}[/{version}].{mp4|webm|pdf}: the files that
 * people uploaded, wherever the API keeps them. Pictures are made as those of server/pictures/pictures.ts are and kept under
 * DATA_DIR/pictures/library; films are handed on as they come. An address with today's version may be kept for ever;
 * any other shows today's file and is asked for again each time.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { fileNameHeader, fileVersionHeader } from '#schemas/domain/media/media-files.ts';
import { type PictureFormat, pictureWidths } from '#schemas/domain/media/picture-sizes.ts';
import { sendResponse, signalOf } from '../http/node-http.ts';
import type { ApiAccess } from '../http/visit.ts';
import type { EncodeQueue } from './encode-queue.ts';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const route = new RegExp(
  `^/media/library/(${uuid})(?:/([0-9a-f]{12}))?(?:/(\\d{2,4})\\.(avif|webp)|\\.(mp4|webm|pdf))$`,
);
export const libraryPrefix = '/media/library/';

/** The sizes made ahead for a page that was just rendered (server/pictures/pictures.ts). */
const warmWidths = new Set([320, 480, 640, 960]);

type Named = { id: string; version: string | null };
export type LibraryRequest = Named &
  ({ picture: { width: number; format: PictureFormat } } | { whole: keyof typeof wholeTypes });

/** Files that are handed on as they are, by their endings. */
const wholeTypes = { mp4: 'video/mp4', webm: 'video/webm', pdf: 'application/pdf' } as const;

/** What a path names, by form alone; null when it is nothing. Nothing in it can leave the folder. */
export function parseLibraryPath(path: string): LibraryRequest | null {
  const match = route.exec(path);
  if (!match) return null;
  const [, id = '', version = null, width, format, container] = match;
  if (container) return { id, version, whole: container as keyof typeof wholeTypes };
  if (!(pictureWidths as readonly number[]).includes(Number(width))) return null;
  return { id, version, picture: { width: Number(width), format: format as PictureFormat } };
}

const forEver = 'public, max-age=31536000, immutable';
const askAgain = 'public, max-age=0, must-revalidate';

/** How often a picture is tried that is replaced while it is being made. */
const turns = 3;

const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? null;

export class Library {
  #api: ApiAccess;
  #folder: string;
  #queue: EncodeQueue;
  #fetching = new Map<string, Promise<string | null>>();

  constructor(options: { api: ApiAccess; folder: string; queue: EncodeQueue }) {
    this.#api = options.api;
    this.#folder = options.folder;
    this.#queue = options.queue;
  }

  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 });
      res.end();
      return;
    }
    const request = parseLibraryPath(path);
    if (!request) return notFound(req, res);
    if ('whole' in request) return this.#sendWhole(req, res, request, request.whole);
    const { id, version, picture } = request;
    const made = await this.#picture({ id, version }, picture, true);
    if (!made) return notFound(req, res);
    sendPicture(req, res, { ...made, ...picture, id, lasting: made.version === version });
  }

  /** Bytes of a picture that is made, and of a whole file; null for any other. */
  async bytes(path: string): Promise<number | null> {
    const request = parseLibraryPath(path);
    if (!request) return null;
    if ('whole' in request) {
      const answer = await this.#ask(request.id, 'HEAD');
      await answer.body?.cancel();
      return answer.ok ? Number(answer.headers.get('content-length')) : null;
    }
    const { id, picture } = request;
    const version = request.version ?? (await this.#currentVersion(id).catch(() => null));
    return version ? sizeOf(join(this.#folder, id, version, `${picture.width}.${picture.format}`)) : null;
  }

  /** Makes the usual sizes of a page's pictures ahead, when nobody waits for others. */
  async warm(html: string): Promise<void> {
    for (const path of new Set(html.match(/\/media\/library\/[0-9a-f/-]+\/\d+\.avif/g))) {
      const request = parseLibraryPath(path);
      if (!request || !('picture' in request) || !warmWidths.has(request.picture.width)) continue;
      await this.#picture(request, request.picture, false);
    }
  }

  /** The file of a JPEG for papers, of a picture by its base address; null when it is none of these. */
  async jpeg(base: string, width: number): Promise<string | null> {
    const request = parseLibraryPath(`${base}/${width}.webp`);
    if (!request || !('picture' in request)) return null;
    return (await this.#picture(request, { width, format: 'jpeg' }, true))?.file ?? null;
  }

  /** An item was replaced or deleted: what was made of it goes. */
  async forget(id: string): Promise<void> {
    if (/^[0-9a-f-]{36}$/.test(id)) await rm(join(this.#folder, id), { recursive: true, force: true });
  }

  /** The made file, and of which version it is; null when there is no such picture. */
  async #picture(
    { id, version }: Named,
    { width, format }: { width: number; format: PictureFormat | 'jpeg' },
    urgent: boolean,
  ): Promise<{ file: string; size: number; version: string } | null> {
    const fileOf = (of: string) => join(this.#folder, id, of, `${width}.${format}`);
    const knownSize = version ? await sizeOf(fileOf(version)) : null;
    if (version && knownSize !== null) return { file: fileOf(version), size: knownSize, version };
    for (let turn = 1; turn <= turns; turn += 1) {
      const current = await this.#currentVersion(id);
      if (!current) return null;
      const file = fileOf(current);
      const currentSize = await sizeOf(file);
      if (currentSize !== null) return { file, size: currentSize, version: current };
      const render = await this.#master(id, current);
      if (!render) continue;
      try {
        await this.#queue.add({ render, keepAlpha: true, width, format, file }, urgent);
      } catch (error) {
        // With its master there it cannot be made; without, the item was replaced meanwhile and there is a newer one.
        if ((await sizeOf(render)) !== null) throw error;
        continue;
      }
      const size = await sizeOf(file);
      if (size !== null) return { file, size, version: current };
    }
    return null;
  }

  #ask(id: string, method: 'GET' | 'HEAD', headers: Record<string, string> = {}, signal?: AbortSignal) {
    const url = `${this.#api.baseUrl ?? 'http://localhost'}/api/v1/media-files/${id}`;
    return this.#api.fetch(new Request(url, { method, headers, ...(signal ? { signal } : {}) }));
  }

  /** Of a picture; null when there is none. */
  async #currentVersion(id: string): Promise<string | null> {
    const answer = await this.#ask(id, 'HEAD');
    await answer.body?.cancel();
    if (answer.status >= 500) throw new Error(`The API answered ${answer.status} for a file`);
    const isPicture = answer.ok && answer.headers.get('content-type') === 'image/webp';
    return isPicture ? answer.headers.get(fileVersionHeader) : null;
  }

  /** The kept picture that sizes are made from, fetched once. */
  #master(id: string, version: string): Promise<string | null> {
    const path = join(this.#folder, id, version, 'master.webp');
    const known = this.#fetching.get(path);
    if (known) return known;
    const fetching = this.#fetchMaster(id, version, path).finally(() => this.#fetching.delete(path));
    this.#fetching.set(path, fetching);
    return fetching;
  }

  async #fetchMaster(id: string, version: string, path: string): Promise<string | null> {
    if ((await sizeOf(path)) !== null) return path;
    const answer = await this.#ask(id, 'GET');
    // Replaced in this moment: there is a newer one.
    if (!answer.ok || !answer.body || answer.headers.get(fileVersionHeader) !== version) {
      await answer.body?.cancel();
      return null;
    }
    await mkdir(dirname(path), { recursive: true });
    const partial = `${path}.${process.pid}.part`;
    try {
      await pipeline(Readable.fromWeb(answer.body as unknown as WebStream), createWriteStream(partial));
      await rename(partial, path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    return path;
  }

  async #sendWhole(
    req: IncomingMessage,
    res: ServerResponse,
    { id, version }: Named,
    ending: keyof typeof wholeTypes,
  ): Promise<void> {
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = req.headers;
    const conditional = version && ifRange === `"${version}"`;
    const answer = await this.#ask(
      id,
      req.method === 'HEAD' ? 'HEAD' : 'GET',
      range && (!ifRange || conditional) ? { range } : {},
      signalOf(res),
    );
    const current = answer.headers.get(fileVersionHeader);
    const isOfType = answer.headers.get('content-type') === wholeTypes[ending];
    if (answer.status === 404 || !current || !isOfType) {
      await answer.body?.cancel();
      if (answer.status >= 500) throw new Error(`The API answered ${answer.status} for a file`);
      return notFound(req, res);
    }
    const headers = new Headers(fileHeaders(wholeTypes[ending], current, version === current));
    headers.set('accept-ranges', 'bytes');
    const name = ending === 'pdf' ? answer.headers.get(fileNameHeader) : null;
    headers.set('content-disposition', inlineAs(`${name ? decodeURIComponent(name) : id}.${ending}`));
    if (ifNoneMatch === `"${current}"`) {
      await answer.body?.cancel();
      return sendResponse(req, res, new Response(null, { status: 304, headers }));
    }
    for (const name of ['content-length', 'content-range']) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    await sendResponse(req, res, new Response(answer.body, { status: answer.status, headers }));
  }
}

/** Shown where it is asked for, and saved under this name; the first of both is for programs that read ASCII alone. */
function inlineAs(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return ascii === name
    ? `inline; filename="${name}"`
    : `inline; filename="${ascii}"; filename*=UTF-8''${full}`;
}

const fileHeaders = (type: string, version: string, lasting: boolean): Record<string, string> => ({
  'content-type': type,
  'cache-control': lasting ? forEver : askAgain,
  etag: `"${version}"`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
});

function notFound(req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(req.method === 'HEAD' ? undefined : 'No such file.\n');
}

type SentPicture = {
  id: string;
  file: string;
  size: number;
  version: string;
  width: number;
  format: PictureFormat;
  lasting: boolean;
};

function sendPicture(req: IncomingMessage, res: ServerResponse, picture: SentPicture): void {
  const { id, file, size, version, width, format, lasting } = picture;
  const tag = `${version}-${width}-${format}`;
  const headers = {
    ...fileHeaders(`image/${format}`, tag, lasting),
    'content-disposition': `inline; filename="${id}-${width}.${format}"`,
  };
  if (req.headers['if-none-match'] === `"${tag}"`) {
    res.writeHead(304, headers);
    res.end();
    return;
  }
  res.writeHead(200, { ...headers, 'content-length': size });
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  createReadStream(file)
    .on('error', () => res.destroy())
    .pipe(res);
}

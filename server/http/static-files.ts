/** The files of the build's client folder: hashed ones for ever, the service worker never, others for an hour; compressed beforehand by scripts/build.mjs. */
import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { byteRangeOf } from '#schemas/domain/media/media-files.ts';
import { encodingFor } from './compression.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Files up to this size stay in memory after their first use. */
const maxInMemory = 512 * 1024;

type StaticFile = {
  path: string;
  size: number;
  etag: string;
  type: string;
  cacheControl: string;
  br?: string;
  gz?: string;
};

/** Folders whose unknown paths are a plain 404 and never a page. */
const fileFolders = /^\/(?:assets|media|fonts)\//;

export class StaticFiles {
  #files = new Map<string, StaticFile>();
  #memory = new Map<string, Buffer>();

  constructor(root: string) {
    const walk = (folder: string, at: string) => {
      for (const item of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, item.name);
        const url = `${at}/${item.name}`;
        if (item.isDirectory()) {
          if (item.name !== '.vite') walk(path, url);
        } else if (item.isFile()) this.#add(path, url);
      }
    };
    walk(root, '');
    for (const [url, file] of this.#files) {
      if (!/\.(?:br|gz)$/.test(url)) continue;
      const plain = this.#files.get(url.slice(0, -3));
      if (!plain) continue;
      if (url.endsWith('.br')) plain.br = file.path;
      else plain.gz = file.path;
      this.#files.delete(url);
    }
  }

  #add(path: string, url: string): void {
    const { size, mtimeMs } = statSync(path);
    const immutable = url.startsWith('/assets/');
    // A browser that kept the worker for an hour would not hear of the next one.
    const cacheControl = immutable
      ? 'public, max-age=31536000, immutable'
      : url === '/service-worker.js'
        ? 'no-cache'
        : 'public, max-age=3600';
    const key = createHash('sha256')
      .update(`${url} ${size} ${immutable ? '' : mtimeMs}`)
      .digest('base64url')
      .slice(0, 16);
    this.#files.set(url, {
      path,
      size,
      etag: key,
      type: types[extname(path)] ?? 'application/octet-stream',
      cacheControl,
    });
  }

  /** Answers when `path` is a file's, or lies where only files are; false otherwise. */
  handle(req: IncomingMessage, res: ServerResponse, path: string): boolean {
    const file = this.#files.get(path) ?? (path.includes('%') ? this.#files.get(decode(path)) : undefined);
    if (!file) {
      if (!fileFolders.test(path)) return false;
      sendNotFound(req, res);
      return true;
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 });
      res.end();
      return true;
    }
    this.#send(req, res, file);
    return true;
  }

  #send(req: IncomingMessage, res: ServerResponse, file: StaticFile): void {
    const accepted = file.br || file.gz ? encodingFor(req.headers['accept-encoding']) : 'identity';
    const encoded = accepted === 'br' ? (file.br ?? file.gz) : accepted === 'gzip' ? file.gz : undefined;
    const encoding = encoded === undefined ? null : encoded === file.br ? 'br' : 'gzip';
    const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
    const headers: Record<string, string | number> = {
      'content-type': file.type,
      etag,
      'cache-control': file.cacheControl,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      ...(file.br || file.gz ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    };
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304, headers);
      res.end();
      return;
    }
    const range = encoding ? null : byteRangeOf(req.headers.range, file.size);
    if (range === 'unsatisfiable') {
      res.writeHead(416, { 'content-range': `bytes */${file.size}`, 'content-length': 0 });
      res.end();
      return;
    }
    const path = encoded ?? file.path;
    const body = this.#open(path, range);
    if (!body) {
      sendNotFound(req, res);
      return;
    }
    if (range) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
    headers['content-length'] = body.length;
    res.writeHead(range ? 206 : 200, headers);
    if (req.method === 'HEAD') {
      body.close();
      res.end();
    } else body.sendTo(res);
  }

  /** A file's bytes, from memory or opened for reading; null when it is no longer there. Throws any other failure. */
  #open(path: string, range: { start: number; end: number } | null): Body | null {
    const cached = this.#memory.get(path);
    if (cached && !range) return inMemory(cached);
    let file: number;
    try {
      file = openSync(path, 'r');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
    const { size } = fstatSync(file);
    if (!range && size <= maxInMemory) {
      try {
        const bytes = readFileSync(file);
        this.#memory.set(path, bytes);
        return inMemory(bytes);
      } finally {
        closeSync(file);
      }
    }
    return {
      length: range ? range.end - range.start + 1 : size,
      close: () => closeSync(file),
      sendTo: (res) => {
        createReadStream(path, { fd: file, start: 0, ...range })
          .on('error', () => res.destroy())
          .pipe(res);
      },
    };
  }
}

type Body = { length: number; sendTo: (res: ServerResponse) => void; close: () => void };

const inMemory = (bytes: Buffer): Body => ({
  length: bytes.length,
  close: () => {},
  sendTo: (res) => {
    res.end(bytes);
  },
});

const notFound = 'Not found.';

function sendNotFound(req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': notFound.length,
    'cache-control': 'no-store',
  });
  res.end(req.method === 'HEAD' ? undefined : notFound);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

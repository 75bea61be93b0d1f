/**
 * GET /api/v1/media-files/{id}: the kept file itself, whole or a range of it, for the server that makes pictures of it
 * and hands films on (server/pictures/library.ts). Bytes and no JSON, so it is none of the contract's calls.
 */
import { Readable } from 'node:stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { keptTypes } from '#api/media/library/inspect-file.ts';
import { openMediaFile, openOriginal } from '#api/media/library/open-media-file.ts';
import type { ApiEnv } from '#api/platform/http/env.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { byteRangeOf, fileNameHeader, fileVersionHeader } from '#schemas/domain/media/media-files.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

function idOf(text: string): string {
  const id = idSchema.safeParse(text);
  if (!id.success) throw new ProblemError('not_found', because('file_not_found'));
  return id.data;
}

/**
 * GET /api/v1/media-originals/{id}: the whole picture that a cut one is made of, for the dialog that cuts it. What was cut
 * away may be what nobody should see, so it is no address of the shop's.
 */
function serveOriginals(app: OpenAPIHono<ApiEnv>): void {
  app.get('/api/v1/media-originals/:id', async (c) => {
    const stream = await openOriginal(c.get('context'), idOf(c.req.param('id')));
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      headers: {
        'content-type': keptTypes.webp,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });
}

export function serveMediaFiles(app: OpenAPIHono<ApiEnv>): void {
  serveOriginals(app);
  app.get('/api/v1/media-files/:id', async (c) => {
    const file = await openMediaFile(c.get('context'), idOf(c.req.param('id')));
    const headers = {
      'content-type': file.type,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      [fileVersionHeader]: file.version,
      [fileNameHeader]: encodeURIComponent(file.name),
    };
    const range = byteRangeOf(c.req.header('range'), file.bytes);
    if (range === 'unsatisfiable')
      return new Response(null, {
        status: 416,
        headers: { ...headers, 'content-range': `bytes */${file.bytes}` },
      });
    const length = range ? range.end - range.start + 1 : file.bytes;
    const body =
      c.req.method === 'HEAD'
        ? null
        : (Readable.toWeb(await file.read(range ?? undefined)) as ReadableStream);
    return new Response(body, {
      status: range ? 206 : 200,
      headers: {
        ...headers,
        'content-length': String(length),
        ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` } : {}),
      },
    });
  });
}

/**
 * GET /api/v1/drawings/{id}: a shopper's drawing, for that shopper and for employees. Bytes and no JSON, so it is none of
 * the contract's calls. It is saved and never shown: what a stranger drew runs nothing here.
 */
import { Readable } from 'node:stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { openDrawing } from '#api/catalog/configured/drawings.ts';
import type { ApiEnv } from '#api/platform/http/env.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

export function serveDrawings(app: OpenAPIHono<ApiEnv>): void {
  app.get('/api/v1/drawings/:id', async (c) => {
    const id = idSchema.safeParse(c.req.param('id'));
    if (!id.success) throw new ProblemError('not_found', because('drawing_not_found'));
    const { row, body } = await openDrawing(c.get('context'), id.data);
    return new Response(Readable.toWeb(body) as ReadableStream, {
      headers: {
        'content-type': row.type,
        'content-length': String(row.bytes),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  });
}

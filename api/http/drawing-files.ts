/**
 * GET /api/v1/drawings/{id}: a shopper's drawing, for that shopper and for employees. Bytes and no JSON, so it is none of
 * the contract's calls. It is saved and never shown: what a stranger drew runs nothing here.
 */
import { Readable } from 'node:stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { openDrawing } from '#api/services/kinds/drawings.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { idSchema } from '#schemas/domain/ids.ts';
import type { ApiEnv } from './env.ts';

export function serveDrawings(app: OpenAPIHono<ApiEnv>): void {
  app.get('/api/v1/drawings/:id', async (c) => {
    const id = idSchema.safeParse(c.req.param('id'));
    if (!id.success) throw new ProblemError('not_found', 'There is no such drawing.');
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

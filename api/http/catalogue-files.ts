/**
 * GET /api/v1/catalogue-files/{format} and /api/v1/imports/{id}/errors: files out, streamed as they are made. Bytes and
 * no JSON, so they are none of the contract's calls.
 */
import { Readable } from 'node:stream';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { exportCatalogue } from '#api/services/catalogue/export-catalogue.ts';
import { exportErrors } from '#api/services/catalogue/import/export-errors.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { exportFormats } from '#schemas/domain/catalogue-import.ts';
import { idSchema } from '#schemas/domain/ids.ts';
import type { ApiEnv } from './env.ts';

function answer(text: AsyncGenerator<string>, name: string): Response {
  const type = name.endsWith('.jsonl') ? 'application/x-ndjson' : 'text/csv; charset=utf-8';
  return new Response(
    Readable.toWeb(Readable.from(text).map((piece: string) => Buffer.from(piece))) as never,
    {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      },
    },
  );
}

export function serveCatalogueFiles(app: OpenAPIHono<ApiEnv>): void {
  app.get('/api/v1/catalogue-files/:format', (c) => {
    const format = z.enum(exportFormats).safeParse(c.req.param('format'));
    if (!format.success) throw new ProblemError('not_found', 'There is no such kind of file.');
    const ending = format.data === 'jsonl' ? 'jsonl' : 'csv';
    return answer(exportCatalogue(c.get('context'), format.data), `catalogue-${format.data}.${ending}`);
  });
  app.get('/api/v1/imports/:id/errors', async (c) => {
    const id = idSchema.safeParse(c.req.param('id'));
    if (!id.success) throw new ProblemError('not_found', 'There is no such import.');
    return answer(await exportErrors(c.get('context'), id.data), 'rows-to-mend.csv');
  });
}

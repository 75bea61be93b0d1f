/**
 * GET /api/v1/certificates/{id}: a company's resale certificate, for employees who decide about it. Bytes and no JSON, so
 * it is none of the contract's calls. It is saved and never shown: what a stranger sent runs nothing here.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { openCertificate } from '#api/people/companies/trade-draft.ts';
import type { ApiEnv } from '#api/platform/http/env.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { privateFile } from './private-file.ts';

export function serveCertificates(app: OpenAPIHono<ApiEnv>): void {
  app.get('/api/v1/certificates/:id', async (c) => {
    const id = idSchema.safeParse(c.req.param('id'));
    if (!id.success) throw new ProblemError('not_found', because('certificate_not_found'));
    const { row, body } = await openCertificate(c.get('context'), id.data);
    return privateFile(row, body, 'attachment');
  });
}

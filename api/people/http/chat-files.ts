/**
 * GET /api/v2/messages/files/{id}: a photo or PDF of a conversation. Bytes and no JSON, so it is none of the contract's
 * calls. Photos may be shown; nothing that a stranger sent runs here.
 */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { openChatFile } from '#api/people/chat/chat-files.ts';
import type { ApiEnv } from '#api/platform/http/env.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { privateFile } from './private-file.ts';

export function serveChatFiles(app: OpenAPIHono<ApiEnv>): void {
  app.get('/api/v2/messages/files/:id', async (c) => {
    const id = idSchema.safeParse(c.req.param('id'));
    if (!id.success) throw new ProblemError('not_found', because('file_not_found'));
    const { row, body } = await openChatFile(c.get('context'), id.data);
    return privateFile(row, body, row.type.startsWith('image/') ? 'inline' : 'attachment');
  });
}

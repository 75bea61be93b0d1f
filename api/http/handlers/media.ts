import { changeMedia, deleteMedia, getMedia } from '#api/services/media/change-media.ts';
import { listMedia } from '#api/services/media/list-media.ts';
import type { Upload } from '#api/services/media/receive-file.ts';
import { replaceMedia, uploadMedia } from '#api/services/media/upload-media.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { mediaCalls } from '#schemas/contract/media.ts';
import type { HandlersOf } from './types.ts';

/** The file of a request, not read yet. */
export function uploadOf(request: Request, name: string): Upload {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/octet-stream\b/i.test(type))
    throw new ProblemError('unsupported_media_type', 'Send the file as application/octet-stream.');
  const length = request.headers.get('content-length');
  return { name, body: request.body, length: length === null ? null : Number(length) };
}

export const mediaHandlers: HandlersOf<typeof mediaCalls> = {
  listMedia: (context, { query }) => listMedia(context, query),
  getMedia: (context, { params }) => getMedia(context, params.id),
  uploadMedia: async (context, { query: { name, alt }, c }) =>
    uploadMedia(context, { ...uploadOf(c.req.raw, name), alt }),
  replaceMedia: async (context, { params, query, c }) =>
    replaceMedia(context, params.id, uploadOf(c.req.raw, query.name)),
  changeMedia: (context, { params, body }) => changeMedia(context, params.id, body),
  deleteMedia: (context, { params }) => deleteMedia(context, params.id),
};

import { changeMedia, deleteMedia, getMedia } from '#api/media/library/change-media.ts';
import { copyMedia, cropMedia } from '#api/media/library/crop-media.ts';
import { listMedia } from '#api/media/library/list-media.ts';
import {
  createMediaFolder,
  deleteMediaFolder,
  listMediaFolders,
  renameMediaFolder,
} from '#api/media/library/media-folders.ts';
import type { Upload } from '#api/media/library/receive-file.ts';
import { deleteSelectedMedia, moveSelectedMedia } from '#api/media/library/selected-media.ts';
import { replaceMedia, uploadMedia } from '#api/media/library/upload-media.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { mediaCalls } from '#schemas/contract/media/media.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** The file of a request, not read yet. */
export function uploadOf(request: Request, name: string): Upload {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/octet-stream\b/i.test(type))
    throw new ProblemError('unsupported_media_type', because('file_expected'));
  const length = request.headers.get('content-length');
  return { name, body: request.body, length: length === null ? null : Number(length) };
}

export const mediaHandlers: HandlersOf<typeof mediaCalls> = {
  listMedia: (context, { query }) => listMedia(context, query),
  getMedia: (context, { params }) => getMedia(context, params.id),
  uploadMedia: async (context, { query: { name, alt, folder }, c }) =>
    uploadMedia(context, { ...uploadOf(c.req.raw, name), alt, folder }),
  replaceMedia: async (context, { params, query, c }) =>
    replaceMedia(context, params.id, uploadOf(c.req.raw, query.name)),
  changeMedia: (context, { params, body }) => changeMedia(context, params.id, body),
  deleteMedia: (context, { params }) => deleteMedia(context, params.id),
  cropMedia: (context, { params, body }) => cropMedia(context, params.id, body),
  copyMedia: (context, { params, body }) => copyMedia(context, params.id, body),
  moveSelectedMedia: (context, { body }) => moveSelectedMedia(context, body),
  deleteSelectedMedia: (context, { body }) => deleteSelectedMedia(context, body.ids),
  listMediaFolders: (context) => listMediaFolders(context),
  createMediaFolder: (context, { body }) => createMediaFolder(context, body.name),
  renameMediaFolder: (context, { params, body }) => renameMediaFolder(context, params.id, body.name),
  deleteMediaFolder: (context, { params }) => deleteMediaFolder(context, params.id),
};

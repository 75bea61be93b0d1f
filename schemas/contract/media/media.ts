/** The media library's calls, all ours (employees). */
import { z } from 'zod';
import {
  changeMediaSchema,
  copyMediaSchema,
  cropMediaSchema,
  mediaDeletionSchema,
  mediaFolderNameSchema,
  mediaFolderSchema,
  mediaIdsSchema,
  mediaKinds,
  mediaNameSchema,
  mediaRecordSchema,
  mediaSchema,
  mediaUseSchema,
} from '#schemas/domain/media/media.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';
import { flag } from '../flag.ts';

const tag = 'media';
const params = { id: idSchema };
const wholeNumber = (max: number) => z.coerce.number().int().min(1).max(max);
const uploadErrors = [
  'unauthenticated',
  'forbidden',
  'bad_origin',
  'invalid',
  'unsupported_media_type',
  'too_large',
] as const;

export const mediaCalls = {
  listMedia: call({
    method: 'get',
    path: '/api/v1/media',
    tag,
    summary: 'Pictures, videos and PDFs, the last uploaded first, then those that came with the shop',
    query: {
      /** Words of the name and of what is seen; each must be found. */
      q: z.string().max(200).optional(),
      kind: z.enum(mediaKinds).optional(),
      /** A folder's id, or `none`. */
      folder: idSchema.optional(),
      /** Only uploads that no page, record of the catalog or video shows. */
      unused: flag.optional(),
      page: wholeNumber(10_000).default(1),
      limit: wholeNumber(100).default(40),
    },
    response: z.object({
      items: z.array(mediaSchema),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  getMedia: call({
    method: 'get',
    path: '/api/v1/media/{id}',
    tag,
    summary: 'One item and where it is used',
    params,
    /** `records`: the first of those that show it, or offer it among their documents. */
    response: z.object({
      item: mediaSchema,
      uses: z.array(mediaUseSchema),
      records: z.array(mediaRecordSchema),
    }),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  uploadMedia: call({
    method: 'post',
    path: '/api/v1/media',
    tag,
    summary:
      'Take a file in: 20 MB for a picture, 100 MB for a video, 40 MB for a PDF; its type is what it holds',
    query: {
      name: mediaNameSchema,
      alt: z.string().trim().max(250).default(''),
      folder: idSchema.optional(),
    },
    upload: true,
    status: 201,
    /** `duplicate`: the same file was here already, and this is it. */
    response: z.object({ item: mediaSchema, duplicate: z.boolean() }),
    errors: [...uploadErrors],
  }),
  replaceMedia: call({
    method: 'put',
    path: '/api/v1/media/{id}/file',
    tag,
    summary: 'Another file of the same kind at the same address: everywhere it is used shows the new one',
    params,
    query: { name: mediaNameSchema },
    upload: true,
    response: mediaSchema,
    errors: [...uploadErrors, 'not_found', 'in_use'],
  }),
  changeMedia: call({
    method: 'patch',
    path: '/api/v1/media/{id}',
    tag,
    summary:
      'Change the name, what is seen, the focal point, the poster or the folder; what is not sent stays',
    params,
    body: changeMediaSchema,
    response: mediaSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  deleteMedia: call({
    method: 'delete',
    path: '/api/v1/media/{id}',
    tag,
    summary: 'Delete a file that nothing uses; in_use says where it is used',
    params,
    response: z.object({}),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin', 'in_use'],
  }),
  cropMedia: call({
    method: 'put',
    path: '/api/v1/media/{id}/crop',
    tag,
    summary: 'Turn and cut a picture wherever it is used; the whole of it, unturned, is the original again',
    params,
    body: cropMediaSchema,
    response: mediaSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin', 'invalid', 'stale_version'],
  }),
  copyMedia: call({
    method: 'post',
    path: '/api/v1/media/{id}/copies',
    tag,
    summary: 'A picture, turned and cut, as another item of the library',
    params,
    body: copyMediaSchema,
    status: 201,
    response: mediaSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin', 'invalid', 'stale_version'],
  }),
  moveSelectedMedia: call({
    method: 'post',
    path: '/api/v1/media/moves',
    tag,
    summary: 'Put several items into a folder, or into none',
    body: z.strictObject({ ids: mediaIdsSchema, folder: idSchema.nullable() }),
    response: z.object({ moved: z.number().int() }),
    errors: ['unauthenticated', 'forbidden', 'bad_origin', 'invalid'],
  }),
  deleteSelectedMedia: call({
    method: 'post',
    path: '/api/v1/media/deletions',
    tag,
    summary: 'Delete those of several items that nothing uses; says which are kept',
    body: z.strictObject({ ids: mediaIdsSchema }),
    response: mediaDeletionSchema,
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
  listMediaFolders: call({
    method: 'get',
    path: '/api/v1/media-folders',
    tag,
    summary: 'The folders of the library by name, with how many items lie in each',
    response: z.object({ folders: z.array(mediaFolderSchema) }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  createMediaFolder: call({
    method: 'post',
    path: '/api/v1/media-folders',
    tag,
    summary: 'Make a folder',
    body: z.strictObject({ name: mediaFolderNameSchema }),
    status: 201,
    response: mediaFolderSchema,
    errors: ['unauthenticated', 'forbidden', 'bad_origin', 'invalid'],
  }),
  renameMediaFolder: call({
    method: 'patch',
    path: '/api/v1/media-folders/{id}',
    tag,
    summary: 'Give a folder another name',
    params,
    body: z.strictObject({ name: mediaFolderNameSchema }),
    response: z.object({}),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin', 'invalid'],
  }),
  deleteMediaFolder: call({
    method: 'delete',
    path: '/api/v1/media-folders/{id}',
    tag,
    summary: 'Delete a folder; what lay in it lies in none',
    params,
    response: z.object({}),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
};

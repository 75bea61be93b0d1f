/**
 * The API as the editor's screens call it from the browser. Of the contract only types come along
 * (docs/traps.md#javascript-budget).
 */

import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import type { CallInput, CallOutput } from '#schemas/contract/call.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { Contract } from '#schemas/contract/contract.ts';
import { withSentences } from '#schemas/domain/platform/problem.ts';

/** Where each call is; editor-client.test.ts holds them against the contract. */
export const places = {
  listEditorPages: ['GET', '/api/v1/editor/pages'],
  getSite: ['GET', '/api/v1/site'],
  listCategories: ['GET', '/api/v1/categories'],
  listVendors: ['GET', '/api/v1/vendors'],
  listTags: ['GET', '/api/v1/tags'],
  listCollections: ['GET', '/api/v1/collections'],
  listProducts: ['GET', '/api/v1/products'],
  listSectionUses: ['GET', '/api/v1/editor/pages/{id}/uses'],
  createEditorPage: ['POST', '/api/v1/editor/pages'],
  getEditorPage: ['GET', '/api/v1/editor/pages/{id}'],
  saveDraft: ['PUT', '/api/v1/editor/pages/{id}/draft'],
  checkDraft: ['POST', '/api/v1/editor/check'],
  publishDraft: ['POST', '/api/v1/editor/pages/{id}/publish'],
  unpublishPage: ['POST', '/api/v1/editor/pages/{id}/unpublish'],
  listRevisions: ['GET', '/api/v1/editor/pages/{id}/revisions'],
  getRevision: ['GET', '/api/v1/editor/pages/{id}/revisions/{revision}'],
  createCheckpoint: ['POST', '/api/v1/editor/pages/{id}/checkpoints'],
  createSchedule: ['POST', '/api/v1/editor/pages/{id}/schedules'],
  changeSchedule: ['PATCH', '/api/v1/editor/schedules/{id}'],
  cancelSchedule: ['DELETE', '/api/v1/editor/schedules/{id}'],
  askReview: ['POST', '/api/v1/editor/pages/{id}/reviews'],
  answerReview: ['POST', '/api/v1/editor/reviews/{id}/answer'],
  withdrawReview: ['DELETE', '/api/v1/editor/reviews/{id}'],
  listReviewers: ['GET', '/api/v1/editor/reviewers'],
  listPageExperiments: ['GET', '/api/v1/editor/pages/{id}/experiments'],
  createExperiment: ['POST', '/api/v1/editor/experiments'],
  listPageReleases: ['GET', '/api/v1/editor/pages/{id}/releases'],
  createPreviewLink: ['POST', '/api/v1/editor/pages/{id}/preview-links'],
  listPreviewLinks: ['GET', '/api/v1/editor/pages/{id}/preview-links'],
  deletePreviewLink: ['DELETE', '/api/v1/editor/preview-links/{id}'],
  listComments: ['GET', '/api/v1/editor/pages/{id}/comments'],
  createComment: ['POST', '/api/v1/editor/pages/{id}/comments'],
  getCommentThread: ['GET', '/api/v1/editor/comment-threads/{id}'],
  replyToComment: ['POST', '/api/v1/editor/comment-threads/{id}/replies'],
  resolveComments: ['PATCH', '/api/v1/editor/comment-threads/{id}'],
  changeComment: ['PATCH', '/api/v1/editor/comments/{id}'],
  deleteComment: ['DELETE', '/api/v1/editor/comments/{id}'],
  listCommentPeople: ['GET', '/api/v1/editor/comment-people'],
  touchPresence: ['PUT', '/api/v1/editor/pages/{id}/presence'],
  listMedia: ['GET', '/api/v1/media'],
  getMedia: ['GET', '/api/v1/media/{id}'],
  changeMedia: ['PATCH', '/api/v1/media/{id}'],
  deleteMedia: ['DELETE', '/api/v1/media/{id}'],
  cropMedia: ['PUT', '/api/v1/media/{id}/crop'],
  copyMedia: ['POST', '/api/v1/media/{id}/copies'],
  moveSelectedMedia: ['POST', '/api/v1/media/moves'],
  deleteSelectedMedia: ['POST', '/api/v1/media/deletions'],
  listMediaFolders: ['GET', '/api/v1/media-folders'],
  createMediaFolder: ['POST', '/api/v1/media-folders'],
  renameMediaFolder: ['PATCH', '/api/v1/media-folders/{id}'],
  deleteMediaFolder: ['DELETE', '/api/v1/media-folders/{id}'],
} as const satisfies Partial<Record<keyof Contract, readonly [method: string, path: string]>>;

type Name = keyof typeof places;
type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

const unreached = { code: 'upstream', reason: 'upstream', requestId: '' } as const;

/**
 * Never throws: a connection that is lost answers status 0, in words to show. `keepalive` for what is sent while the
 * page goes away.
 */
export async function callApi<N extends Name>(
  name: N,
  input: CallInput<Contract[N]>,
  options: { keepalive?: boolean; signal?: AbortSignal } = {},
): Promise<ApiResult<CallOutput<Contract[N]>>> {
  const [method, path] = places[name];
  const { params, query, body } = input as Loose;
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, `${value}`);
  try {
    const response = await fetch(search.size > 0 ? `${url}?${search}` : url, {
      ...options,
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const answer = await response.json();
    return response.ok
      ? { ok: true, status: response.status, data: answer }
      : { ok: false, status: response.status, problem: withSentences(answer, sentenceOf) };
  } catch {
    return { ok: false, status: 0, problem: { ...unreached, status: 0, message: m.editor_unreached() } };
  }
}

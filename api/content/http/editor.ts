import { listCommentPeople, listMentionsOfMe } from '#api/content/comments/comment-people.ts';
import { getCommentThread, listComments } from '#api/content/comments/read-comments.ts';
import {
  changeComment,
  createComment,
  deleteComment,
  replyToComment,
  resolveComments,
} from '#api/content/comments/write-comments.ts';
import { composePage } from '#api/content/compose/compose-page.ts';
import { checkDraft } from '#api/content/pages/check-document.ts';
import { createEditorPage, getEditorPage, listEditorPages, saveDraft } from '#api/content/pages/drafts.ts';
import { createCheckpoint, getRevision, listRevisions } from '#api/content/pages/history.ts';
import { listBlockSchemas } from '#api/content/pages/list-block-schemas.ts';
import { listFindings } from '#api/content/pages/list-findings.ts';
import { touchPresence } from '#api/content/pages/presence.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from '#api/content/pages/preview-link.ts';
import { previewPage } from '#api/content/pages/preview-page.ts';
import {
  deleteEditorPage,
  publishDraft,
  undeleteEditorPage,
  unpublishPage,
} from '#api/content/pages/publish-draft.ts';
import {
  cancelSchedule,
  changeSchedule,
  createSchedule,
  listSchedules,
} from '#api/content/pages/schedules.ts';
import { listSectionUses } from '#api/content/pages/section-uses.ts';
import { previewContent } from '#api/content/posts/preview-content.ts';
import { answerReview } from '#api/content/review/answer-review.ts';
import {
  askReview,
  listReviewers,
  listWaitingReviews,
  withdrawReview,
} from '#api/content/review/ask-review.ts';
import { listAudit } from '#api/platform/auth/audit.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { editorCalls } from '#schemas/contract/content/editor.ts';

export const editorHandlers: HandlersOf<typeof editorCalls> = {
  listFindings: (context, { query }) => listFindings(context, query),
  listEditorPages: (context, { query }) => listEditorPages(context, query.kind, query.deleted === 'true'),
  listSectionUses: (context, { params }) => listSectionUses(context, params.id),
  createEditorPage: (context, { body }) => createEditorPage(context, body.document),
  composePage: (context, { body }) => composePage(context, body),
  getEditorPage: (context, { params }) => getEditorPage(context, params.id),
  saveDraft: (context, { params, body }) => saveDraft(context, params.id, body),
  checkDraft: (context, { body }) => checkDraft(context, body),

  publishDraft: (context, { params, body }) => publishDraft(context, params.id, body),
  unpublishPage: (context, { params, body }) => unpublishPage(context, params.id, body.note),
  deleteEditorPage: (context, { params }) => deleteEditorPage(context, params.id),
  undeleteEditorPage: (context, { params }) => undeleteEditorPage(context, params.id),

  listRevisions: (context, { params, query }) => listRevisions(context, params.id, query.before),
  getRevision: (context, { params }) => getRevision(context, params.id, params.revision),
  createCheckpoint: (context, { params, body }) => createCheckpoint(context, params.id, body),

  createSchedule: (context, { params, body }) => createSchedule(context, params.id, body),
  listSchedules: (context) => listSchedules(context),
  changeSchedule: (context, { params, body }) => changeSchedule(context, params.id, body),
  cancelSchedule: (context, { params }) => cancelSchedule(context, params.id),

  askReview: (context, { params, body }) => askReview(context, params.id, body),
  answerReview: (context, { params, body }) => answerReview(context, params.id, body),
  withdrawReview: (context, { params }) => withdrawReview(context, params.id),
  listReviewers: (context) => listReviewers(context),
  listWaitingReviews: (context) => listWaitingReviews(context),

  touchPresence: (context, { params, body }) => touchPresence(context, params.id, body),
  createPreviewLink: (context, { params, body }) => createPreviewLink(context, params.id, body),
  listPreviewLinks: (context, { params }) => listPreviewLinks(context, params.id),
  deletePreviewLink: (context, { params }) => deletePreviewLink(context, params.id),
  listComments: (context, { params, query }) => listComments(context, params.id, query.resolved === 'true'),
  createComment: (context, { params, body }) => createComment(context, params.id, body),
  getCommentThread: (context, { params }) => getCommentThread(context, params.id),
  replyToComment: (context, { params, body }) => replyToComment(context, params.id, body),
  resolveComments: (context, { params, body }) => resolveComments(context, params.id, body.resolved),
  changeComment: (context, { params, body }) => changeComment(context, params.id, body),
  deleteComment: (context, { params }) => deleteComment(context, params.id),
  listCommentPeople: (context) => listCommentPeople(context),
  listMentionsOfMe: (context) => listMentionsOfMe(context),

  previewPage: (context, { body }) => previewPage(context, body),

  previewContent: (context, { body }) => previewContent(context, body),

  listAudit: (context, { query }) => listAudit(context, query),
  listBlockSchemas: () => listBlockSchemas(),
};

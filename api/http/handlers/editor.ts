import { listAudit } from '#api/services/audit.ts';
import { checkDraft } from '#api/services/pages/check-document.ts';
import { createEditorPage, getEditorPage, listEditorPages, saveDraft } from '#api/services/pages/drafts.ts';
import { createCheckpoint, getRevision, listRevisions } from '#api/services/pages/history.ts';
import { listBlockSchemas } from '#api/services/pages/list-block-schemas.ts';
import { touchPresence } from '#api/services/pages/presence.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from '#api/services/pages/preview-link.ts';
import { previewPage } from '#api/services/pages/preview-page.ts';
import {
  deleteEditorPage,
  publishDraft,
  undeleteEditorPage,
  unpublishPage,
} from '#api/services/pages/publish-draft.ts';
import {
  cancelSchedule,
  changeSchedule,
  createSchedule,
  listSchedules,
} from '#api/services/pages/schedules.ts';
import type { editorCalls } from '#schemas/contract/editor.ts';
import type { HandlersOf } from './types.ts';

export const editorHandlers: HandlersOf<typeof editorCalls> = {
  listEditorPages: (context, { query }) => listEditorPages(context, query.deleted === 'true'),
  createEditorPage: (context, { body }) => createEditorPage(context, body.document),
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

  touchPresence: (context, { params, body }) => touchPresence(context, params.id, body),
  createPreviewLink: (context, { params, body }) => createPreviewLink(context, params.id, body),
  listPreviewLinks: (context, { params }) => listPreviewLinks(context, params.id),
  deletePreviewLink: (context, { params }) => deletePreviewLink(context, params.id),
  previewPage: (context, { body }) => previewPage(context, body),

  listAudit: (context, { query }) => listAudit(context, query),
  listBlockSchemas: () => listBlockSchemas(),
};

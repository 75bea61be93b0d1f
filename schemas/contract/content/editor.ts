/** The page builder's calls, all ours (employees; docs/product.md#roles). */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import {
  changeCommentSchema,
  commentPersonSchema,
  commentThreadHeadSchema,
  commentThreadSchema,
  createCommentSchema,
  mentionOfMeSchema,
  replyToCommentSchema,
} from '#schemas/domain/content/comment.ts';
import { composedPageSchema, composeRequestSchema } from '#schemas/domain/content/composed.ts';
import { contentPreviewSchema } from '#schemas/domain/content/content.ts';
import { documentKinds } from '#schemas/domain/content/content-kinds.ts';
import {
  auditEventSchema,
  auditKinds,
  draftDocumentSchema,
  editorPageHeadSchema,
  editorPageSchema,
  nextScheduleSchema,
  pageProblemSchema,
  presenceSchema,
  previewLinkSchema,
  previewSchema,
  revisionHeadSchema,
  scheduleActions,
  scheduleSchema,
  sectionUseSchema,
  timeZoneSchema,
} from '#schemas/domain/content/editor.ts';
import { findingKinds, findingSchema } from '#schemas/domain/content/finding.ts';
import { longestNote } from '#schemas/domain/content/note-length.ts';
import { audiences } from '#schemas/domain/content/page.ts';
import {
  personNameSchema,
  reviewAnswers,
  reviewSchema,
  waitingReviewSchema,
} from '#schemas/domain/content/review.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { call } from '../call.ts';

const page = { id: idSchema };
const tag = 'editor';
const note = z.string().trim().max(300).default('');
/** The draft's number as the caller knows it; another one answers stale_version and changes nothing. */
const revision = z.number().int().min(0);
/** Where the shop wants an approval: give it with this call, or (an admin) say why it is done without. */
const approval = {
  approve: z.boolean().default(false),
  without_approval: z.string().trim().min(1, problemKey('note_missing')).max(longestNote).optional(),
};
const reviewNote = z.string().trim().max(longestNote).default('');

export const editorCalls = {
  listEditorPages: call({
    method: 'get',
    path: '/api/v1/editor/pages',
    tag,
    summary:
      'Every page, or everything of another kind, with its state, the last changed first; `deleted` lists the deleted ones',
    query: { kind: z.enum(documentKinds).default('page'), deleted: z.enum(['true']).optional() },
    response: z.array(editorPageHeadSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  listFindings: call({
    method: 'get',
    path: '/api/v1/editor/findings',
    tag,
    summary: 'What keeps pages, posts and products from being found (employees)',
    query: {
      kind: z.enum(findingKinds).default('descriptions'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    },
    response: pageOf(findingSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  listSectionUses: call({
    method: 'get',
    path: '/api/v1/editor/pages/{id}/uses',
    tag,
    summary:
      'The pages that show a section, on the shop, in a draft or by a schedule; of any other document, what on the shop leads to it',
    params: page,
    response: z.array(sectionUseSchema),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  createEditorPage: call({
    method: 'post',
    path: '/api/v1/editor/pages',
    tag,
    summary: 'A new page with this draft, or a post where its `kind` says so; nothing of it is published',
    body: z.strictObject({ document: draftDocumentSchema }),
    status: 201,
    response: editorPageSchema,
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
  composePage: call({
    method: 'post',
    path: '/api/v1/editor/pages/composed',
    tag,
    summary:
      'A new page with a draft that is put together of presets, catalog and media for a goal in words; nothing of it is published',
    body: composeRequestSchema,
    status: 201,
    response: composedPageSchema,
    timeout: 60_000,
    errors: ['unauthenticated', 'forbidden', 'bad_origin', 'too_many_requests'],
  }),
  getEditorPage: call({
    method: 'get',
    path: '/api/v1/editor/pages/{id}',
    tag,
    summary: 'A page whole: draft, what is published, schedules',
    params: page,
    response: editorPageSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  saveDraft: call({
    method: 'put',
    path: '/api/v1/editor/pages/{id}/draft',
    tag,
    summary: 'Keep the draft as it is now, valid or not; refused when somebody saved in between',
    params: page,
    body: z.strictObject({ document: draftDocumentSchema, revision }),
    response: z.object({ revision, updated_at: z.iso.datetime() }),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  checkDraft: call({
    method: 'post',
    path: '/api/v1/editor/check',
    tag,
    summary: 'What keeps this document from being published (as this page), and what is worth a look',
    body: z.strictObject({ document: draftDocumentSchema, page: idSchema.optional() }),
    response: z.object({
      problems: z.array(pageProblemSchema),
      /** What keeps nothing from being published: links to addresses that nothing answers. */
      warnings: z.array(pageProblemSchema).default([]),
    }),
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
  publishDraft: call({
    method: 'post',
    path: '/api/v1/editor/pages/{id}/publish',
    tag,
    summary: 'Publish the draft of this number as an immutable revision',
    params: page,
    body: z.strictObject({ revision, note, ...approval }),
    response: editorPageSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  unpublishPage: call({
    method: 'post',
    path: '/api/v1/editor/pages/{id}/unpublish',
    tag,
    summary: 'Take the page off the shop; draft and history stay',
    params: page,
    body: z.strictObject({ note }),
    response: editorPageSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'in_use', 'bad_origin'],
  }),
  deleteEditorPage: call({
    method: 'delete',
    path: '/api/v1/editor/pages/{id}',
    tag,
    summary: 'Delete a page, to be undone by undelete; home, navigation and footer of guests stay',
    params: page,
    response: z.object({}),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'invalid', 'in_use', 'bad_origin'],
  }),
  undeleteEditorPage: call({
    method: 'post',
    path: '/api/v1/editor/pages/{id}/undelete',
    tag,
    summary: 'Undo a delete: draft, history and what was published come back',
    params: page,
    body: z.strictObject({}),
    response: editorPageSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  listRevisions: call({
    method: 'get',
    path: '/api/v1/editor/pages/{id}/revisions',
    tag,
    summary: 'Published revisions, named checkpoints and scheduled snapshots, newest first',
    params: page,
    query: { before: idSchema.optional() },
    response: z.object({ revisions: z.array(revisionHeadSchema), more: z.boolean() }),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  getRevision: call({
    method: 'get',
    path: '/api/v1/editor/pages/{id}/revisions/{revision}',
    tag,
    summary: 'One revision with its document',
    params: { id: idSchema, revision: idSchema },
    response: revisionHeadSchema.extend({ document: draftDocumentSchema }),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  createCheckpoint: call({
    method: 'post',
    path: '/api/v1/editor/pages/{id}/checkpoints',
    tag,
    summary: 'Keep the draft of this number under a name; nothing is published',
    params: page,
    body: z.strictObject({ revision, note: z.string().trim().min(1, problemKey('name_missing')).max(300) }),
    response: revisionHeadSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  createSchedule: call({
    method: 'post',
    path: '/api/v1/editor/pages/{id}/schedules',
    tag,
    summary: 'Publish a snapshot of the draft of this number, or unpublish, at a moment to come',
    params: page,
    body: z.strictObject({
      action: z.enum(scheduleActions),
      at: z.iso.datetime({ offset: true }),
      zone: timeZoneSchema,
      revision,
      note,
      ...approval,
    }),
    status: 201,
    response: scheduleSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'in_use', 'bad_origin'],
  }),
  listSchedules: call({
    method: 'get',
    path: '/api/v1/editor/schedules',
    tag,
    summary: 'What is to come, the next first; then the last fifty that ran, failed or were cancelled',
    response: z.array(scheduleSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  changeSchedule: call({
    method: 'patch',
    path: '/api/v1/editor/schedules/{id}',
    tag,
    summary:
      'Another moment for one that is still to come, and with `revision` the draft of that number in place of its snapshot; stale_version when it ran meanwhile',
    params: { id: idSchema },
    body: z.strictObject({
      at: z.iso.datetime({ offset: true }),
      zone: timeZoneSchema,
      revision: revision.optional(),
    }),
    response: scheduleSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  cancelSchedule: call({
    method: 'delete',
    path: '/api/v1/editor/schedules/{id}',
    tag,
    summary: 'Call one off that is still to come; stale_version when it ran meanwhile',
    params: { id: idSchema },
    response: scheduleSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  touchPresence: call({
    method: 'put',
    path: '/api/v1/editor/pages/{id}/presence',
    tag,
    summary:
      'I am here, on this block; answers who else is, the draft’s number, what is published and what comes next. Forgotten after 30 s',
    params: page,
    body: z.strictObject({
      tab: idSchema,
      block: z.string().max(80).nullable(),
      leaving: z.boolean().default(false),
    }),
    response: z.object({
      others: z.array(presenceSchema),
      revision,
      /** The published revision; null while there is none. */
      published: idSchema.nullable(),
      next: nextScheduleSchema.nullable(),
      /** The review that is open, and how it stands; null while there is none. */
      review: reviewSchema.pick({ _id: true, state: true }).nullable(),
      /** Another one when a comment came, changed or went; of the open threads how many there are. */
      comments: z.object({ version: z.number().int(), open: z.number().int() }),
    }),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  askReview: call({
    method: 'post',
    path: '/api/v1/editor/pages/{id}/reviews',
    tag,
    summary:
      'Ask for a look at the draft of this number, by one person or whoever may publish; an older asking is over with it',
    params: page,
    body: z.strictObject({ revision, note: reviewNote, reviewer: idSchema.nullable().default(null) }),
    status: 201,
    response: reviewSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'invalid', 'bad_origin'],
  }),
  answerReview: call({
    method: 'post',
    path: '/api/v1/editor/reviews/{id}/answer',
    tag,
    summary:
      'Approve the draft of this number, or ask for changes with a note; stale_version when it is over',
    params: { id: idSchema },
    body: z.strictObject({ answer: z.enum(reviewAnswers), note: reviewNote, revision }),
    response: reviewSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'invalid', 'bad_origin'],
  }),
  withdrawReview: call({
    method: 'delete',
    path: '/api/v1/editor/reviews/{id}',
    tag,
    summary: 'Take back what one asked oneself; stale_version when it was answered meanwhile',
    params: { id: idSchema },
    response: z.object({}),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  listReviewers: call({
    method: 'get',
    path: '/api/v1/editor/reviewers',
    tag,
    summary: 'Who may publish, without the caller: those who can be asked',
    response: z.array(personNameSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  listWaitingReviews: call({
    method: 'get',
    path: '/api/v1/editor/reviews',
    tag,
    summary: 'What waits for the caller’s answer, the longest first; nothing for who may not publish',
    response: z.array(waitingReviewSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  listComments: call({
    method: 'get',
    path: '/api/v1/editor/pages/{id}/comments',
    tag,
    summary: 'The threads of comments on a page and its blocks, the oldest first; `resolved` lists those too',
    params: page,
    query: { resolved: z.enum(['true']).optional() },
    response: z.object({
      threads: z.array(commentThreadHeadSchema),
      version: z.number().int(),
      open: z.number().int(),
      resolved: z.number().int(),
      /** Whether the caller may begin a thread. */
      may_write: z.boolean(),
    }),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  createComment: call({
    method: 'post',
    path: '/api/v1/editor/pages/{id}/comments',
    tag,
    summary: 'Begin a thread on a block of the page, or on the page itself; the document stays as it is',
    params: page,
    body: createCommentSchema,
    status: 201,
    response: commentThreadSchema,
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'invalid',
      'in_use',
      'idempotency_key_reused',
      'bad_origin',
    ],
  }),
  getCommentThread: call({
    method: 'get',
    path: '/api/v1/editor/comment-threads/{id}',
    tag,
    summary: 'A thread with all of its comments, the oldest first',
    params: { id: idSchema },
    response: commentThreadSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  replyToComment: call({
    method: 'post',
    path: '/api/v1/editor/comment-threads/{id}/replies',
    tag,
    summary: 'Reply in a thread: who may edit pages, who wrote in it, and who was mentioned in it',
    params: { id: idSchema },
    body: replyToCommentSchema,
    status: 201,
    response: commentThreadSchema,
    errors: [
      'unauthenticated',
      'forbidden',
      'not_found',
      'invalid',
      'in_use',
      'idempotency_key_reused',
      'bad_origin',
    ],
  }),
  resolveComments: call({
    method: 'patch',
    path: '/api/v1/editor/comment-threads/{id}',
    tag,
    summary:
      'Resolve a thread, or reopen it: who may edit pages, and who began it; a second time changes nothing',
    params: { id: idSchema },
    body: z.strictObject({ resolved: z.boolean() }),
    response: commentThreadSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  changeComment: call({
    method: 'patch',
    path: '/api/v1/editor/comments/{id}',
    tag,
    summary: 'Another text for one’s own comment',
    params: { id: idSchema },
    body: changeCommentSchema,
    response: commentThreadSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'invalid', 'bad_origin'],
  }),
  deleteComment: call({
    method: 'delete',
    path: '/api/v1/editor/comments/{id}',
    tag,
    summary:
      'Delete one’s own comment; a first one that has replies stays without its words, and nothing is left of a thread without comments',
    params: { id: idSchema },
    response: z.object({ thread: commentThreadSchema.nullable() }),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  listCommentPeople: call({
    method: 'get',
    path: '/api/v1/editor/comment-people',
    tag,
    summary: 'Employees who can be mentioned in a comment, by name',
    response: z.array(commentPersonSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  listMentionsOfMe: call({
    method: 'get',
    path: '/api/v1/editor/comment-mentions',
    tag,
    summary: 'Open threads in which the caller is mentioned, the last mention first',
    response: z.object({ threads: z.array(mentionOfMeSchema), count: z.number().int() }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  createPreviewLink: call({
    method: 'post',
    path: '/api/v1/editor/pages/{id}/preview-links',
    tag,
    summary: 'A signed address that shows the draft to whoever has it, until it expires',
    params: page,
    body: z.strictObject({
      /** As whom it may be seen at most: whoever has the link sees no more than this. */
      as: z.enum(audiences).default('guest'),
      hours: z
        .number()
        .int()
        .min(1)
        .max(24 * 30)
        .default(72),
    }),
    status: 201,
    response: z.object({
      _id: idSchema,
      token: z.string(),
      path: z.string(),
      expires_at: z.iso.datetime(),
    }),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  listPreviewLinks: call({
    method: 'get',
    path: '/api/v1/editor/pages/{id}/preview-links',
    tag,
    summary: 'The links to this page’s draft that still work, the first to expire first',
    params: page,
    response: z.array(previewLinkSchema),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  deletePreviewLink: call({
    method: 'delete',
    path: '/api/v1/editor/preview-links/{id}',
    tag,
    summary: 'Withdraw a link: from now on it opens nothing; a second time changes nothing',
    params: { id: idSchema },
    response: z.object({}),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  /** With `x-storefront-view`: as whom, where and when. With `x-preview-token`: for who has a shared link. */
  previewPage: call({
    method: 'post',
    path: '/api/v1/editor/preview',
    tag,
    summary:
      'A document, or a page’s draft, as getPage would serve it; blocks hidden from this view are left out',
    body: z.union([z.strictObject({ document: draftDocumentSchema }), z.strictObject({ page: idSchema })]),
    response: previewSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  /** With the headers of previewPage. */
  previewContent: call({
    method: 'post',
    path: '/api/v1/editor/content-preview',
    tag,
    summary:
      'A post, project or person, or its draft, as its page would show it; not_found for a page of blocks',
    body: z.union([z.strictObject({ document: draftDocumentSchema }), z.strictObject({ page: idSchema })]),
    response: contentPreviewSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
  listAudit: call({
    method: 'get',
    path: '/api/v1/editor/audit',
    tag,
    summary: 'Who did what, newest first, a hundred at a time',
    query: {
      before: idSchema.optional(),
      subject: idSchema.optional(),
      actor: idSchema.optional(),
      kind: z.enum(auditKinds).optional(),
    },
    response: z.object({
      events: z.array(auditEventSchema),
      more: z.boolean(),
      /** Everybody the log names as having done something, by name. */
      actors: z.array(z.object({ _id: idSchema, name: z.string() })),
    }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  listBlockSchemas: call({
    method: 'get',
    path: '/api/v1/blocks',
    tag: 'pages',
    summary: 'JSON Schema of the page envelope and of every block’s props, with version, label and limits',
    response: z.object({
      page: z.record(z.string(), z.unknown()),
      blocks: z.record(
        z.string(),
        z.object({
          label: z.string(),
          category: z.string(),
          version: z.number().int(),
          limit: z.number().int().nullable(),
          props: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  }),
};

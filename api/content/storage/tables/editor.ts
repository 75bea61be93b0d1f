/** Tables of migrations/…-editor.ts. */

import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { AuditAction, scheduleActions, scheduleStates } from '#schemas/domain/content/editor.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import type { ReviewEnd, ReviewState } from '#schemas/domain/content/review.ts';

type EditorTables = {
  page_draft: {
    page_id: string;
    document: Json<Record<string, unknown>>;
    /** Raised by every save; who saves on another one is told so. */
    revision: number;
    updated_at: Moment;
    updated_by: string;
  };
  page_schedule: {
    id: string;
    page_id: string;
    action: (typeof scheduleActions)[number];
    at: Moment;
    zone: string;
    state: (typeof scheduleStates)[number];
    revision_id: string | null;
    author: string;
    error: string | null;
    created_at: Moment;
    ended_at: Moment | null;
  };
  page_presence: {
    page_id: string;
    tab: string;
    account_id: string;
    name: string;
    block: string | null;
    seen_at: Moment;
  };
  page_preview_link: {
    id: string;
    page_id: string;
    /** As whom the draft may be seen at most. */
    audience: Audience;
    expires_at: Moment;
    author: string;
    created_at: Moment;
    withdrawn_at: Moment | null;
  };
  page_review: {
    id: string;
    page_id: string;
    /** The draft's number when it was asked. */
    revision: number;
    state: ReviewState;
    note: string;
    asked_by: string;
    asked_at: Moment;
    reviewer_id: string | null;
    /** The draft's number that was answered. */
    answered_revision: number | null;
    answer_note: string;
    answered_by: string | null;
    answered_at: Moment | null;
    ended: ReviewEnd | null;
    ended_at: Moment | null;
  };
  page_comment_thread: {
    id: string;
    page_id: string;
    /** A block's id; null for the page itself. */
    block: string | null;
    /** What the block was when the thread began, so that it has a name when it is gone. */
    block_type: string | null;
    created_at: Moment;
    resolved_at: Moment | null;
    resolved_by: string | null;
  };
  /** A thread's first comment has the thread's id. */
  page_comment: {
    id: string;
    thread_id: string;
    author: string;
    /** The author's own name for it: the same one twice is the same comment. */
    client_id: string;
    body: string;
    created_at: Moment;
    edited_at: Moment | null;
    deleted_at: Moment | null;
  };
  page_comment_mention: { comment_id: string; account_id: string };
  page_comment_version: { page_id: string; version: number };
  audit_event: {
    id: string;
    at: Moment;
    actor: string;
    action: AuditAction;
    subject: string;
    name: string;
    detail: Json<Record<string, string>>;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends EditorTables {}
}

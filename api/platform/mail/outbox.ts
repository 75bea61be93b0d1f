/** GET and POST /api/v1/desk/mail (ours): what the shop wrote, and to send it again (docs/product.md#outbox). */
import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSiteName } from '#api/platform/site/site-name.ts';
import {
  findMail,
  findMailRows,
  hastenMail,
  hasWaitingCopy,
  insertMail,
  lockMail,
  type MailTableRow,
} from '#api/platform/storage/mail.ts';
import {
  type DeskMail,
  isPrivateMail,
  type MailKind,
  type MailRow,
  type MailState,
} from '#schemas/domain/platform/mail.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { withLetterhead } from './letter.ts';
import { withPictures } from './mail-pictures.ts';

type Row = Omit<MailTableRow, 'text' | 'html' | 'reply_to' | 'unsubscribe'>;

function view(row: Row): MailRow {
  const { id, kind, recipient, subject, created_at, sent_at, attempts, next_attempt_at, failure } = row;
  return {
    _id: id,
    kind,
    state: sent_at ? 'sent' : failure ? 'failed' : 'waiting',
    to: recipient,
    subject,
    created_at,
    sent_at,
    attempts,
    next_attempt_at: sent_at ? null : next_attempt_at,
    failure: !sent_at && failure ? { kind: failure, text: row.failure_text ?? '' } : null,
    is_copy: row.copy_of !== null,
  };
}

/** Links lead to where their reader is let in: they are shown without their addresses. */
async function deskMail(context: Context, row: MailTableRow): Promise<DeskMail> {
  if (isPrivateMail(row.kind)) return { ...view(row), html: null };
  const titled = withLetterhead(row.html, await readSiteName(context.database.kysely));
  const { html } = await withPictures(titled, async () => null, '');
  return { ...view(row), html: html.replace(/ href="[^"]*"/g, '') };
}

type Query = {
  q?: string | undefined;
  state?: MailState | undefined;
  kind?: MailKind | undefined;
  page: number;
  limit: number;
};

/** Throws unauthenticated, forbidden. */
export async function listMail(context: Context, query: Query) {
  requirePermission(context.actor, 'handleMail');
  const rows = await findMailRows(context.database.kysely, query, toWindow(query));
  return toPage(
    rows.map(({ all: _all, ...row }) => view(row)),
    rows[0]?.all ?? 0,
    query,
  );
}

const missing = () => new ProblemError('not_found', because('mail_not_found'));

/** Throws unauthenticated, forbidden, not_found. */
export async function getMail(context: Context, id: string): Promise<DeskMail> {
  requirePermission(context.actor, 'handleMail');
  const row = await findMail(context.database.kysely, id);
  if (!row) throw missing();
  return deskMail(context, row);
}

/**
 * Answers the one that goes out: a copy of one that was sent, or the same one, tried at once. Throws unauthenticated,
 * forbidden, not_found, and in_use for what is its reader's alone and for what is being sent again already.
 */
export async function resendMail(context: Context, id: string): Promise<DeskMail> {
  requirePermission(context.actor, 'handleMail');
  const sent = await context.database.transaction(async (tx) => {
    const row = await lockMail(tx, id);
    if (!row) throw missing();
    if (isPrivateMail(row.kind)) throw new ProblemError('in_use', because('mail_private'));
    const now = context.now();
    let next = row.id;
    if (row.sent_at === null) await hastenMail(tx, row.id, now);
    else {
      if (await hasWaitingCopy(tx, id)) throw new ProblemError('in_use', because('mail_resent_already'));
      next = newId();
      const { recipient, reply_to, subject, text, html, unsubscribe } = row;
      const at = now.toISOString();
      await insertMail(tx, row.kind, {
        id: next,
        ...{ recipient, reply_to, subject, text, html, unsubscribe },
        ...{ attempts: 0, next_attempt_at: at, sent_at: null, created_at: at, copy_of: id },
      });
    }
    await recordAudit(tx, context, 'mail.resend', next, row.subject, { who: row.recipient });
    onCommit(tx, context.mailWaiting);
    return next;
  });
  return getMail(context, sent);
}

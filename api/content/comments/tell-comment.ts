/** Tells employees what is said to them in a comment: in the shop, and by email unless switched off. Nobody of their own. */
import type { Transaction } from 'kysely';
import type { CommentRow } from '#api/content/storage/comments.ts';
import { authorOf } from '#api/platform/auth/audit.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import { commentPath } from '#schemas/domain/content/comment-path.ts';
import type { DocumentKind } from '#schemas/domain/content/content-kinds.ts';
import { findReaders } from './comment-people.ts';

type Said = {
  page: { id: string; kind: DocumentKind; title: string };
  thread: string;
  comment: Pick<CommentRow, 'author_name' | 'body'>;
  /** Accounts that it mentions and that do not know of it yet. */
  mentioned: readonly string[];
  /** Accounts that took part in the thread before; of those, who is mentioned is told of the mention alone. */
  tookPart?: readonly string[];
};

/** Who may not read pages any more, or has left, is told nothing. */
export async function tellComment(context: Context, tx: Transaction<Tables>, said: Said): Promise<void> {
  const { page, thread, comment, mentioned, tookPart = [] } = said;
  const told = new Set([...mentioned, ...tookPart]);
  told.delete(authorOf(context));
  if (told.size === 0) return;
  const href = commentPath(page.kind, page.id, thread);
  const params = { name: comment.author_name, page: page.title };
  for (const { id, email } of (await findReaders(tx)).filter((one) => told.has(one.id))) {
    const isMention = mentioned.includes(id);
    const kind = isMention ? 'comment_mention' : 'comment_reply';
    const { byEmail } = await context.tellAccount(context, tx, { accountId: id, kind, params, href });
    if (!byEmail) continue;
    const words = () => ({
      subject: (isMention ? m.mail_comment_mention_subject : m.mail_comment_reply_subject)(params),
      paragraphs: [(isMention ? m.mail_comment_mention : m.mail_comment_reply)(params), comment.body],
      link: { path: href, label: m.mail_comment_link() },
      isChosen: true,
    });
    await insertMail(tx, 'comment', await letterTo(context, tx, email, words));
  }
  onCommit(tx, context.mailWaiting);
}

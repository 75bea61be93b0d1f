/** POST /api/v1/desk/drafts/{id}/sending (ours): its customer gets a link to look at it and pay. */
import { recordAudit } from '#api/platform/auth/audit.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { priceOne } from '#api/sales/carts/cart-view.ts';
import { sumsOf } from '#api/sales/orders/order-mail.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DraftOrder } from '#schemas/domain/sales/draft-order.ts';
import { requireSeen, stepOnDraft } from './change-draft.ts';
import { linkOf } from './sent-draft.ts';

/**
 * Sent again, its link opens for longer. Throws unauthenticated, forbidden, not_found, stale_version, cart_closed,
 * cart_paying, cart_empty.
 */
export const sendDraft = (context: Context, id: string, version: number): Promise<DraftOrder> =>
  stepOnDraft(context, id, async (tx, { draft, cart, theirs }) => {
    requireSeen(cart, version);
    const { view } = await priceOne(theirs, tx, cart);
    if (view.items.length === 0) throw new ProblemError('cart_empty', because('cart_empty'));
    const sent_at = context.now().toISOString();
    const path = linkOf(context, { id, sent_at }) ?? '';
    const words = () => ({
      subject: m.mail_draft_subject({ number: draft.number }),
      paragraphs: [m.mail_draft_text({ name: draft.name }), m.mail_draft_prices()],
      rows: [
        ...view.items.map(({ name, quantity, line_total }): [string, string] => [
          `${quantity} × ${name}`,
          formatDollars(line_total),
        ]),
        ...sumsOf({ cart: view }, 0),
      ],
      link: { path, label: m.mail_draft_link() },
    });
    await insertMail(tx, 'draft_order', await letterTo(context, tx, draft.email, words));
    onCommit(tx, context.mailWaiting);
    await recordAudit(tx, context, 'draft.send', id, `${draft.number} ${draft.name}`);
    return { sent_at };
  });

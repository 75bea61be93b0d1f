/** Who is told of a request and of its answer, under the bell and by email (docs/product.md#notifications). */
import { notify } from '#api/people/notifications/notify.ts';
import { findSeats } from '#api/people/public-storage.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { emailItem } from '#api/sales/carts/order-line.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { DecideApproval } from '#schemas/domain/sales/approval.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';

export const nameOf = ({ first_name, last_name }: Pick<AccountRow, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`.trim();

type Request = {
  buyer: AccountRow & { company_id: string };
  id: string;
  /** Dollars. */
  total: number;
  note: string;
  items: readonly CartItem[];
};

/** The company's approvers and admins who are on, but the buyer (an account's id). */
export async function findAnswerers(tx: Executor, companyId: string, buyerId: string) {
  const seats = await findSeats(tx, companyId);
  return seats.filter(
    ({ id, active, company_role }) =>
      active && id !== buyerId && (company_role === 'approver' || company_role === 'admin'),
  );
}

export async function tellApprovers(context: Context, tx: Executor, request: Request): Promise<void> {
  const { buyer, id, note, items } = request;
  const [name, total] = [nameOf(buyer), formatDollars(request.total)];
  const path = `/a/approvals/${id}`;
  for (const seat of await findAnswerers(tx, buyer.company_id, buyer.id)) {
    const told = { accountId: seat.id, params: { name, total }, href: path };
    const { byEmail } = await notify(context, tx, { ...told, kind: 'approval_requested' });
    if (!byEmail) continue;
    await insertMail(
      tx,
      'approval',
      await letterTo(context, tx, seat.email, () => ({
        subject: m.mail_approval_subject({ name, total }),
        paragraphs: [
          m.mail_order_greeting({ name: seat.first_name }),
          m.mail_approval_text({ name, total }),
          ...(note ? [m.mail_approval_note({ note })] : []),
        ],
        items: items.map(emailItem),
        rows: [[m.cart_total(), total]],
        link: { path, label: m.mail_approval_link() },
        isChosen: true,
      })),
    );
  }
}

/** The buyer, in the decider's name. */
export async function tellRequester(
  context: Context,
  tx: Executor,
  request: { id: string; requested_by: string; total_cents: number },
  decider: AccountRow,
  { status, reason }: DecideApproval,
): Promise<void> {
  const buyer = await findAccountById(tx, request.requested_by);
  if (!buyer) return;
  const [name, total] = [nameOf(decider), formatDollars(toDollars(request.total_cents))];
  const path = `/a/approvals/${request.id}`;
  const isYes = status === 'approved';
  const { byEmail } = await notify(context, tx, {
    accountId: buyer.id,
    kind: isYes ? 'approval_approved' : 'approval_declined',
    params: { name, total, reason },
    href: path,
  });
  if (!byEmail) return;
  await insertMail(
    tx,
    'approval',
    await letterTo(context, tx, buyer.email, () => ({
      subject: isYes
        ? m.mail_approval_approved_subject({ total })
        : m.mail_approval_declined_subject({ total }),
      paragraphs: [
        m.mail_order_greeting({ name: buyer.first_name }),
        isYes
          ? m.mail_approval_approved_text({ name, total })
          : m.mail_approval_declined_text({ name, total }),
        ...(isYes ? [] : [reason]),
      ],
      link: { path, label: isYes ? m.mail_approval_order_link() : m.mail_approval_link() },
      isChosen: true,
    })),
  );
}

/** What happens to a proposal, told to whom it concerns: in the shop, and by email unless switched off. */
import type { Transaction } from 'kysely';
import { notify } from '#api/people/notifications/notify.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import { findBuyersOf, type ProposalRow } from '#api/sales/storage/proposals.ts';
import * as m from '#messages';
import type { NotificationKind } from '#schemas/domain/people/notification-kinds.ts';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { maySee, scopeOf } from './proposal-scope.ts';

type Told = {
  kind: NotificationKind;
  params?: Record<string, string>;
  mail: () => { subject: string; paragraphs: string[]; rows?: [string, string][] };
};
type Person = { id: string; email: string };

async function tell(
  context: Context,
  tx: Transaction<Tables>,
  { id, email }: Person,
  path: string,
  { kind, params, mail }: Told,
): Promise<void> {
  const { byEmail } = await notify(context, tx, { accountId: id, kind, params, href: path });
  if (!byEmail) return;
  const words = () => ({ ...mail(), link: { path, label: m.mail_proposal_link() }, isChosen: true });
  await insertMail(tx, 'proposal', await letterTo(context, tx, email, words));
  onCommit(tx, context.mailWaiting);
}

/** Nobody who wrote in the thread once and may not read it any more: another role, a feature that the company lost. */
async function tellBuyers(context: Context, tx: Transaction<Tables>, row: ProposalRow, told: Told) {
  for (const { id } of await findBuyersOf(tx, row.id)) {
    const buyer = id === context.actor.accountId ? undefined : await findAccountById(tx, id);
    if (buyer && maySee(row, scopeOf(buyer))) await tell(context, tx, buyer, `/a/proposals/${row.id}`, told);
  }
}

/** Nobody, where nobody looks after it any more. */
async function tellSalesperson(context: Context, tx: Transaction<Tables>, row: ProposalRow, told: Told) {
  const { salesperson_id: id } = row;
  const salesperson = id === null ? undefined : await findAccountById(tx, id);
  if (!salesperson?.role || salesperson.disabled_at) return;
  await tell(context, tx, salesperson, `/admin/proposals/${row.id}`, told);
}

/** It was sent for the first time, or another revision of it was. `cents` and `day` are of that one. */
export function tellSent(
  context: Context,
  tx: Transaction<Tables>,
  row: ProposalRow,
  { cents, day, message }: { cents: number; day: string; message: string },
): Promise<void> {
  const { number, revision } = row;
  const isFirst = revision === 1;
  return tellBuyers(context, tx, row, {
    kind: isFirst ? 'proposal_sent' : 'proposal_changed',
    params: { number },
    mail: () => ({
      subject: (isFirst ? m.mail_proposal_sent_subject : m.mail_proposal_changed_subject)({ number }),
      paragraphs: [
        (isFirst ? m.mail_proposal_sent : m.mail_proposal_changed)({ number }),
        ...(message ? [message] : []),
      ],
      rows: [
        [m.proposal_total(), formatDollars(toDollars(cents))],
        [m.proposal_expires(), formatDate(day)],
      ],
    }),
  });
}

export const tellWithdrawn = (context: Context, tx: Transaction<Tables>, row: ProposalRow): Promise<void> =>
  tellBuyers(context, tx, row, {
    kind: 'proposal_changed',
    params: { number: row.number, what: 'withdrawn' },
    mail: () => ({
      subject: m.mail_proposal_withdrawn_subject({ number: row.number }),
      paragraphs: [m.mail_proposal_withdrawn({ number: row.number })],
    }),
  });

/** To the other side of the thread. */
export function tellMessage(
  context: Context,
  tx: Transaction<Tables>,
  row: ProposalRow,
  { body, by, fromDesk }: { body: string; by: string; fromDesk: boolean },
): Promise<void> {
  const { number } = row;
  const told: Told = {
    kind: 'proposal_message',
    params: { number },
    mail: () => ({
      subject: m.mail_proposal_message_subject({ number }),
      paragraphs: [m.mail_proposal_message({ name: by, number }), body],
    }),
  };
  return fromDesk ? tellBuyers(context, tx, row, told) : tellSalesperson(context, tx, row, told);
}

export const tellAccepted = (context: Context, tx: Transaction<Tables>, row: ProposalRow, by: string) =>
  tellSalesperson(context, tx, row, {
    kind: 'proposal_answered',
    params: { number: row.number, name: by, what: 'accepted' },
    mail: () => ({
      subject: m.mail_proposal_accepted_subject({ number: row.number }),
      paragraphs: [m.mail_proposal_accepted({ name: by, number: row.number })],
    }),
  });

export const tellDeclined = (
  context: Context,
  tx: Transaction<Tables>,
  row: ProposalRow,
  { by, reason }: { by: string; reason: string },
) =>
  tellSalesperson(context, tx, row, {
    kind: 'proposal_answered',
    params: { number: row.number, name: by, what: 'declined' },
    mail: () => ({
      subject: m.mail_proposal_declined_subject({ number: row.number }),
      paragraphs: [m.mail_proposal_declined({ name: by, number: row.number }), reason],
    }),
  });

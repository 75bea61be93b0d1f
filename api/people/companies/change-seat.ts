/** What may be done to a person of a company, by its admins and by employees (docs/product.md#people-of-a-company). */
import { notify } from '#api/people/notifications/notify.ts';
import {
  deleteInvitation,
  deleteInvitationsTo,
  type findCompany,
  lockCompany,
} from '#api/people/storage/companies.ts';
import {
  changeKeptSeat,
  deleteKeptSeat,
  deleteOrderLimit,
  findSeats,
  keepSeat,
  type SeatRow,
  saveOrderLimit,
} from '#api/people/storage/seats.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { lockAccount, setAccountCompany } from '#api/platform/storage/accounts.ts';
import type { ChangeColleague, Colleague } from '#schemas/domain/people/company.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import { losesLastAdmin, type SeatChange } from '#schemas/domain/people/company-roles.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';

type Company = { id: string; name: string };

export const colleagueView = (row: SeatRow): Colleague => ({
  _id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  email: row.email,
  role: row.company_role,
  active: row.active,
  order_limit: row.limit_cents === null ? null : toDollars(row.limit_cents),
  own_order_limit: row.has_own_limit,
});

export const invitationView = (row: {
  id: string;
  email: string;
  company_role: CompanyRole;
  expires_at: string;
}) => ({ _id: row.id, email: row.email, role: row.company_role, expires_at: row.expires_at });

const refuse = (pointer: string, reason: Reason) =>
  new ProblemError('invalid', reason, { [pointer]: [reason] });

/** The company, locked: whoever changes its people waits here. Throws not_found. */
async function lockedCompany(tx: Executor, companyId: string): Promise<Company> {
  const company = await lockCompany(tx, companyId);
  if (!company) throw new ProblemError('not_found', because('company_not_found'));
  return company;
}

/** The person's seat. Throws not_found, and invalid where the company would lose its last admin. */
async function requireSeat(
  context: Context,
  tx: Executor,
  companyId: string,
  personId: string,
  change: SeatChange,
): Promise<SeatRow> {
  const seats = await findSeats(tx, companyId);
  const seat = seats.find(({ id }) => id === personId);
  if (!seat) throw new ProblemError('not_found', because('colleague_not_found'));
  const isOff = change !== 'remove' && change.active === false;
  if (isOff && personId === context.actor.accountId) throw refuse('/active', because('own_account_active'));
  if (losesLastAdmin(seats.map(colleagueView), personId, change))
    throw refuse(isOff ? '/active' : '/role', because('last_admin'));
  return seat;
}

/** The account leaves the company: prices, terms, orders and jobs go with the next request. */
async function leave(context: Context, tx: Executor, company: Company, seat: SeatRow): Promise<void> {
  await setAccountCompany(tx, seat.id, null, null);
  await deleteInvitationsTo(tx, company.id, seat.email);
  await context.leftCompany(tx, seat.id, company.id);
  await moveAccess(context, tx, { accounts: [seat.id] });
}

async function switchOff(context: Context, tx: Executor, company: Company, seat: SeatRow): Promise<void> {
  await leave(context, tx, company, seat);
  await keepSeat(tx, {
    account_id: seat.id,
    company_id: company.id,
    company_role: seat.company_role,
    off_at: context.now().toISOString(),
    off_by: authorOf(context),
  });
}

/** Throws invalid for somebody who joined another company meanwhile. */
async function switchOn(context: Context, tx: Executor, company: Company, seat: SeatRow): Promise<void> {
  const account = await lockAccount(tx, seat.id);
  if (account?.company_id) throw refuse('/active', because('colleague_elsewhere'));
  await deleteKeptSeat(tx, seat.id);
  await setAccountCompany(tx, seat.id, company.id, seat.company_role);
  await moveAccess(context, tx, { accounts: [seat.id] });
}

const record = (
  context: Context,
  tx: Executor,
  company: Company,
  who: string,
  detail: Record<string, string>,
) => recordAudit(tx, context, 'company.people', company.id, company.name, { who, ...detail });

async function changeLimit(
  context: Context,
  tx: Executor,
  company: Company,
  seat: SeatRow,
  limit: ChangeColleague['order_limit'],
): Promise<void> {
  if (limit === undefined) return;
  if (limit === 'company') await deleteOrderLimit(tx, seat.id, company.id);
  else await saveOrderLimit(tx, seat.id, company.id, limit === null ? null : toCents(limit));
  await record(context, tx, company, seat.email, { what: 'limit' });
}

/** Throws not_found, and invalid (the last admin, oneself switched off, somebody who joined another company). */
export async function changeSeat(
  context: Context,
  tx: Executor,
  companyId: string,
  personId: string,
  change: ChangeColleague,
): Promise<void> {
  const company = await lockedCompany(tx, companyId);
  const before = await requireSeat(context, tx, companyId, personId, change);
  const seat = { ...before, company_role: change.role ?? before.company_role };
  if (seat.company_role !== before.company_role) {
    if (before.active) await setAccountCompany(tx, seat.id, company.id, seat.company_role);
    else await changeKeptSeat(tx, seat.id, seat.company_role);
    await moveAccess(context, tx, { accounts: [seat.id] });
    await record(context, tx, company, seat.email, {
      role_from: before.company_role,
      role_to: seat.company_role,
    });
  }
  await changeLimit(context, tx, company, seat, change.order_limit);
  if (change.active === undefined || change.active === before.active) return;
  await (change.active ? switchOn : switchOff)(context, tx, company, seat);
  await record(context, tx, company, seat.email, { what: change.active ? 'on' : 'off' });
  await notify(context, tx, {
    accountId: seat.id,
    kind: change.active ? 'company_on' : 'company_off',
    params: { company: company.name },
    href: '/a/profile',
  });
}

/** The account stays, and belongs to no company. Throws not_found, and invalid for the last admin. */
export async function removeSeat(
  context: Context,
  tx: Executor,
  companyId: string,
  personId: string,
): Promise<void> {
  const company = await lockedCompany(tx, companyId);
  const seat = await requireSeat(context, tx, companyId, personId, 'remove');
  if (seat.active) await leave(context, tx, company, seat);
  else await deleteKeptSeat(tx, seat.id);
  await deleteOrderLimit(tx, seat.id, company.id);
  await record(context, tx, company, seat.email, { what: 'removed' });
}

/** Its link opens nothing from now on. Throws not_found. */
export async function removeInvitation(
  context: Context,
  tx: Executor,
  company: Company | Awaited<ReturnType<typeof findCompany>>,
  invitationId: string,
): Promise<void> {
  const invitation = company && (await deleteInvitation(tx, company.id, invitationId));
  if (!company || !invitation) throw new ProblemError('not_found', because('invitation_not_found'));
  await record(context, tx, company, invitation.email, { what: 'revoked' });
}

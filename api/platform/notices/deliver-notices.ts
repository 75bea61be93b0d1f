/**
 * Tells employees what happened: at once, or once a day, as an admin's rules say (docs/decisions/0071-notices.md). A notice
 * goes in the transaction that writes its emails, so that nobody hears of it twice and a process that dies loses none.
 */
import type { Transaction } from 'kysely';
import type { Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { newId } from '#api/platform/new-id.ts';
import { findEmployees } from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import {
  hasNotices,
  insertNotices,
  type NoticeRow,
  takeNotices,
  takeSummaries,
} from '#api/platform/storage/notices.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { employeeRoles } from '#schemas/domain/people/account.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { type NoticeRule, noticeRoles, ruleFor } from '#schemas/domain/platform/notice.ts';
import { momentOfWall } from '#schemas/domain/platform/zone-offset.ts';
import { readNotices } from './notice-rules.ts';
import { noticeLetter, summaryLetter } from './notice-words.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Of one transaction. */
const atOnce = 20;

type Employee = Awaited<ReturnType<typeof findEmployees>>[number];

/** Who a rule names, as far as they may open what it is about; where nobody of them is left, everybody who may. */
function toldBy({ kind, roles, employees }: NoticeRule, everybody: readonly Employee[]): Employee[] {
  const able = everybody.filter(({ role }) => noticeRoles[kind].includes(role));
  const named = able.filter(({ id, role }) => roles.includes(role) || employees.includes(id));
  return named.length > 0 ? named : able;
}

async function tell(services: Services, tx: Transaction<Tables>, notices: NoticeRow[]): Promise<void> {
  const { rules } = await readNotices(tx);
  const everybody = await findEmployees(tx, employeeRoles);
  for (const notice of notices.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const { kind, params, href } = notice;
    const rule = ruleFor(rules, kind, notice.warehouse_id);
    if (rule.timing === 'off') continue;
    const told = toldBy(rule, everybody);
    for (const { id, email } of told) {
      await services.tellAccount(services, tx, {
        accountId: id,
        kind: 'employee_notice',
        params: { ...params, notice: kind },
        href,
      });
      if (rule.timing === 'now')
        await insertMail(tx, 'notice', await letterTo(services, tx, email, () => noticeLetter(notice)));
    }
    if (rule.timing === 'daily')
      await insertNotices(
        tx,
        told.map(({ id }) => ({ ...notice, id: newId(), account_id: id, params: JSON.stringify(params) })),
      );
  }
}

/** The last time that it was this hour in the shop; nothing that was written since is in its summary. */
export function lastSummary(hour: number, now: Date, timeZone: string): Date {
  const today = Date.parse(`${dayIn(timeZone, now)}T00:00:00Z`);
  const [at, before] = [today, today - dayMs].map((day) => momentOfWall(day + hour * hourMs, timeZone));
  return new Date(at !== undefined && at <= now.getTime() ? at : (before ?? 0));
}

async function tellSummaries(services: Services, tx: Transaction<Tables>): Promise<void> {
  const { hour } = await readNotices(tx);
  const [first] = await findWarehouses(tx);
  const until = lastSummary(hour, services.now(), first?.time_zone ?? 'UTC');
  const rows = await takeSummaries(tx, until.toISOString());
  if (rows.length === 0) return;
  // Who has left, or may not open it any more, is told nothing.
  for (const { id, email, role } of await findEmployees(tx, employeeRoles)) {
    const mine = rows.filter(({ account_id, kind }) => account_id === id && noticeRoles[kind].includes(role));
    if (mine.length > 0)
      await insertMail(tx, 'notice', await letterTo(services, tx, email, () => summaryLetter(mine)));
  }
}

/** One round; before the emails that wait are sent. */
export async function deliverNotices(services: Services): Promise<void> {
  const { database } = services;
  if (!(await hasNotices(database.kysely))) return;
  let taken: number;
  do {
    taken = await database.transaction(async (tx) => {
      const notices = await takeNotices(tx, atOnce);
      if (notices.length > 0) await tell(services, tx, notices);
      return notices.length;
    });
  } while (taken === atOnce);
  await database.transaction((tx) => tellSummaries(services, tx));
}

/** GET and PUT /api/v1/desk/notices (ours): who is told of what, kept as one setting. */

import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { findEmployees } from '#api/platform/storage/accounts.ts';
import { findAllWarehouses, lockSetting, readSettingRow, writeSetting } from '#api/platform/storage/site.ts';
import { employeeRoles } from '#schemas/domain/people/account.ts';
import {
  firstHour,
  firstRule,
  type NoticeKind,
  type NoticeRule,
  type Notices,
  noticeKinds,
  noticeRoles,
  type SaveNotices,
} from '#schemas/domain/platform/notice.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';

const key = 'notices';

type StoredNotices = { hour: number; rules: NoticeRule[] };

/** As an admin left it; with nothing said of a kind, the shop's first rule holds (ruleFor). */
export async function readNotices(db: Executor): Promise<StoredNotices & { version: number }> {
  const row = await readSettingRow(db, key);
  const { hour = firstHour, rules = [] } = (row?.value as Partial<StoredNotices> | undefined) ?? {};
  return { hour, rules, version: row?.version ?? 0 };
}

/** Without the people who left or may not open it any more; where nobody of them is left, everybody who may is told. */
function withoutLeavers(rule: NoticeRule, able: ReadonlySet<string>): NoticeRule {
  const employees = rule.employees.filter((id) => able.has(id));
  const roles = rule.roles.length + employees.length > 0 ? rule.roles : [...noticeRoles[rule.kind]];
  return { ...rule, roles, employees };
}

async function view(db: Executor): Promise<Notices> {
  const stored = await readNotices(db);
  const employees = await findEmployees(db, employeeRoles);
  const able = (kind: NoticeKind) =>
    new Set(employees.filter(({ role }) => noticeRoles[kind].includes(role)).map(({ id }) => id));
  const rules = stored.rules.map((rule) => withoutLeavers(rule, able(rule.kind)));
  const { hour, version } = stored;
  return {
    version,
    hour,
    rules: [
      ...noticeKinds.map(
        (kind) => rules.find((rule) => rule.kind === kind && rule.warehouse === null) ?? firstRule(kind),
      ),
      ...rules.filter(({ warehouse }) => warehouse !== null),
    ],
    employees: employees.map(({ id, first_name, last_name, role }) => ({
      _id: id,
      name: `${first_name} ${last_name}`,
      role,
    })),
  };
}

/** Throws unauthenticated, forbidden. */
export async function getNotices(context: Context): Promise<Notices> {
  requirePermission(context.actor, 'manageNotices');
  return view(context.database.kysely);
}

/** Throws unauthenticated, forbidden, stale_version, and invalid with the field. */
export async function saveNotices(context: Context, { version, hour, rules }: SaveNotices): Promise<Notices> {
  requirePermission(context.actor, 'manageNotices');
  return context.database.transaction(async (tx) => {
    const row = await lockSetting(tx, key);
    if ((row?.version ?? 0) !== version) throw new ProblemError('stale_version', because('record_changed'));
    const warehouses = new Set((await findAllWarehouses(tx)).map(({ id }) => id));
    const roleOf = new Map((await findEmployees(tx, employeeRoles)).map(({ id, role }) => [id, role]));
    const errors: FieldReasons = {};
    for (const [index, { kind, warehouse, employees }] of rules.entries()) {
      if (warehouse !== null && !warehouses.has(warehouse))
        errors[`/rules/${index}/warehouse`] = [because('warehouse_not_found')];
      const isEligible = (id: string) => {
        const role = roleOf.get(id);
        return role !== undefined && noticeRoles[kind].includes(role);
      };
      if (!employees.every(isEligible)) errors[`/rules/${index}/employees`] = [because('notice_employee')];
    }
    refuseFields(errors);
    await writeSetting(tx, key, { hour, rules } satisfies StoredNotices);
    await recordAudit(tx, context, 'notice.change', key, '');
    return view(tx);
  });
}

/** What employees are told as it happens, whom, and when: rules that an admin keeps (docs/decisions/0071-notices.md). */
import { z } from 'zod';
import { type EmployeeRole, employeeRoles } from '../people/account.ts';
import { rolesThatMay } from '../people/permissions.ts';
import { idSchema } from './ids.ts';
import { because, customIssue, problemKey } from './reasons.ts';

export const noticeKinds = [
  'order_placed',
  'return_asked',
  'payment_failed',
  'trade_applied',
  'message_received',
  'import_failed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds of an order, and so of its warehouse. */
export const warehouseNotices: readonly NoticeKind[] = ['order_placed', 'return_asked', 'payment_failed'];

export const noticeTimings = ['now', 'daily', 'off'] as const;
export type NoticeTiming = (typeof noticeTimings)[number];

/** Who can open what a kind is about; nobody else is told of it. */
export const noticeRoles: Record<NoticeKind, readonly EmployeeRole[]> = {
  order_placed: rolesThatMay('readOrders'),
  return_asked: rolesThatMay('readOrders'),
  payment_failed: rolesThatMay('takePayments'),
  trade_applied: rolesThatMay('decideCompanies'),
  message_received: rolesThatMay('answerChats'),
  import_failed: rolesThatMay('importCatalog'),
};

export const noticeRuleSchema = z.strictObject({
  kind: z.enum(noticeKinds),
  /** Of orders of that warehouse alone, before the rule without one. */
  warehouse: idSchema.nullable(),
  timing: z.enum(noticeTimings),
  /** Everybody of these roles. */
  roles: z.array(z.enum(employeeRoles)).max(employeeRoles.length),
  /** And these people. */
  employees: z.array(idSchema).max(100),
});
export type NoticeRule = z.output<typeof noticeRuleSchema>;

const mostRules = 300;

/** Body of PUT /api/v1/desk/notices: all rules at once. */
export const saveNoticesSchema = z
  .strictObject({
    version: z.number().int().min(0),
    /** When daily summaries go out, in the shop's time zone. */
    hour: z.number(problemKey('whole_number_expected')).int().min(0).max(23),
    rules: z.array(noticeRuleSchema).max(mostRules),
  })
  .superRefine(({ rules }, context) => {
    const seen = new Set<string>();
    for (const [index, { kind, warehouse, timing, roles, employees }] of rules.entries()) {
      const key = `${kind} ${warehouse ?? ''}`;
      const path = (field: string) => ['rules', index, field];
      if (seen.has(key) || (warehouse !== null && !warehouseNotices.includes(kind)))
        context.addIssue({
          code: 'custom',
          path: path('warehouse'),
          ...customIssue(because('notice_rule_twice')),
        });
      seen.add(key);
      if (timing !== 'off' && roles.length + employees.length === 0)
        context.addIssue({ code: 'custom', path: path('roles'), ...customIssue(because('notice_nobody')) });
      if (roles.some((role) => !noticeRoles[kind].includes(role)))
        context.addIssue({ code: 'custom', path: path('roles'), ...customIssue(because('notice_role')) });
    }
  })
  .meta({ id: 'SaveNotices' });
export type SaveNotices = z.output<typeof saveNoticesSchema>;

const person = z.object({ _id: idSchema, name: z.string(), role: z.enum(employeeRoles) });

export const noticesSchema = z
  .object({
    version: z.number().int(),
    hour: z.number().int(),
    /** One for every kind without a warehouse, as the shop begins with where nobody changed it, and those of warehouses. */
    rules: z.array(noticeRuleSchema),
    /** Who works here now. */
    employees: z.array(person),
  })
  .meta({ id: 'Notices' });
export type Notices = z.output<typeof noticesSchema>;

/** Until an admin says otherwise. What the contact form brings is in the inbox and goes to the shop's own address. */
const firstTimings: Record<NoticeKind, NoticeTiming> = {
  order_placed: 'now',
  return_asked: 'now',
  payment_failed: 'now',
  trade_applied: 'now',
  message_received: 'off',
  import_failed: 'now',
};

/** Who hears of a kind then: of goods who hands them over, of anything else who can open it. */
const firstRoles = (kind: NoticeKind): readonly EmployeeRole[] =>
  kind === 'order_placed' || kind === 'return_asked' ? rolesThatMay('fulfilOrders') : noticeRoles[kind];

export const firstHour = 8;

export const firstRule = (kind: NoticeKind): NoticeRule => ({
  kind,
  warehouse: null,
  timing: firstTimings[kind],
  roles: [...firstRoles(kind)],
  employees: [],
});

/** What holds for a kind at a warehouse: its own rule, else the one for all, else the shop's first. */
export const ruleFor = (
  rules: readonly NoticeRule[],
  kind: NoticeKind,
  warehouse: string | null,
): NoticeRule =>
  (warehouse ? rules.find((rule) => rule.kind === kind && rule.warehouse === warehouse) : undefined) ??
  rules.find((rule) => rule.kind === kind && rule.warehouse === null) ??
  firstRule(kind);

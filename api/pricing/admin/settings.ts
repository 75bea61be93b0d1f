/** The site's name, the chat's delay, delayed payment and fees, as employees keep them (ours). */

import { recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { sellingTag } from '#api/platform/house-rule.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { defaultPopupDelay } from '#api/platform/site/chat-setting.ts';
import { lockSetting, readSettingRow, writeSetting } from '#api/platform/storage/site.ts';
import type { DelayedPayment } from '#api/pricing/core/delayed-payment.ts';
import type { PaymentFees } from '#api/pricing/storage/tables/pricing.ts';
import { changesBetween, writeChanges } from '#schemas/domain/platform/change.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import {
  permissionForSetting,
  type Setting,
  type SettingGroup,
} from '#schemas/domain/pricing/pricing-records.ts';
import { paymentTypes } from '#schemas/domain/sales/cart.ts';
import { fromBps, toBps } from './pricing-rows.ts';

type Stored = {
  site: { name?: string; tagline?: string; tagline_es?: string; contact_email?: string } & Record<
    string,
    unknown
  >;
  chat: { popup_delay?: number; away_message?: string; away_message_es?: string };
  publishing: { approval?: boolean };
  delayed_payment: Partial<DelayedPayment>;
  payment_fees: PaymentFees;
};
type ValueOf<G extends SettingGroup> = Extract<Setting, { group: G }>['value'];

const feeName = (type: (typeof paymentTypes)[number]) =>
  type.toLowerCase().replace(' ', '_') as 'credit_card' | 'check' | 'cash' | 'terms' | 'ach';

const readers: { [G in SettingGroup]: (stored: Stored[G]) => ValueOf<G> } = {
  site: ({ name = '', tagline = '', tagline_es = '', contact_email = '' }) => ({
    name,
    tagline,
    tagline_es,
    contact_email,
  }),
  chat: ({ popup_delay = defaultPopupDelay, away_message = '', away_message_es = '' }) => ({
    popup_delay,
    away_message,
    away_message_es,
  }),
  publishing: ({ approval = false }) => ({ approval }),
  delayed_payment: ({ enabled = false, threshold_cents = 0, message = '', message_es = '' }) => ({
    enabled,
    threshold: toDollars(threshold_cents),
    message,
    message_es,
  }),
  payment_fees: (stored) =>
    Object.fromEntries(
      paymentTypes.flatMap((type) => [
        [`${feeName(type)}_percent`, fromBps(stored[type]?.bps ?? 0)],
        [`${feeName(type)}_fixed`, toDollars(stored[type]?.fixed_cents ?? 0)],
      ]),
    ) as ValueOf<'payment_fees'>,
};

/** What is stored beside what the form shows stays as it is. */
function storedOf(setting: Setting, before: Record<string, unknown>): Record<string, unknown> {
  if (setting.group === 'delayed_payment') {
    const { enabled, threshold, message, message_es } = setting.value;
    return { enabled, threshold_cents: toCents(threshold), message, message_es };
  }
  if (setting.group === 'payment_fees') {
    const { value } = setting;
    return Object.fromEntries(
      paymentTypes.map((type) => [
        type,
        {
          bps: toBps(value[`${feeName(type)}_percent`]),
          fixed_cents: toCents(value[`${feeName(type)}_fixed`]),
        },
      ]),
    );
  }
  return { ...before, ...setting.value };
}

async function view(db: Executor, group: SettingGroup): Promise<Setting> {
  const row = await readSettingRow(db, group);
  const read = readers[group] as (stored: unknown) => unknown;
  return { group, version: row?.version ?? 0, value: read(row?.value ?? {}) } as Setting;
}

/** Throws unauthenticated and forbidden. */
export async function getSetting(context: Context, group: SettingGroup): Promise<Setting> {
  requirePermission(context.actor, 'readPricing');
  return view(context.database.kysely, group);
}

/** Throws unauthenticated, forbidden, stale_version, and invalid for another group's. */
export async function changeSetting(context: Context, group: SettingGroup, input: Setting): Promise<Setting> {
  requirePermission(context.actor, permissionForSetting(group));
  if (input.group !== group)
    throw new ProblemError('invalid', because('settings_group_wrong', { group }), {
      '/group': [because('settings_group_wrong', { group })],
    });
  return context.database.transaction(async (tx) => {
    const row = await lockSetting(tx, group);
    if ((row?.version ?? 0) !== input.version)
      throw new ProblemError('stale_version', because('record_changed'));
    const before = await view(tx, group);
    await writeSetting(tx, group, storedOf(input, (row?.value as Record<string, unknown> | undefined) ?? {}));
    const now = await view(tx, group);
    const changes = changesBetween(before.value, now.value);
    await recordAudit(tx, context, 'settings.change', group, group, writeChanges(changes));
    // What nothing that shoppers see hangs on makes nothing anew.
    if (group !== 'publishing')
      await context.versions.bump(tx, [group === 'site' || group === 'chat' ? 'site' : sellingTag]);
    return now;
  });
}

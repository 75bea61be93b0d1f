/** /admin/pricing and /admin/settings: what employees read and write there. */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { fieldErrorsOf } from '#app/shared/problem-sentences.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { type ApiResult, unwrap } from '#schemas/contract/client.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import {
  fixedKinds,
  type PricingKind,
  permissionForPricing,
  permissionForSetting,
  pricingKinds,
  pricingRecordSchema,
  pricingSchemas,
  type SettingGroup,
  settingSchema,
  settingsSchemas,
} from '#schemas/domain/pricing/pricing-records.ts';
import { fieldsOf, listErrors, readFields, textsOf } from './pricing-fields.ts';

export type PricingAnswer = {
  values: Record<string, string>;
  errors: Record<string, string>;
  message: string | null;
  /** Somebody was faster. */
  stale: boolean;
  /** Of settings: which group was sent, and that it was saved. */
  group: string | null;
  saved: boolean;
};

const answer = (given: Partial<PricingAnswer>, status: number) =>
  data<PricingAnswer>(
    { values: {}, errors: {}, message: null, stale: false, group: null, saved: false, ...given },
    { status },
  );

function kindOf(given: string | undefined): PricingKind {
  const kind = pricingKinds.find((one) => one === given);
  if (!kind) throw notFound();
  return kind;
}

/** `list` is null for a role that may not see it. */
export async function loadPricingList(context: AppLoadContext, request: Request, given: string | undefined) {
  const { role } = await requireEmployee(context);
  const kind = kindOf(given);
  const asked = new URL(request.url).searchParams;
  const [q, of, page] = [asked.get('q') ?? '', asked.get('of') ?? '', Number(asked.get('page') ?? 1)];
  const listed = await context.api.listPricing({
    params: { kind },
    query: {
      ...(q ? { q: q.slice(0, 80) } : {}),
      ...(of ? { of } : {}),
      page: Number.isInteger(page) && page > 0 ? page : 1,
    },
  });
  return {
    kind,
    q,
    of,
    removed: asked.has('removed'),
    mayMake: roleMay(role, permissionForPricing(kind)) && !fixedKinds.includes(kind),
    list: listed.ok ? listed.data : null,
  };
}

/** Throws the 404 page. */
export async function loadPricingRecord(
  context: AppLoadContext,
  request: Request,
  params: { kind?: string | undefined; id?: string | undefined },
) {
  const { role } = await requireEmployee(context);
  const kind = kindOf(params.kind);
  const isEditor = roleMay(role, permissionForPricing(kind));
  const id = params.id ?? '';
  const asked = new URL(request.url).searchParams;
  const isNew = id === 'new';
  const pricing = isNew ? null : await context.api.getPricing({ params: { kind, id } });
  if (pricing && !pricing.ok) throw notFound();
  const choices = await context.api.pricingChoices();
  if (!choices.ok) throw notFound();
  const of = asked.get('of') ?? '';
  const preset: Record<string, string> = {
    company: of,
    price_list: of,
    active: 'yes',
    covers: 'sku',
    target: (asked.get('sku') ?? '').slice(0, 120),
  };
  return {
    kind,
    id,
    row: pricing?.data ?? null,
    values: pricing ? textsOf(pricing.data.record) : preset,
    fields: fieldsOf(pricingSchemas[kind]),
    choices: choices.data,
    saved: asked.has('saved'),
    mayEdit: isEditor,
    mayDecide: roleMay(role, 'decideCompanies'),
    mayRemove: isEditor && !isNew && !fixedKinds.includes(kind),
  };
}

const refusal = (
  form: FormData,
  problem: {
    message: string;
    code: string;
    status: number;
    fieldErrors?: Record<string, string[]> | undefined;
  },
  root: string,
  group: string | null = null,
) =>
  answer(
    {
      values: formValues(form, []),
      errors: listErrors(formErrors(problem.fieldErrors, root)),
      message: problem.message,
      stale: problem.code === 'stale_version',
      group,
    },
    problem.status,
  );

export async function actOnPricing(
  context: AppLoadContext,
  request: Request,
  params: { kind?: string | undefined; id?: string | undefined },
) {
  await requireEmployee(context);
  const kind = kindOf(params.kind);
  const id = params.id ?? '';
  const form = await request.formData();
  if (form.get('intent') === 'remove') {
    const removed = await context.api.removePricing({ params: { kind, id } });
    return removed.ok
      ? redirect(`/admin/pricing/${kind}?removed=1`, 303)
      : refusal(form, removed.problem, '/record');
  }
  const record = { kind, ...readFields(fieldsOf(pricingSchemas[kind]), form) };
  const parsed = pricingRecordSchema.safeParse(record);
  if (!parsed.success) {
    const errors = listErrors(formErrors(fieldErrorsOf(parsed.error)));
    return answer({ values: formValues(form, []), errors }, 422);
  }
  const version = Number(form.get('version'));
  const body = {
    record: parsed.data,
    ...(form.has('overwrite') || id === 'new' ? {} : { version }),
  };
  const saved =
    id === 'new'
      ? await context.api.createPricing({ params: { kind }, body })
      : await context.api.changePricing({ params: { kind, id }, body });
  if (!saved.ok) return refusal(form, saved.problem, '/record');
  return redirect(`/admin/pricing/${kind}/${encodeURIComponent(saved.data._id)}?saved=1`, 303);
}

/** `groups` is null for a role that may not see them. */
export async function loadSettings(context: AppLoadContext, wanted: readonly SettingGroup[]) {
  const { role } = await requireEmployee(context);
  const read = await Promise.all(wanted.map((group) => context.api.getSetting({ params: { group } })));
  if (read.some((one) => !one.ok && one.problem.code === 'forbidden'))
    return { mayEdit: false, groups: null };
  return {
    mayEdit: wanted.some((group) => roleMay(role, permissionForSetting(group))),
    groups: read.map((one: ApiResult<{ group: SettingGroup; version: number; value: object }>) => {
      const { group, version, value } = unwrap('getSetting', one);
      return {
        group,
        version,
        mayEdit: roleMay(role, permissionForSetting(group)),
        values: textsOf(value as Record<string, unknown>),
        fields: fieldsOf(settingsSchemas[group]),
      };
    }),
  };
}

export async function saveSetting(
  context: AppLoadContext,
  request: Request,
  allowed: readonly SettingGroup[],
) {
  await requireEmployee(context);
  const form = await request.formData();
  const group = allowed.find((one) => one === form.get('group'));
  if (!group) throw notFound();
  const version = Number(form.get(form.has('overwrite') ? 'newest' : 'version'));
  const parsed = settingSchema.safeParse({
    group,
    version,
    value: readFields(fieldsOf(settingsSchemas[group]), form),
  });
  if (!parsed.success) {
    const errors = listErrors(formErrors(fieldErrorsOf(parsed.error), '/value'));
    return answer({ values: formValues(form, []), errors, group }, 422);
  }
  const saved = await context.api.changeSetting({ params: { group }, body: parsed.data });
  return saved.ok ? answer({ group, saved: true }, 200) : refusal(form, saved.problem, '/value', group);
}

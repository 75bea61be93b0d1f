/** /admin/companies: every company, one company, and what is done with it (docs/product.md#companies-desk). */

import { type AppLoadContext, data } from '@remix-run/node';
import { fieldsOf, listErrors, readFields, textsOf } from '#app/features/admin/pricing/pricing-fields.ts';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { answerOf, type StaffAnswer, untickedAnswer } from '#app/shared/forms/staff-answer.ts';
import { pageIn } from '#app/shared/list-query.ts';
import { dollarsOf, limitOf } from '#app/shared/order-limit.ts';
import { fieldErrorsOf } from '#app/shared/problem-sentences.ts';
import { notFound } from '#app/shared/respond.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { companyStatuses } from '#schemas/domain/people/account.ts';
import { type CompanyRecord, companyFilters } from '#schemas/domain/people/company.ts';
import { type CompanyRole, settableFeatures } from '#schemas/domain/people/company-features.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { pricingRecordSchema, pricingSchemas } from '#schemas/domain/pricing/pricing-records.ts';

type Api = AppLoadContext['api'];

/** `stale`: somebody else changed the company meanwhile, and nothing was written. */
export type CompanyAnswer = StaffAnswer & { stale: boolean };

/** `list` is null for a role that does not decide. */
export async function loadCompanies(context: AppLoadContext, request: Request) {
  await requireEmployee(context);
  const asked = new URL(request.url).searchParams;
  const query = {
    q: asked.get('q')?.trim().slice(0, 80) || undefined,
    status: companyFilters.find((status) => status === asked.get('status')) ?? 'all',
  };
  const page = pageIn(asked);
  const listed = await context.api.listCompanies({ query: { ...query, page } });
  return { list: listed.ok ? listed.data : null, query };
}

/** How many of its orders a company's screen shows. */
const recentOrders = 5;

const certificateFields = fieldsOf(pricingSchemas.exemption).filter(
  ({ name }) => name !== 'company' && name !== 'active',
);
const priceFields = fieldsOf(pricingSchemas.company);

/** Throws the 404 page, also for a role that does not decide. */
export async function loadCompany(context: AppLoadContext, id: string) {
  const { role } = await requireEmployee(context);
  const { api } = context;
  const read = await api.getCompanyRecord({ params: { id } });
  if (!read.ok) throw notFound();
  const [prices, choices, certificates, orders, rebates] = await Promise.all([
    api.getPricing({ params: { kind: 'company', id } }),
    api.pricingChoices(),
    api.listPricing({ params: { kind: 'exemption' }, query: { of: id } }),
    api.listDeskOrders({ query: { company: id, limit: recentOrders } }),
    api.listCompanyRebates({ params: { id } }),
  ]);
  if (!prices.ok || !choices.ok || !certificates.ok || !orders.ok) throw notFound();
  return {
    record: read.data,
    /** Prices, credit, and the features that go with them. */
    mayPrice: roleMay(role, 'setTerms'),
    /** Whether this role reads the log of activity. */
    audits: role === 'admin',
    prices: { fields: priceFields, values: textsOf(prices.data.record) },
    certificates: {
      fields: certificateFields,
      items: certificates.data.items.map(({ _id, about, active }) => ({ _id, about, active })),
    },
    choices: { ...choices.data, companies: [] },
    orders: { items: orders.data.items, total: orders.data.total },
    rebates: rebates.ok ? rebates.data : [],
  };
}
export type CompanyPage = Awaited<ReturnType<typeof loadCompany>>;

/** The version that the form was opened with; none where somebody else's is to be replaced knowingly. */
const versionOf = (form: FormData) => (form.has('overwrite') ? undefined : Number(textOf(form, 'version')));

async function saveSettings(api: Api, id: string, form: FormData): Promise<ApiResult<CompanyRecord>> {
  const read = await api.getCompanyRecord({ params: { id } });
  if (!read.ok) return read;
  const granted = settableFeatures.filter((feature) =>
    // A box that this employee may not touch is not sent: it stays as it is.
    form.has(`has:${feature}`) ? form.has(`feature:${feature}`) : read.data.features.includes(feature),
  );
  return api.saveCompany({
    params: { id },
    body: {
      version: versionOf(form) ?? read.data.version,
      features: granted,
      lien: form.has('lien'),
      salesman: textOf(form, 'salesman') || null,
      ...(form.has('order_limit') ? { order_limit: dollarsOf(textOf(form, 'order_limit')) } : {}),
    },
  });
}

async function endCertificate(api: Api, form: FormData): Promise<ApiResult<unknown>> {
  const params = { kind: 'exemption' as const, id: textOf(form, 'certificate') };
  const read = await api.getPricing({ params });
  if (!read.ok || read.data.record.kind !== 'exemption') return read;
  const { version, record } = read.data;
  return api.changePricing({ params, body: { version, record: { ...record, active: false } } });
}

const person = (form: FormData) => textOf(form, 'person');

type Send = (api: Api, id: string, form: FormData) => Promise<ApiResult<unknown>>;
type Deed = {
  send: Send;
  done: () => string;
  shown?: string[];
  /** Cannot be undone: done only with the form's tick. */
  isTicked?: boolean;
};

const change =
  (active: boolean): Send =>
  (api, id, form) =>
    api.changeCompanyPerson({ params: { id, person: person(form) }, body: { active } });

const deeds: Record<string, Deed> = {
  settings: { send: saveSettings, done: m.companies_saved, shown: ['features', 'salesman', 'order_limit'] },
  limit: {
    send: (api, id, form) =>
      api.changeCompanyPerson({
        params: { id, person: person(form) },
        body: { order_limit: limitOf(form) },
      }),
    done: m.account_order_limit_saved,
    shown: ['order_limit'],
  },
  role: {
    send: (api, id, form) =>
      api.changeCompanyPerson({
        params: { id, person: person(form) },
        body: { role: textOf(form, 'role') as CompanyRole },
      }),
    done: m.account_person_saved,
  },
  off: { send: change(false), done: m.account_person_off_done },
  on: { send: change(true), done: m.account_person_on_done },
  remove: {
    send: (api, id, form) => api.removeCompanyPerson({ params: { id, person: person(form) } }),
    done: m.companies_person_removed,
    isTicked: true,
  },
  revoke: {
    send: (api, id, form) =>
      api.revokeCompanyInvitation({ params: { id, invitation: textOf(form, 'invitation') } }),
    done: m.account_invite_revoked,
  },
  end: { send: (api, _id, form) => endCertificate(api, form), done: m.companies_certificate_ended },
};

const respond = (answer: StaffAnswer, result: ApiResult<unknown>) =>
  data<CompanyAnswer>(
    { ...answer, stale: !result.ok && result.problem.code === 'stale_version' },
    { status: result.ok ? 200 : result.status },
  );

const decisions = {
  approved: m.companies_approved,
  declined: m.companies_declined,
  pending: m.companies_reopened,
};

/** Approving sends the settings' form: what is ticked there is saved first, and nothing is decided where it cannot be. */
async function approve(api: Api, id: string, form: FormData) {
  const saved = await saveSettings(api, id, form);
  if (!saved.ok) {
    const answer = answerOf(form, 'settings', saved, '', deeds.settings?.shown);
    return respond({ ...answer, message: answer.message ?? m.companies_not_approved() }, saved);
  }
  return decide(api, id, form, saved.data.version);
}

async function decide(api: Api, id: string, form: FormData, version = versionOf(form)) {
  const status = companyStatuses.find((one) => one === form.get('status')) ?? 'pending';
  const reason = status === 'declined' ? textOf(form, 'reason') : '';
  const result = await api.decideCompany({
    params: { id },
    body: { status, reason, ...(version === undefined ? {} : { version }) },
  });
  const done = result.ok ? decisions[status]({ company: result.data.name }) : '';
  return respond(answerOf(form, 'decide', result, done, ['reason']), result);
}

/** The forms that pricing's own calls answer: what a company agreed on, and a certificate. */
async function savePricing(api: Api, id: string, form: FormData, name: 'prices' | 'certificate') {
  const isNew = name === 'certificate';
  const parsed = pricingRecordSchema.safeParse(
    isNew
      ? { kind: 'exemption', company: id, active: true, ...readFields(certificateFields, form) }
      : { kind: 'company', ...readFields(priceFields, form) },
  );
  if (!parsed.success) {
    const errors = listErrors(formErrors(fieldErrorsOf(parsed.error)));
    const answer = { form: name, done: false, stale: false, values: formValues(form), errors, message: null };
    return data<CompanyAnswer>(answer, { status: 422 });
  }
  const version = versionOf(form);
  const result = isNew
    ? await api.createPricing({ params: { kind: 'exemption' }, body: { record: parsed.data } })
    : await api.changePricing({
        params: { kind: 'company', id },
        body: { record: parsed.data, ...(version === undefined ? {} : { version }) },
      });
  const done = isNew ? m.companies_certificate_added() : m.companies_prices_saved();
  const answer = answerOf(form, name, result, done);
  if (!result.ok) answer.errors = listErrors(formErrors(result.problem.fieldErrors, '/record'));
  return respond(answer, result);
}

export async function actOnCompany(context: AppLoadContext, request: Request, id: string) {
  await requireEmployee(context);
  const form = await request.formData();
  const name = textOf(form, 'form');
  if (name === 'decide') return decide(context.api, id, form);
  if (name === 'settings' && form.get('status') === 'approved') return approve(context.api, id, form);
  if (name === 'prices' || name === 'certificate') return savePricing(context.api, id, form, name);
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (!deed) throw notFound();
  const unticked = deed.isTicked ? untickedAnswer(form, name) : null;
  if (unticked) return data<CompanyAnswer>({ ...unticked, stale: false }, { status: 422 });
  const result = await deed.send(context.api, id, form);
  return respond(answerOf(form, name, result, deed.done(), deed.shown), result);
}

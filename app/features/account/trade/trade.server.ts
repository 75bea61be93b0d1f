/** /trade-register and its unlisted variant /addtt3, step by step (docs/product.md#trade-registration, #login). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import type { FormAnswer } from '#app/shared/forms/form-answer.ts';
import { formObject, formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { dollarsOf } from '#app/shared/order-limit.ts';
import { fieldErrorsOf } from '#app/shared/problem-sentences.ts';
import { refuse, textOf, welcome } from '#app/shared/sign-in/sign-in.server.ts';
import * as m from '#messages';
import { unwrap } from '#schemas/contract/client.ts';
import type { Register } from '#schemas/domain/people/account.ts';
import {
  firstOpenStep,
  offerCodeSchema,
  type TradeDraftDetails,
  type TradeFieldStep,
  type TradeStep,
  tradeStepSchemas,
  tradeSteps,
} from '#schemas/domain/people/trade-draft.ts';
import { usStates } from '#schemas/domain/platform/address.ts';

export type TradePath = '/trade-register' | '/addtt3';

const stepPath = (path: TradePath, step: TradeStep) => `${path}?step=${step}`;

/** What was kept of a field, by the name that its form calls it. */
const valuesOf = ({ address, terms_limit, lien, ...plain }: TradeDraftDetails): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, value ?? ''])),
  ...Object.fromEntries(
    Object.entries(address ?? {}).map(([name, value]) => [`address.${name}`, value ?? '']),
  ),
  terms_limit: terms_limit ? String(terms_limit) : '',
  ...(lien ? { lien: 'on' } : {}),
});

/** Throws redirects: of a step that is not reached yet, and of an offer, which is kept. */
export async function loadTrade(context: AppLoadContext, request: Request, path: TradePath) {
  const { api, cache, hasSession, hasVisitor, log } = context;
  cache.forbid();
  const asked = new URL(request.url).searchParams;
  const wanted = tradeSteps.find((one) => one === asked.get('step'));
  const offer = offerCodeSchema.safeParse(asked.get('offer'));
  if (offer.success) {
    const kept = await api.saveTradeDraft({ body: { offer_code: offer.data } });
    if (!kept.ok) log.warn({ problem: kept.problem }, 'An offer was not kept');
    throw redirect(wanted ? stepPath(path, wanted) : path);
  }
  const session = hasSession ? await api.getSession() : null;
  const profile = session?.ok ? session.data : null;
  const company = profile?.company ?? null;
  const isDeclined = company?.status === 'declined';
  const mayApplyAgain = isDeclined && profile?.company_role === 'admin';
  /** A declined application is corrected, and sent in again. */
  const isAgain = mayApplyAgain && wanted !== undefined;
  // Without the reason the status stands all the same.
  const details = isDeclined ? await api.getCompany().catch(() => null) : null;
  const isForm = !company || isAgain;
  const draft = hasVisitor && isForm ? unwrap('getTradeDraft', await api.getTradeDraft()) : null;
  const reached = firstOpenStep(draft?.details ?? {}, profile !== null);
  const isEarly = wanted && tradeSteps.indexOf(wanted) > tradeSteps.indexOf(reached);
  const isPast = wanted === 'person' && profile !== null;
  if (isForm && (isEarly || isPast)) throw redirect(stepPath(path, reached));
  return {
    step: wanted ?? reached,
    reached,
    states: usStates,
    values: valuesOf(draft?.details ?? {}),
    details: draft?.details ?? {},
    certificate: draft?.certificate ?? null,
    hasOffer: Boolean(draft?.offer_code),
    person: profile ? { name: `${profile.first_name} ${profile.last_name}`, email: profile.email } : null,
    company: company && {
      name: company.name,
      status: company.status,
      reason: details?.ok ? details.data.decline_reason : '',
    },
    isAgain,
    mayApplyAgain,
  };
}
export type TradePage = Awaited<ReturnType<typeof loadTrade>>;

const again = (form: FormData, answer: Partial<FormAnswer>, status: number) =>
  data<FormAnswer>({ values: formValues(form), errors: {}, message: null, ...answer }, { status });

/** The account that applies; the API answers a taken email as it does a wrong password. */
async function makeAccount(context: AppLoadContext, request: Request, form: FormData, path: TradePath) {
  const { first_name, last_name, email, password } = formObject(form);
  const made = await context.api.register({
    body: { first_name, last_name, email, password } as unknown as Register,
  });
  if (!made.ok) return refuse(form, made.problem, m.account_credentials());
  await mark(context, path);
  return welcome(context, request, stepPath(path, 'company'));
}

/** An application that is begun at the unlisted address says so. */
async function mark({ api, log }: AppLoadContext, path: TradePath) {
  if (path !== '/addtt3') return;
  const marked = await api.saveTradeDraft({ body: { source: 'tt3' } });
  if (!marked.ok) log.warn({ problem: marked.problem }, 'An application was not marked');
}

/** The fields of a step as its schema takes them. */
function typedOf(step: TradeFieldStep, form: FormData) {
  if (step !== 'terms') return formObject(form);
  return { terms_limit: dollarsOf(textOf(form, 'terms_limit')), lien: form.has('lien') };
}

/** The file of the certificate's step; null where it is kept, or there is none. */
async function sendCertificate({ api }: AppLoadContext, form: FormData) {
  const file = form.get('certificate');
  if (!(file instanceof File) || file.size === 0) return null;
  const sent = await api.uploadCertificate({ query: { name: file.name.slice(-120) }, file });
  return sent.ok ? null : sent;
}

async function keepStep(context: AppLoadContext, form: FormData, step: TradeFieldStep, path: TradePath) {
  const refused = step === 'certificate' ? await sendCertificate(context, form) : null;
  const read = tradeStepSchemas[step].safeParse(typedOf(step, form));
  if (refused || !read.success) {
    const errors = {
      ...(read.success ? {} : formErrors(fieldErrorsOf(read.error))),
      ...(refused ? { certificate: refused.problem.message } : {}),
    };
    return again(form, { errors }, refused?.status ?? 422);
  }
  const source = path === '/addtt3' ? ({ source: 'tt3' } as const) : {};
  const saved = await context.api.saveTradeDraft({ body: { details: read.data, ...source } });
  if (!saved.ok)
    return again(
      form,
      { errors: formErrors(saved.problem.fieldErrors, '/details'), message: saved.problem.message },
      saved.status,
    );
  return redirect(stepPath(path, firstOpenStep(saved.data.details, true)), 303);
}

async function sendApplication({ api }: AppLoadContext, form: FormData, path: TradePath) {
  const sent = await api.submitTradeDraft();
  // Somebody who applied in another window sees how it stands; what is missing is asked for in its step.
  if (sent.ok || ['forbidden', 'invalid', 'unauthenticated'].includes(sent.problem.code))
    return redirect(path, 303);
  const message = sent.problem.code === 'too_many_requests' ? m.account_too_many() : sent.problem.message;
  return again(form, { message }, sent.status);
}

export async function saveTrade(context: AppLoadContext, request: Request, path: TradePath) {
  context.cache.forbid();
  const form = await request.formData();
  const step = tradeSteps.find((one) => one === form.get('step'));
  if (step === 'person') return makeAccount(context, request, form, path);
  // A session that is over would leave what was typed to whoever uses this browser next.
  const session = context.hasSession ? await context.api.getSession() : null;
  if (!session?.ok) return redirect(stepPath(path, 'person'), 303);
  if (step === undefined) return redirect(path, 303);
  if (form.get('intent') === 'remove') {
    await context.api.removeCertificate();
    return redirect(stepPath(path, 'certificate'), 303);
  }
  return step === 'review' ? sendApplication(context, form, path) : keepStep(context, form, step, path);
}

/** /a/jobs: a company's job sites (docs/product.md#profile-area). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { formObject, formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { hasFeature } from '#schemas/domain/people/company-features.ts';
import { mayKeepJobs } from '#schemas/domain/people/company-roles.ts';
import type { Job, SaveJob } from '#schemas/domain/people/job-site.ts';
import { usStates } from '#schemas/domain/platform/address.ts';
import type { BookAnswer } from './book-answer.ts';

const jobsPath = '/a/jobs';

/** `?change=` names the one that is open in the form. */
export async function loadJobs(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const jobs = unwrap('listJobs', await context.api.listJobs());
  const wanted = new URL(request.url).searchParams.get('change');
  const open = wanted === null ? null : (jobs.find(({ _id }) => _id === wanted) ?? null);
  if (wanted !== null && !open) throw notFound();
  return {
    person: personOf(context, profile),
    hasJobs: hasFeature(profile.company, 'jobs'),
    mayKeep: mayKeepJobs(profile.company_role),
    jobs,
    open: open?._id ?? null,
    values: open ? valuesOf(open) : {},
    states: usStates,
  };
}

const fields = (prefix: string, record: object | null): Record<string, string> =>
  Object.fromEntries(Object.entries(record ?? {}).map(([key, value]) => [`${prefix}.${key}`, String(value)]));

const valuesOf = (job: Job): Record<string, string> => ({
  name: job.name,
  closed: job.closed ? 'yes' : '',
  ...fields('site_address', job.site_address),
  ...fields('lien', job.lien),
});

export async function saveJobs(context: AppLoadContext, request: Request) {
  await requireProfile(context, request);
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  const typed = formObject(form);
  const site = typeof typed.site_address === 'object' ? typed.site_address : {};
  const body = {
    name: typed.name,
    // A site that nothing was said of is not known yet.
    site_address: Object.values(site).some((value) => value !== '') ? site : null,
    lien: typed.lien,
    closed: typed.closed === 'yes',
  } as unknown as SaveJob;
  const { api } = context;
  const saved = id ? await api.changeJob({ params: { id }, body }) : await api.addJob({ body });
  if (saved.ok) return redirect(jobsPath, 303);
  const { fieldErrors, message, status } = saved.problem;
  const errors = formErrors(fieldErrors);
  return data<BookAnswer>({ values: formValues(form), errors, message }, { status });
}

/** /a/jobs: a company's job sites (docs/product.md#profile-area). */
import { createHash } from 'node:crypto';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { csvFile } from '#app/shared/csv.ts';
import { formObject, formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { listQuery } from '#app/shared/list-query.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { hasFeature } from '#schemas/domain/people/company-features.ts';
import { mayKeepJobs } from '#schemas/domain/people/company-roles.ts';
import { jobColumns } from '#schemas/domain/people/job-columns.ts';
import { mostJobRows } from '#schemas/domain/people/job-file.ts';
import type { Job, SaveJob } from '#schemas/domain/people/job-site.ts';
import { usStates } from '#schemas/domain/platform/address.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { decodeText } from '#schemas/domain/platform/text-encoding.ts';
import type { BookAnswer } from './book-answer.ts';
import { type JobImportAnswer, jobSorts, jobStates } from './job-import-answer.ts';

const jobsPath = '/a/jobs';
const perPage = 25;

const queryOf = (request: Request) => listQuery(request, { state: jobStates, sort: jobSorts });

/** As `query` says; a company's jobs are few enough to be all here. */
function narrowed(jobs: readonly Job[], { q = '', state, sort }: ReturnType<typeof queryOf>): Job[] {
  const wanted = q.toLowerCase();
  const rows = jobs.filter(
    (job) =>
      (state === undefined || job.closed === (state === 'closed')) &&
      [job.name, job.lien.owner, ...Object.values(job.site_address ?? {})].some((text) =>
        String(text).toLowerCase().includes(wanted),
      ),
  );
  return sort === 'name' ? rows.sort((a, b) => a.name.localeCompare(b.name, 'en')) : rows;
}

/** Every job of the filter, with the columns that an import reads. */
export async function exportJobs(context: AppLoadContext, request: Request): Promise<Response> {
  context.cache.forbid();
  await requireProfile(context, request);
  const jobs = narrowed(unwrap('listJobs', await context.api.listJobs()), queryOf(request));
  return csvFile('jobs.csv', [
    Object.values(jobColumns),
    ...jobs.map(({ name, site_address: site, lien, closed }) => [
      name,
      site?.address ?? '',
      site?.city ?? '',
      site?.state ?? '',
      site?.zip ?? '',
      lien.legal_description,
      lien.owner,
      lien.general_contractor,
      lien.lender,
      lien.bond,
      closed ? 'Closed' : 'Open',
    ]),
  ]);
}

/** Bytes of a file that is read. A longer one is refused: a part of it is not what the person chose. */
const mostBytes = 1_000_000;

/** Browsers send line breaks as CR LF. */
const digestOf = (csv: string): string =>
  createHash('sha256').update(csv.replace(/\r\n?/g, '\n')).digest('base64url');

const answerWith = (csv: string, rest: Omit<JobImportAnswer, 'csv' | 'shown'>): JobImportAnswer => ({
  csv,
  shown: digestOf(csv),
  ...rest,
});

/** Rows that were typed or corrected in the form, else those of the file. What is refused stays in the form. */
async function importFile(context: AppLoadContext, form: FormData) {
  const file = form.get('file');
  const typed = String(form.get('csv') ?? '');
  const isTyped = typed.trim() !== '' && digestOf(typed) !== form.get('shown');
  const chosen = !isTyped && file instanceof File && file.size > 0 ? file : null;
  if (chosen && chosen.size > mostBytes) {
    const error = sentenceOf(because('job_file_too_long', { maximum: mostJobRows })) ?? '';
    return data<JobImportAnswer>(answerWith(typed, { error, done: null }), { status: 422 });
  }
  const csv = chosen ? decodeText(new Uint8Array(await chosen.arrayBuffer())) : typed;
  const result = await context.api.importJobs({ body: { csv } });
  if (!result.ok) {
    const { fieldErrors, message, status } = result.problem;
    const error = fieldErrors?.['/csv']?.[0] ?? message;
    // A file that is no text is not shown as one.
    const kept = csv.includes('\0') ? typed : csv;
    return data<JobImportAnswer>(answerWith(kept, { error, done: null }), { status });
  }
  const problems = result.data.problems.map(({ row, name, reasons }) => ({
    row,
    name,
    reasons: reasons.map(({ column, message, ...reason }) => ({
      column,
      text: sentenceOf(reason) ?? message,
    })),
  }));
  return data<JobImportAnswer>(
    answerWith(result.data.rest, { error: '', done: { ...result.data, problems } }),
  );
}

/** `?change=` names the one that is open in the form. */
export async function loadJobs(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const jobs = unwrap('listJobs', await context.api.listJobs());
  const query = queryOf(request);
  const listed = narrowed(jobs, query);
  const pages = Math.max(1, Math.ceil(listed.length / perPage));
  const page = Math.min(query.page, pages);
  const wanted = new URL(request.url).searchParams.get('change');
  const open = wanted === null ? null : (jobs.find(({ _id }) => _id === wanted) ?? null);
  if (wanted !== null && !open) throw notFound();
  return {
    person: personOf(context, profile),
    hasJobs: hasFeature(profile.company, 'jobs'),
    mayKeep: mayKeepJobs(profile.company_role),
    query,
    jobs: listed.slice((page - 1) * perPage, page * perPage),
    total: listed.length,
    page,
    pages,
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
  if (form.get('form') === 'import') return importFile(context, form);
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

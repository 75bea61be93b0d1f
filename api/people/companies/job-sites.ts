/** The jobs of a company: GET, POST and PUT /api/v1/jobs (ours; docs/product.md#profile-area, #company-features). */
import { findJob, findJobs, insertJob, type JobRow, updateJob } from '#api/people/storage/jobs.ts';
import { findCaller } from '#api/platform/auth/find-caller.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { hasFeature } from '#schemas/domain/people/company-features.ts';
import { mayKeepJobs } from '#schemas/domain/people/company-roles.ts';
import type { Job, SaveJob } from '#schemas/domain/people/job-site.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const view = ({ id, name, site_address, lien, closed_at }: JobRow): Job => ({
  _id: id,
  name,
  site_address,
  lien,
  closed: closed_at !== null,
});

/** The company of an account, where it has the feature. */
export function jobsCompanyOf(account: AccountRow | undefined): string | null {
  if (!account?.company_id) return null;
  const { company_status, company_features } = account;
  const company = { status: company_status ?? '', features: company_features ?? [] };
  return hasFeature(company, 'jobs') ? account.company_id : null;
}

/** Throws unauthenticated, and forbidden for who has no jobs or may not change them. */
export async function requireJobKeeper(context: Context, db: Executor): Promise<string> {
  const account = await findAccountById(db, requireAccount(context.actor));
  const company = jobsCompanyOf(account);
  if (!company || !mayKeepJobs(account?.company_role ?? null))
    throw new ProblemError('forbidden', because('jobs_not_allowed'));
  return company;
}

/** Throws unauthenticated. Who has no jobs has none to see. */
export async function listJobs(context: Context): Promise<Job[]> {
  const db = context.database.kysely;
  const company = jobsCompanyOf(await findCaller(context, db, requireAccount(context.actor)));
  return company ? (await findJobs(db, company)).map(view) : [];
}

/** A job's columns. */
export const jobValues = ({ name, site_address, lien }: SaveJob) => ({
  name,
  site_address: site_address && JSON.stringify(site_address),
  lien: JSON.stringify(lien),
});

/** As many as anybody keeps open at once, and then some. */
export const mostJobs = 500;

/** Throws unauthenticated, forbidden, and invalid for one too many. */
export function addJob(context: Context, input: SaveJob): Promise<Job> {
  return context.database.transaction(async (tx) => {
    const company_id = await requireJobKeeper(context, tx);
    if ((await findJobs(tx, company_id)).length >= mostJobs)
      throw new ProblemError('invalid', because('jobs_too_many', { maximum: mostJobs }));
    const now = context.now().toISOString();
    const id = newId();
    const closed_at = input.closed ? now : null;
    await insertJob(tx, { id, company_id, ...jobValues(input), closed_at, created_at: now });
    return { ...input, _id: id };
  });
}

/** Throws unauthenticated, forbidden, and not_found, for another company's too. */
export function changeJob(context: Context, id: string, input: SaveJob): Promise<Job> {
  return context.database.transaction(async (tx) => {
    const company = await requireJobKeeper(context, tx);
    const before = await findJob(tx, company, id);
    if (!before) throw new ProblemError('not_found', because('job_not_found'));
    const closed_at = input.closed ? (before.closed_at ?? context.now().toISOString()) : null;
    await updateJob(tx, company, id, { ...jobValues(input), closed_at });
    return { ...input, _id: id };
  });
}

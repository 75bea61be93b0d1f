/** The jobs of a company: GET, POST and PUT /api/v1/jobs (ours; RESOLUTIONS 19, 29, 45). */
import { requireAccount } from '#api/services/account/require-account.ts';
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { type AccountRow, findAccountById } from '#api/storage/repositories/accounts.ts';
import { findJob, findJobs, insertJob, type JobRow, updateJob } from '#api/storage/repositories/jobs.ts';
import { type CompanyRole, hasFeature } from '#schemas/domain/account.ts';
import type { Job, SaveJob } from '#schemas/domain/job.ts';

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

/** Who buys may say what for. */
const keepers: readonly (CompanyRole | null)[] = ['admin', 'buyer', 'approver'];

/** Throws unauthenticated, and forbidden for who has no jobs or may not change them. */
async function requireKeeper(context: Context, db: Executor): Promise<string> {
  const account = await findAccountById(db, requireAccount(context.actor));
  const company = jobsCompanyOf(account);
  if (!company || !keepers.includes(account?.company_role ?? null))
    throw new ProblemError('forbidden', 'Your role may not change jobs.');
  return company;
}

/** Throws unauthenticated. Who has no jobs has none to see. */
export async function listJobs(context: Context): Promise<Job[]> {
  const db = context.database.kysely;
  const company = jobsCompanyOf(await findAccountById(db, requireAccount(context.actor)));
  return company ? (await findJobs(db, company)).map(view) : [];
}

const valuesOf = ({ name, site_address, lien }: SaveJob) => ({
  name,
  site_address: site_address && JSON.stringify(site_address),
  lien: JSON.stringify(lien),
});

/** As many as anybody keeps open at once, and then some. */
const most = 500;

/** Throws unauthenticated, forbidden, and invalid for one too many. */
export function addJob(context: Context, input: SaveJob): Promise<Job> {
  return context.database.transaction(async (tx) => {
    const company_id = await requireKeeper(context, tx);
    if ((await findJobs(tx, company_id)).length >= most)
      throw new ProblemError('invalid', `A company keeps at most ${most} jobs.`);
    const now = context.now().toISOString();
    const id = newId();
    const closed_at = input.closed ? now : null;
    await insertJob(tx, { id, company_id, ...valuesOf(input), closed_at, created_at: now });
    return { ...input, _id: id };
  });
}

/** Throws unauthenticated, forbidden, and not_found, for another company's too. */
export function changeJob(context: Context, id: string, input: SaveJob): Promise<Job> {
  return context.database.transaction(async (tx) => {
    const company = await requireKeeper(context, tx);
    const before = await findJob(tx, company, id);
    if (!before) throw new ProblemError('not_found', 'There is no such job.');
    const closed_at = input.closed ? (before.closed_at ?? context.now().toISOString()) : null;
    await updateJob(tx, company, id, { ...valuesOf(input), closed_at });
    return { ...input, _id: id };
  });
}

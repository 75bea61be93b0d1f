/** POST /api/v1/jobs/import, ours: jobs out of a file, row by row (docs/product.md#profile-area). */

import { isDeepStrictEqual } from 'node:util';
import { parse } from 'csv-parse/sync';
import { findJobs, insertJob, type JobRow, updateJob } from '#api/people/storage/jobs.ts';
import type { Context } from '#api/platform/context.ts';
import { csvOf, delimiterOf, unescapeFormula } from '#api/platform/csv.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { type JobColumn, jobColumns } from '#schemas/domain/people/job-columns.ts';
import { type JobImport, mostJobRows } from '#schemas/domain/people/job-file.ts';
import { type SaveJob, saveJobSchema } from '#schemas/domain/people/job-site.ts';
import { reasonsOf } from '#schemas/domain/platform/problem.ts';
import { because, type FieldReasons, type Reason } from '#schemas/domain/platform/reasons.ts';
import { jobValues, mostJobs, requireJobKeeper } from './job-sites.ts';

const columns = Object.keys(jobColumns) as JobColumn[];
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Which column of the file each of ours is. */
function placesOf(headers: readonly string[]): Map<JobColumn, number> {
  const written = headers.map(plain);
  return new Map(
    columns.flatMap((column) => {
      const at = written.indexOf(plain(jobColumns[column]));
      return at < 0 ? [] : [[column, at] as const];
    }),
  );
}

const refuse = (reason: Reason) => new ProblemError('invalid', reason, { '/csv': [reason] });

type Sheet = { headers: string[]; places: Map<JobColumn, number>; rows: string[][] };

/** Throws invalid for what is no sheet, has no names, or too many rows. */
function readSheet(csv: string): Sheet {
  let cells: string[][];
  try {
    cells = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as string[][];
  } catch {
    throw refuse(because('job_file_unreadable'));
  }
  const [headers = [], ...rows] = cells;
  const places = placesOf(headers);
  if (!places.has('name')) throw refuse(because('job_file_headers', { header: jobColumns.name }));
  if (rows.length === 0) throw refuse(because('job_file_empty'));
  if (rows.length > mostJobRows) throw refuse(because('job_file_too_long', { maximum: mostJobRows }));
  return { headers, places, rows };
}

/** The job that a row makes of the one that was there; columns that the file doesn't have stay as they are. */
function jobOf(row: readonly string[], places: Sheet['places'], before: JobRow | undefined): unknown {
  const cell = (column: JobColumn, kept = ''): string => {
    const at = places.get(column);
    return at === undefined ? kept : unescapeFormula((row[at] ?? '').trim());
  };
  const name = cell('name');
  const site = before?.site_address;
  const address = {
    address: cell('street', site?.address),
    city: cell('city', site?.city),
    state: cell('state', site?.state).toUpperCase(),
    zip: cell('zip', site?.zip),
  };
  const status = cell('status', before?.closed_at ? 'closed' : 'open').toLowerCase();
  return {
    name,
    site_address: Object.values(address).some((part) => part !== '')
      ? { ...site, name: site?.name || name, ...address }
      : null,
    lien: {
      legal_description: cell('legal_description', before?.lien.legal_description),
      owner: cell('owner', before?.lien.owner),
      general_contractor: cell('general_contractor', before?.lien.general_contractor),
      lender: cell('lender', before?.lien.lender),
      bond: cell('bond', before?.lien.bond),
    },
    closed: status === '' || status === 'open' ? false : status === 'closed' ? true : status,
  };
}

const columnOf: Record<string, JobColumn> = {
  '/name': 'name',
  '/site_address/address': 'street',
  '/site_address/city': 'city',
  '/site_address/state': 'state',
  '/site_address/zip': 'zip',
  '/lien/legal_description': 'legal_description',
  '/lien/owner': 'owner',
  '/lien/general_contractor': 'general_contractor',
  '/lien/lender': 'lender',
  '/lien/bond': 'bond',
  '/closed': 'status',
};

const told = (reasons: FieldReasons): JobImport['problems'][number]['reasons'] =>
  Object.entries(reasons).flatMap(([pointer, refusals]) => {
    // The site is called as the job is: said there.
    if (pointer === '/site_address/name') return [];
    const column = columnOf[pointer];
    return refusals.map((reason) => {
      const shown = column === 'status' ? because('job_status_invalid') : reason;
      return { column: column ? jobColumns[column] : '', ...shown, message: sentenceOf(shown) };
    });
  });

/** What it is once it is kept, however its parts are ordered: the database gives them back in an order of its own. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const same = (before: JobRow, job: SaveJob): boolean =>
  isDeepStrictEqual(
    kept([before.name, before.site_address, before.lien, before.closed_at !== null]),
    kept([job.name, job.site_address, { ...before.lien, ...job.lien }, job.closed]),
  );

/**
 * Rows that are good are saved; those that are not come back with what is wrong, as a file to fix. A job of that name is
 * changed, else one is added. Throws unauthenticated, forbidden, and invalid for what is no such file.
 */
export function importJobs(context: Context, { csv }: { csv: string }): Promise<JobImport> {
  return context.database.transaction(async (tx) => {
    const company_id = await requireJobKeeper(context, tx);
    const { headers, places, rows } = readSheet(csv);
    const jobs = await findJobs(tx, company_id);
    const byName = new Map(jobs.toReversed().map((job) => [plain(job.name), job]));
    const seen = new Set<string>();
    const answer: JobImport = { added: 0, changed: 0, unchanged: 0, problems: [], rest: '' };
    const rest: string[][] = [];
    const now = context.now().toISOString();
    let count = jobs.length;
    for (const [index, row] of rows.entries()) {
      const name = unescapeFormula((row[places.get('name') ?? 0] ?? '').trim());
      const before = byName.get(plain(name));
      const read = saveJobSchema.safeParse(jobOf(row, places, before));
      const reasons: FieldReasons = !read.success
        ? reasonsOf(read.error)
        : seen.has(plain(name))
          ? { '/name': [because('job_row_twice')] }
          : !before && count >= mostJobs
            ? { '': [because('jobs_too_many', { maximum: mostJobs })] }
            : {};
      if (!read.success || Object.keys(reasons).length > 0) {
        answer.problems.push({ row: index + 2, name, reasons: told(reasons) });
        rest.push(row);
        continue;
      }
      seen.add(plain(name));
      const job = read.data;
      if (before && same(before, job)) answer.unchanged += 1;
      else if (before) {
        const closed_at = job.closed ? (before.closed_at ?? now) : null;
        await updateJob(tx, company_id, before.id, { ...jobValues(job), closed_at });
        answer.changed += 1;
      } else {
        const closed_at = job.closed ? now : null;
        await insertJob(tx, { id: newId(), company_id, ...jobValues(job), closed_at, created_at: now });
        answer.added += 1;
        count += 1;
      }
    }
    // Cells as they were written, escaped or not.
    if (rest.length > 0) answer.rest = csvOf([headers, ...rest], false);
    return answer;
  });
}

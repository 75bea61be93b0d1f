/** Jobs: sites with their address and what a preliminary notice needs (docs/product.md#profile-area, #lien-data). */
import { Link } from '@remix-run/react';
import type { BookAnswer } from '#app/features/account/address-book/book-answer.ts';
import type { JobImportAnswer } from '#app/features/account/address-book/job-import-answer.ts';
import { AddressFields } from '#app/features/storefront/checkout/address-fields.tsx';
import { Part } from '#app/features/storefront/checkout/part.tsx';
import * as m from '#messages';
import type { Job } from '#schemas/domain/people/job-site.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckboxField, TextareaField, TextField } from '#ui/field.tsx';
import { ListFrame, type ListQuery } from '../list-frame.tsx';
import { BookForm } from './book-form.tsx';
import { JobImport } from './job-import.tsx';

type Props = {
  hasJobs: boolean;
  /** False for a role that sees the jobs and does not change them. */
  mayKeep: boolean;
  jobs: Job[];
  open: string | null;
  values: Record<string, string>;
  states: readonly string[];
  query: ListQuery;
  total: number;
  page: number;
  pages: number;
  answer: BookAnswer | JobImportAnswer | undefined;
};

const path = '/a/jobs';

export default function JobsScreen(props: Props) {
  const { hasJobs, mayKeep, jobs, query, total, page, pages, answer } = props;
  if (!hasJobs)
    return (
      <div className="mt-8">
        <EmptyState title={m.account_jobs_empty()} text={m.book_jobs_none()} />
      </div>
    );
  return (
    <>
      <ListFrame
        path={path}
        query={query}
        find={m.jobs_find()}
        filter={{
          name: 'state',
          label: m.billing_status(),
          options: [
            ['open', m.jobs_open()],
            ['closed', m.book_job_closed()],
          ],
        }}
        sorts={[
          ['newest', m.billing_sort_newest()],
          ['name', m.jobs_sort_name()],
        ]}
        count={m.jobs_count({ count: total })}
        page={page}
        pages={pages}
        isEmpty={jobs.length === 0}
        empty={<p className="max-w-text text-stone">{m.account_jobs_text()}</p>}
      >
        <ul className="mt-2 border-t border-line">
          {jobs.map((job) => (
            <JobRow key={job._id} job={job} mayKeep={mayKeep} />
          ))}
        </ul>
      </ListFrame>
      {mayKeep ? (
        <>
          <JobForm {...props} answer={answer && 'values' in answer ? answer : undefined} />
          <JobImport path={path} answer={answer && 'csv' in answer ? answer : undefined} />
        </>
      ) : (
        <p className="mt-6 max-w-text text-stone">{m.book_jobs_ask()}</p>
      )}
    </>
  );
}

/** Another job, or the one that is open. */
function JobForm({
  total,
  open,
  values,
  states,
  answer,
}: Omit<Props, 'answer'> & { answer: BookAnswer | undefined }) {
  return (
    <div className="mt-10 border-t border-line pt-8">
      <BookForm
        key={open ?? `new-${total}`}
        id={open}
        title={open ? m.book_job_change() : m.book_job_add()}
        {...{ path, values, answer }}
      >
        {(field, isOn) => (
          <>
            <TextField
              {...field('name')}
              label={m.checkout_lien_job()}
              required
              maxLength={120}
              autoComplete="off"
              className="wide:max-w-sm"
            />
            <Part title={m.checkout_lien_site_part()} text={m.book_site_text()}>
              <AddressFields prefix="site_address" states={states} field={field} />
              <TextareaField
                {...field('lien.legal_description')}
                label={m.checkout_lien_legal()}
                rows={2}
                maxLength={2000}
                className="mt-4"
              />
            </Part>
            <Part title={m.checkout_lien_parties()}>
              <div className="grid gap-4 wide:grid-cols-2">
                {parties.map(([name, label]) => (
                  <TextareaField
                    key={name}
                    {...field(`lien.${name}`)}
                    label={label()}
                    rows={2}
                    maxLength={300}
                  />
                ))}
              </div>
            </Part>
            {open ? (
              <CheckboxField
                name="closed"
                value="yes"
                label={m.book_job_closed_label()}
                defaultChecked={isOn('closed')}
              />
            ) : null}
          </>
        )}
      </BookForm>
    </div>
  );
}

const parties = [
  ['owner', m.checkout_lien_owner],
  ['general_contractor', m.checkout_lien_contractor],
  ['lender', m.checkout_lien_lender],
  ['bond', m.checkout_lien_bond],
] as const;

function JobRow({ job, mayKeep }: { job: Job; mayKeep: boolean }) {
  const { _id, name, site_address: site, closed } = job;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3">
      <div className="min-w-0">
        <span className="font-semibold wrap-anywhere">{name}</span>
        {closed ? <span className="text-stone"> · {m.book_job_closed()}</span> : null}
        <span className="block text-sm wrap-anywhere text-stone">
          {site
            ? `${site.address}, ${m.shop_city_line({ city: site.city, state: site.state, zip: site.zip })}`
            : m.book_site_unknown()}
        </span>
      </div>
      {mayKeep ? (
        <Link
          to={`${path}?change=${_id}#book-form`}
          aria-label={m.book_change_of({ name })}
          className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.checkout_change()}
        </Link>
      ) : null}
    </li>
  );
}

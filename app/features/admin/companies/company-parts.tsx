/** What the companies' screens are made of. */
import type { ReactNode } from 'react';
import { Submit } from '#app/features/admin/employees/staff-parts.tsx';
import * as m from '#messages';
import type { CompanyRecord } from '#schemas/domain/people/company.ts';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/notice.tsx';
import type { CompanyAnswer } from './companies.server.ts';
import { companyStatusNames } from './company-words.ts';

const looks: Record<CompanyRecord['status'], string> = {
  pending: 'bg-warning-soft text-warning',
  approved: 'bg-accent-soft text-accent-deep',
  declined: 'bg-sand text-stone',
};

export function CompanyChip({ status }: { status: CompanyRecord['status'] }) {
  return (
    <span
      className={classes(
        'inline-flex rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        looks[status],
      )}
    >
      {companyStatusNames[status]()}
    </span>
  );
}

/** A fact of a company; nothing where it is not known. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="py-1.5">
      <dt className="text-stone">{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

export const factLink = 'text-accent underline underline-offset-4';

/** The form that was refused; undefined for the others of the screen. */
export const refusedOf = (answer: CompanyAnswer | undefined, form: string) =>
  answer && !answer.done && answer.form === form ? answer : undefined;

/**
 * What a form with a version carries: the version that it was opened with, and, once it was refused as stale, that it is
 * saved over somebody else's on purpose.
 */
export function FormVersion({
  version,
  refused,
  here,
}: {
  version: number;
  refused: CompanyAnswer | undefined;
  here: string;
}) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      {refused?.stale ? (
        <>
          <input type="hidden" name="overwrite" value="yes" />
          <Notice tone="warning" title={m.price_stale()}>
            <p>{m.companies_stale()}</p>
            <a href={here} className="font-semibold underline underline-offset-4">
              {m.companies_load_theirs()}
            </a>
          </Notice>
        </>
      ) : null}
    </>
  );
}

/** Saves; where somebody else was first, only knowingly. */
export const SaveButton = ({ form, refused }: { form: string; refused: CompanyAnswer | undefined }) => (
  <Submit form={form}>{refused?.stale ? m.companies_overwrite() : m.companies_save()}</Submit>
);

/** What the companies' screens are made of. */

import type { ReactNode } from 'react';
import { Submit } from '#app/features/admin/employees/staff-parts.tsx';
import * as m from '#messages';
import type { CompanyRecord } from '#schemas/domain/people/company.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CompanyAnswer } from './companies.server.ts';
import { companyStatusNames } from './company-words.ts';

const tones: Record<CompanyRecord['status'], ChipTone> = {
  pending: 'waiting',
  approved: 'done',
  declined: 'quiet',
};

export const CompanyChip = ({ status }: { status: CompanyRecord['status'] }) => (
  <Chip tone={tones[status]}>{companyStatusNames[status]()}</Chip>
);

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

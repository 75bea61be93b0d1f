/** Approve, decline with a reason, or open the application again. */

import { Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { CompanyRecord } from '#schemas/domain/people/company.ts';
import { TextareaField } from '#ui/field.tsx';
import type { CompanyAnswer } from './companies.server.ts';
import { FormVersion } from './company-parts.tsx';
import { settingsForm } from './settings-panel.tsx';

type Props = { record: CompanyRecord; version: number; here: string; answer: CompanyAnswer | undefined };

const texts: Record<CompanyRecord['status'], () => string> = {
  pending: m.companies_decision_pending,
  approved: m.companies_decision_approved,
  declined: m.companies_decision_declined,
};

export function DecisionPanel({ record, version, here, answer }: Props) {
  const { status, decline_reason: reason } = record;
  const refused = refusedOf(answer, 'decide');
  const isPending = status === 'pending';
  return (
    <Panel id="decision" title={m.companies_decision()} text={texts[status]()}>
      {status === 'declined' && reason ? (
        <p className="mt-3 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="font-semibold">{m.companies_reason()}: </span>
          {reason}
        </p>
      ) : null}
      <StaffForm name="decide" className="mt-4 space-y-4">
        <FormVersion version={version} refused={refused} here={here} />
        {isPending || refused?.values.reason ? (
          <TextareaField
            name="reason"
            label={m.companies_reason_label()}
            hint={m.companies_reason_hint()}
            conditional
            rows={2}
            maxLength={500}
            defaultValue={refused?.values.reason}
            error={refused?.errors.reason}
          />
        ) : null}
        <div className="flex flex-wrap gap-3">
          {status === 'approved' ? null : (
            // A tick that was set before the decision is saved with it.
            <Submit form="settings" formId={settingsForm} name="status" value="approved">
              {m.admin_approve()}
            </Submit>
          )}
          {isPending ? (
            <Submit form="decide" name="status" value="declined" variant="outline">
              {m.admin_decline()}
            </Submit>
          ) : (
            <Submit form="decide" name="status" value="pending" variant="outline">
              {m.companies_reopen()}
            </Submit>
          )}
        </div>
      </StaffForm>
    </Panel>
  );
}

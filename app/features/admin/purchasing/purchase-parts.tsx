/** What the screens of purchase orders share. */
import { StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf, type StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { PurchaseOrder, PurchaseStatus } from '#schemas/domain/catalog/purchase-order.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { CheckboxField, TextField } from '#ui/field.tsx';
import { purchaseStatusNames } from './purchase-words.ts';

const tones: Record<PurchaseStatus, ChipTone> = {
  draft: 'quiet',
  ordered: 'waiting',
  received: 'done',
  closed: 'quiet',
  canceled: 'quiet',
};

export const PurchaseChip = ({ status }: { status: PurchaseStatus }) => (
  <Chip tone={tones[status]}>{purchaseStatusNames[status]()}</Chip>
);

/** What a refused form had in it, and what is wrong with it; nothing of the other forms. */
export function typedIn(
  answer: StaffAnswer | undefined,
  form: string,
): Pick<StaffAnswer, 'values' | 'errors'> {
  return refusedOf(answer, form) ?? { values: {}, errors: {} };
}

export type Refused = ReturnType<typeof typedIn>;

/** When it is expected, and a note for whoever receives it. */
export function HeadingFields({ order, refused }: { order: PurchaseOrder; refused: Refused }) {
  const { values, errors } = refused;
  return (
    <div className="grid items-start gap-4 wide:grid-cols-[12rem_minmax(0,1fr)]">
      <TextField
        type="date"
        name="expected_on"
        label={m.purchase_expected()}
        required={false}
        defaultValue={values.expected_on ?? order.expected_on ?? ''}
        error={errors.expected_on}
      />
      <TextField
        name="note"
        label={m.inventory_note()}
        required={false}
        maxLength={500}
        defaultValue={values.note ?? order.note}
        error={errors.note}
      />
    </div>
  );
}

/** A step that cannot be undone: it wants a tick. */
export function EndForm(props: {
  to: 'closed' | 'canceled';
  order: PurchaseOrder;
  refused: Refused;
  confirm: string;
  label: string;
}) {
  const { to, order, refused, confirm, label } = props;
  return (
    <StaffForm name={to} className="mt-4 space-y-3">
      <input type="hidden" name="version" value={order.version} />
      <CheckboxField
        name="confirm"
        required
        label={confirm}
        error={refused.errors.confirm}
        className="text-sm"
      />
      <Submit form={to} variant="outline">
        {label}
      </Submit>
    </StaffForm>
  );
}

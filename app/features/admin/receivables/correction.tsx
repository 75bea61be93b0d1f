/** A form that takes back what was posted: a reason where it was a mistake, and a second look at the amount. */
import { StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { CheckboxField, TextField } from '#ui/field.tsx';

/** The tick for an amount that was asked about, while that amount stands. */
export function SecondLook(props: {
  label: string;
  amount: string | undefined;
  refused: StaffAnswer | undefined;
}) {
  const { label, amount, refused } = props;
  const isTicked = refused?.values.over !== undefined && refused.values.over === amount;
  if (!refused?.errors.over && !isTicked) return null;
  return (
    <CheckboxField
      key={amount}
      name="over"
      value={amount}
      label={label}
      defaultChecked={isTicked}
      error={refused?.errors.over}
    />
  );
}

type Props = {
  name: 'bounce' | 'reverse' | 'void_credit' | 'void_invoice';
  /** As it is shown: another version is refused. */
  document: { _id: string; number: string; version: number };
  /** What is taken back. */
  amount: number;
  /** The button's verb. */
  verb: string;
  text: string;
  answer: StaffAnswer | undefined;
};

export function Correction({ name, document, amount, verb, text, answer }: Props) {
  const { _id, number, version } = document;
  const isMine = answer?.form === name && !answer.done && answer.values.document === _id;
  const refused = isMine ? answer : undefined;
  return (
    <details key={version} open={isMine} className="w-full text-sm">
      <summary className="inline-block min-h-9 cursor-pointer text-accent underline underline-offset-4">
        {verb}
        <span className="sr-only"> {number}</span>
      </summary>
      <StaffForm name={name} className="mt-2 space-y-3">
        <input type="hidden" name="document" value={_id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="amount" value={amount.toFixed(2)} />
        <p className="text-stone">{text}</p>
        {name === 'bounce' ? null : (
          <TextField
            name="why"
            label={m.desk_reason()}
            required
            minLength={3}
            maxLength={500}
            defaultValue={refused?.values.why ?? ''}
            error={refused?.errors.why}
          />
        )}
        <SecondLook
          label={m.receivable_correct_tick({ verb, number, amount: formatDollars(amount) })}
          amount={refused ? amount.toFixed(2) : undefined}
          refused={refused}
        />
        <Submit form={name} variant="outline" size="small" aria-label={`${verb} ${number}`}>
          {verb}
        </Submit>
      </StaffForm>
    </details>
  );
}

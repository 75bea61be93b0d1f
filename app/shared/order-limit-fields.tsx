import * as m from '#messages';
import type { Colleague } from '#schemas/domain/people/company.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { SelectField, TextField } from '#ui/field.tsx';

type Props = {
  person: Pick<Colleague, 'name' | 'order_limit' | 'own_order_limit'>;
  /** The company's, in dollars; null for any sum. */
  companyLimit: number | null;
  error?: string | undefined;
  values?: Record<string, string> | undefined;
};

/** The fields of a buyer's order limit: the company's, none, or an own one. */
export function OrderLimitFields({ person, companyLimit, error, values }: Props) {
  const { name, order_limit: limit, own_order_limit: isOwn } = person;
  const kind = isOwn ? (limit === null ? 'none' : 'own') : 'company';
  return (
    <>
      <SelectField name="limit" label={m.account_person_limit({ name })} defaultValue={values?.limit ?? kind}>
        <option value="company">
          {m.account_person_limit_company({
            limit: companyLimit === null ? m.account_person_limit_none() : formatDollars(companyLimit),
          })}
        </option>
        <option value="none">{m.account_person_limit_none()}</option>
        <option value="own">{m.account_person_limit_own()}</option>
      </SelectField>
      <TextField
        name="amount"
        inputMode="decimal"
        label={m.account_person_limit_amount()}
        defaultValue={values?.amount ?? (kind === 'own' ? String(limit) : '')}
        error={error}
      />
    </>
  );
}

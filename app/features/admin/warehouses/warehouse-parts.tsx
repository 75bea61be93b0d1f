/** What the screens of warehouses are made of. */
import { useLocation } from '@remix-run/react';
import { FormVersion, SaveButton } from '#app/features/admin/companies/company-parts.tsx';
import { Answer, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import { AreaNav } from '#app/features/admin/shell/area-nav.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';
import type { Weekday } from '#schemas/domain/platform/weekdays.ts';
import { TextField } from '#ui/field.tsx';
import type { ShownForm } from './form-state.ts';
import type { WarehouseAnswer } from './warehouses.server.ts';

const places: { to: string; label: () => string }[] = [
  { to: '/admin/warehouses', label: m.warehouses_title },
  { to: '/admin/warehouses/days', label: m.warehouses_days },
  { to: '/admin/warehouses/transfers', label: m.transfers_title },
];

export function WarehouseNav() {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const rest = places.slice(1).some(({ to }) => here.startsWith(to));
  const isHere = (to: string) => (to === '/admin/warehouses' ? !rest : here.startsWith(to));
  return (
    <AreaNav
      title={m.warehouses_title()}
      places={places.map(({ to, label }) => ({
        to,
        label: label(),
        isHere: isHere(to),
        isPage: here === to,
      }))}
    />
  );
}

export const weekdayNames: Record<Weekday, () => string> = {
  monday: m.weekday_monday,
  tuesday: m.weekday_tuesday,
  wednesday: m.weekday_wednesday,
  thursday: m.weekday_thursday,
  friday: m.weekday_friday,
  saturday: m.weekday_saturday,
  sunday: m.weekday_sunday,
};

/** What a form of the screen needs. */
export type WarehouseForm = {
  record: WarehouseRecord;
  here: string;
  mayEdit: boolean;
  answer: WarehouseAnswer | undefined;
};

/**
 * The end of a form: what came of it stands beside the button that was pressed. `shown` null for a form of no record yet.
 */
export function FormEnd(props: {
  form: string;
  shown: ShownForm | null;
  here: string;
  mayEdit: boolean;
  answer: WarehouseAnswer | undefined;
}) {
  const { form, shown, here, mayEdit, answer } = props;
  if (!mayEdit) return null;
  const refused = refusedOf(answer, form);
  return (
    <>
      {shown ? <FormVersion version={shown.version} refused={refused} here={here} /> : null}
      {answer?.form === form && !answer.stale ? <Answer answer={answer} /> : null}
      {shown ? (
        <SaveButton form={form} refused={refused} />
      ) : (
        <Submit form={form}>{m.warehouses_add()}</Submit>
      )}
    </>
  );
}

/** What a form's fields show: what was typed where it was refused, else what is kept. */
export type FieldSource = {
  values: Record<string, string>;
  errors: Record<string, string>;
  disabled: boolean;
};

export const sourceOf = (
  refused: WarehouseAnswer | undefined,
  kept: Record<string, string>,
  mayEdit: boolean,
): FieldSource => ({
  values: refused?.values ?? kept,
  errors: refused?.errors ?? {},
  disabled: !mayEdit,
});

/** A field that is called as in the body of the API. */
export const named = ({ values, errors, disabled }: FieldSource, name: string) => ({
  name,
  id: name.replaceAll('.', '-'),
  defaultValue: values[name] ?? '',
  error: errors[name],
  disabled,
});

/** A time of day. */
export function TimeField(props: {
  source: FieldSource;
  name: string;
  label: string;
  hideLabel?: boolean;
  className?: string;
}) {
  const { source, name, ...rest } = props;
  return <TextField {...rest} {...named(source, name)} type="time" required={false} conditional />;
}

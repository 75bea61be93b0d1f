/** When orders are picked up: windows by weekday, how soon, and how many in each. */
import { Fragment, useState } from 'react';
import { Panel, StaffForm } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { weekdays } from '#schemas/domain/platform/weekdays.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useShownForm } from './form-state.ts';
import { pickUpValues } from './warehouse-form.ts';
import {
  type FieldSource,
  FormEnd,
  named,
  sourceOf,
  TimeField,
  type WarehouseForm,
  weekdayNames,
} from './warehouse-parts.tsx';

/** Rows up to the last one that is filled in. */
const rowsIn = (values: Record<string, string>): number =>
  1 +
  Math.max(
    -1,
    ...Object.entries(values).map(([name, text]) =>
      text === '' ? -1 : Number(/^pick_up\.windows\.(\d+)\./.exec(name)?.[1] ?? -1),
    ),
  );

export function PickUpPanel({ record, here, mayEdit, answer }: WarehouseForm) {
  const refused = refusedOf(answer, 'pick_up');
  const values = pickUpValues(record);
  const shown = useShownForm(record, answer, 'pick_up', values);
  const source = sourceOf(refused, values, mayEdit);
  return (
    <Panel id="pick-up" title={m.warehouses_pick_up()} text={m.warehouses_pick_up_text()}>
      <StaffForm name="pick_up" className="mt-4 space-y-5">
        <Fragment key={shown.fields}>
          <TextField
            {...named(source, 'pick_up.lead_minutes')}
            label={m.warehouses_lead()}
            hint={m.warehouses_lead_hint()}
            inputMode="decimal"
            required
            className="max-w-56"
          />
          <Windows source={source} />
        </Fragment>
        <FormEnd form="pick_up" {...{ shown, here, mayEdit, answer }} />
      </StaffForm>
    </Panel>
  );
}

function Windows({ source }: { source: FieldSource }) {
  const known = rowsIn(source.values);
  // And an empty one.
  const [wanted, setWanted] = useState(known + 1);
  const count = source.disabled ? known : Math.max(wanted, known + 1);
  const rows = Array.from({ length: count }, (_, index) => index);
  if (count === 0) return <p className="text-sm">{m.warehouses_windows_none()}</p>;
  return (
    <>
      <div className="space-y-4">
        {rows.map((row) => (
          <WindowRow key={row} index={row} source={source} />
        ))}
      </div>
      {source.disabled ? null : (
        <div>
          <Button type="button" variant="outline" onClick={() => setWanted(count + 1)}>
            {m.warehouses_window_add()}
          </Button>
        </div>
      )}
    </>
  );
}

function WindowRow({ index, source }: { index: number; source: FieldSource }) {
  const at = `pick_up.windows.${index}`;
  const wrong = source.errors[`${at}.days`];
  return (
    <fieldset className="rounded-sm border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{m.warehouses_window({ number: index + 1 })}</legend>
      <div className="grid grid-cols-2 gap-4 wide:grid-cols-3">
        <TimeField source={source} name={`${at}.open`} label={m.warehouses_window_from()} />
        <TimeField source={source} name={`${at}.close`} label={m.warehouses_window_to()} />
        <TextField
          {...named(source, `${at}.orders`)}
          label={m.warehouses_window_orders()}
          hint={m.warehouses_window_orders_hint()}
          inputMode="numeric"
          conditional
          className="col-span-2 wide:col-span-1"
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-5">
        {weekdays.map((day) => (
          <label key={day} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              name={`${at}.${day}`}
              value="yes"
              defaultChecked={Boolean(source.values[`${at}.${day}`])}
              disabled={source.disabled}
              aria-invalid={wrong ? true : undefined}
              className="size-5 accent-accent"
            />
            {weekdayNames[day]()}
          </label>
        ))}
      </div>
      {wrong ? (
        <p role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {wrong}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Where a warehouse's own van goes. */
import { Fragment } from 'react';
import { Panel, StaffForm } from '#app/features/admin/employees/staff-parts.tsx';
import { refusedOf } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import { TextareaField, TextField } from '#ui/field.tsx';
import { useShownForm } from './form-state.ts';
import { areaValues } from './warehouse-form.ts';
import { FormEnd, named, sourceOf, type WarehouseForm } from './warehouse-parts.tsx';

export function AreaPanel({ record, here, mayEdit, answer }: WarehouseForm) {
  const refused = refusedOf(answer, 'area');
  const values = areaValues(record);
  const shown = useShownForm(record, answer, 'area', values);
  const source = sourceOf(refused, values, mayEdit);
  return (
    <Panel id="area" title={m.warehouses_area()} text={m.warehouses_area_text()}>
      <StaffForm name="area" className="mt-4 space-y-5">
        <Fragment key={shown.fields}>
          <TextareaField
            {...named(source, 'delivery_area.zips')}
            label={m.warehouses_area_zips()}
            hint={m.warehouses_area_zips_hint()}
            rows={4}
          />
          <TextField
            {...named(source, 'delivery_area.minimum')}
            label={m.warehouses_area_minimum()}
            hint={m.warehouses_area_minimum_hint()}
            inputMode="decimal"
            required
            className="max-w-56"
          />
        </Fragment>
        <FormEnd form="area" {...{ shown, here, mayEdit, answer }} />
      </StaffForm>
    </Panel>
  );
}

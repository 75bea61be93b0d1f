/** What is made to measure: dimensions, choices, the price's formula, how long it takes. */

import { describeField } from '#app/features/admin/pages/editor/fields/describe-field.ts';
import type { Json, Path } from '#app/shared/json.ts';
import * as m from '#messages';
import { productFieldsSchema } from '#schemas/domain/catalog/editing.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/field.tsx';
import { Cell, fieldId, SchemaField, useError, useForm, useValue } from './form-state.tsx';
import { Rows } from './rows.tsx';

const of = describeField(productFieldsSchema.shape.custom);
const path = ['custom'];
const beginning = {
  dimensions: [{ name: 'Width', min: 12, max: 96, step: 0.5 }],
  options: [],
  formula: '',
  lead_time_days: 30,
  drawing: 'none',
};

export function CustomPart() {
  const [custom, write] = useValue<Json>(path);
  const error = useError(path);
  if (custom === null)
    return (
      <div id={fieldId(path)} tabIndex={-1}>
        <Button variant="outline" size="small" onClick={() => write(beginning)}>
          {m.cat_custom_begin()}
        </Button>
        {error ? <p className="mt-1.5 text-sm font-medium text-danger">{error}</p> : null}
      </div>
    );
  return (
    <>
      <Rows
        path={[...path, 'dimensions']}
        title={m.cat_dimensions()}
        add={m.cat_add()}
        most={3}
        begin={() => ({ name: '', min: 12, max: 96, step: 1 })}
      >
        {(row) => <Dimension path={row} />}
      </Rows>
      <Rows
        path={[...path, 'options']}
        title={m.cat_choices()}
        add={m.cat_add()}
        most={6}
        begin={() => ({ name: '', values: [{ label: '', add: 0 }] })}
      >
        {(row) => (
          <div className="rounded-sm border border-line p-3">
            <Cell path={[...row, 'name']} label={m.cat_choice_name()} />
            <div className="mt-3 pl-4">
              <Rows
                path={[...row, 'values']}
                title={m.cat_choice_values()}
                add={m.cat_add()}
                begin={() => ({ label: '', add: 0 })}
              >
                {(value) => (
                  <div className="grid grid-cols-[2fr_1fr] gap-2">
                    <Cell path={[...value, 'label']} label={m.cat_choice_value()} />
                    <Cell path={[...value, 'add']} label={m.cat_choice_add()} numeric />
                  </div>
                )}
              </Rows>
            </div>
          </div>
        )}
      </Rows>
      <Formula />
      <div className="grid gap-5 wide:grid-cols-2">
        <SchemaField of={of} path={path} name="floor" />
        <SchemaField of={of} path={path} name="lead_time_days" />
        <SchemaField
          of={of}
          path={path}
          name="drawing"
          options={[
            { value: 'none', label: m.cat_drawing_none() },
            { value: 'optional', label: m.cat_drawing_optional() },
            { value: 'required', label: m.cat_drawing_required() },
          ]}
        />
      </div>
    </>
  );
}

function Dimension({ path: row }: { path: Path }) {
  const columns = [
    ['min', m.cat_dimension_min()],
    ['max', m.cat_dimension_max()],
    ['step', m.cat_dimension_step()],
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-2 wide:grid-cols-[2fr_1fr_1fr_1fr]">
      <div className="text-xs text-stone">
        {m.cat_dimension_name()}
        <Cell path={[...row, 'name']} label={m.cat_dimension_name()} />
      </div>
      {columns.map(([name, label]) => (
        <div key={name} className="text-xs text-stone">
          {label}
          <Cell path={[...row, name]} label={label} numeric />
        </div>
      ))}
    </div>
  );
}

function Formula() {
  const [formula, write] = useValue<string>([...path, 'formula']);
  const [dimensions] = useValue<{ name: string }[]>([...path, 'dimensions']);
  const { readOnly } = useForm();
  const error = useError([...path, 'formula']);
  return (
    <TextareaField
      id={fieldId([...path, 'formula'])}
      label={m.cat_formula()}
      hint={m.cat_formula_hint({ names: ['list', ...dimensions.map(({ name }) => name)].join(', ') })}
      {...(error ? { error } : {})}
      rows={2}
      maxLength={500}
      disabled={readOnly}
      value={formula}
      onChange={(event) => write(event.target.value)}
      className="font-mono"
    />
  );
}

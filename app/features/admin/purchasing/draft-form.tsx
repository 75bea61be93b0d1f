/** The lines of a draft: as many rows as it has and a few that are empty. */
import { useState } from 'react';
import { Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import * as m from '#messages';
import { mostPurchaseLines, type PurchaseOrder } from '#schemas/domain/catalog/purchase-order.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { HeadingFields, type Refused } from './purchase-parts.tsx';

/** Empty rows at the end. */
const spare = 3;

export function DraftForm({ order, refused }: { order: PurchaseOrder; refused: Refused }) {
  const { values, errors } = refused;
  const [added, setAdded] = useState(0);
  const typed = Object.keys(values).flatMap((name) => /^lines\.(\d+)\./.exec(name)?.[1] ?? []);
  const most = Math.max(order.lines.length + spare, ...typed.map((at) => Number(at) + 1)) + added;
  const rows = Array.from({ length: Math.min(mostPurchaseLines, most) }, (_, index) => index);
  const isTyped = typed.length > 0;
  return (
    <Panel id="draft" title={m.purchase_lines()} text={m.purchase_lines_text()}>
      <StaffForm name="draft" className="mt-4">
        <input type="hidden" name="version" value={values.version ?? order.version} />
        <div className="space-y-3">
          {rows.map((index) => {
            const line = order.lines[index];
            const field = (
              name: 'sku' | 'quantity' | 'cost',
              label: string,
              saved: string | number | null | undefined,
              mode: 'text' | 'numeric' | 'decimal',
            ) => (
              <TextField
                name={`lines.${index}.${name}`}
                id={`lines-${index}-${name}`}
                label={label}
                conditional
                inputMode={mode}
                autoComplete="off"
                maxLength={80}
                defaultValue={isTyped ? (values[`lines.${index}.${name}`] ?? '') : (saved ?? '')}
                error={errors[`lines.${index}.${name}`]}
              />
            );
            const number = index + 1;
            return (
              <fieldset
                key={index}
                className="grid grid-cols-2 items-start gap-x-4 gap-y-2 wide:grid-cols-[minmax(0,1fr)_8rem_8rem]"
              >
                <legend className="sr-only">{m.purchase_line({ number })}</legend>
                <div className="col-span-2 wide:col-span-1">
                  {field('sku', m.transfers_sku({ number }), line?.sku, 'text')}
                  {line ? (
                    <p className="mt-1 text-sm text-stone [overflow-wrap:anywhere]">{line.name}</p>
                  ) : null}
                </div>
                {field('quantity', m.transfers_quantity({ number }), line?.quantity, 'numeric')}
                {field('cost', m.purchase_cost_of({ number }), line?.cost?.toFixed(2), 'decimal')}
              </fieldset>
            );
          })}
        </div>
        <Button type="button" variant="outline" className="mt-3 mb-5" onClick={() => setAdded(added + spare)}>
          {m.transfers_add()}
        </Button>
        <HeadingFields order={order} refused={refused} />
        <div className="mt-5 flex flex-wrap gap-3">
          <Submit form="draft" name="do" value="save" variant="outline">
            {m.purchase_save()}
          </Submit>
          <Submit form="draft" name="do" value="order">
            {m.purchase_order()}
          </Submit>
        </div>
      </StaffForm>
    </Panel>
  );
}

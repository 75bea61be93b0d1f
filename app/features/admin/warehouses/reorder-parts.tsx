/** Reorder levels on the inventory's screens. */
import { Link } from '@remix-run/react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type { InventoryRow } from '#schemas/domain/catalog/inventory.ts';
import { TextField } from '#ui/field.tsx';
import { transfersPath } from './transfer-words.ts';

const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

/** What else there is of the inventory. */
export function InventoryNav() {
  return (
    <nav aria-label={m.inventory_title()} className="mt-1 flex flex-wrap gap-x-6">
      <Link to="/admin/inventory/reorder" className={link}>
        {m.reorder_title()}
      </Link>
      <Link to="/admin/inventory/count" className={link}>
        {m.count_title()}
      </Link>
      <Link to="/admin/inventory/purchase-orders" className={link}>
        {m.purchase_title()}
      </Link>
      <Link to={transfersPath} className={link}>
        {m.transfers_title()}
      </Link>
    </nav>
  );
}

/** Where a row has a level: at how many more is bought, and that it is time. */
export function ReorderPoint({ available, reorder_at, reorder_to }: InventoryRow) {
  if (reorder_at === null || reorder_to === null) return null;
  return (
    <>
      <span className="block text-stone">{m.reorder_level({ at: reorder_at, to: reorder_to })}</span>
      {available <= reorder_at ? (
        <span className="inline-block rounded-full bg-warning-soft px-2.5 py-0.5 text-xs font-semibold text-warning">
          {m.inventory_low()}
        </span>
      ) : null}
    </>
  );
}

/** The levels of one SKU, a row for each warehouse; both fields empty is no level. */
export function LevelsForm({ rows, answer }: { rows: InventoryRow[]; answer: StaffAnswer | undefined }) {
  const refused = answer && !answer.done ? answer : undefined;
  if (rows.length === 0) return null;
  return (
    <Panel id="levels" title={m.reorder_levels()} text={m.reorder_levels_text()}>
      <Answer answer={answer} />
      <StaffForm name="levels" className="mt-4">
        <ul className="divide-y divide-line">
          {rows.map((row, index) => {
            const at = `levels.${index}`;
            const shownIn = (field: 'reorder_at' | 'reorder_to') =>
              refused?.values[`${at}.${field}`] ?? row[field] ?? '';
            const field = (name: 'reorder_at' | 'reorder_to', label: string) => (
              <TextField
                name={`${at}.${name}`}
                id={`levels-${index}-${name}`}
                label={label}
                conditional
                inputMode="numeric"
                autoComplete="off"
                defaultValue={shownIn(name)}
                error={refused?.errors[`${at}.${name}`]}
              />
            );
            return (
              <li key={row.warehouse._id} className="py-3">
                <fieldset className="grid grid-cols-2 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_9rem_9rem]">
                  <legend className="float-left col-span-2 w-full font-semibold wide:col-span-1 wide:w-auto">
                    {row.warehouse.name}
                  </legend>
                  <input type="hidden" name={`${at}.warehouse`} value={row.warehouse._id} />
                  <input
                    type="hidden"
                    name={`${at}.version`}
                    value={refused?.values[`${at}.version`] ?? row.level_version}
                  />
                  <div className="wide:col-start-2">{field('reorder_at', m.reorder_at())}</div>
                  <div>{field('reorder_to', m.reorder_to())}</div>
                </fieldset>
              </li>
            );
          })}
        </ul>
        <Submit form="levels" className="mt-3">
          {m.reorder_save()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}

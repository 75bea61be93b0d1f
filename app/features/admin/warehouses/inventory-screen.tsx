/** What stands at every warehouse: found, compared and adjusted in one list. */
import { Form, Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { Answer, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import * as m from '#messages';
import { type InventoryRow, type InventorySort, inventorySorts } from '#schemas/domain/catalog/inventory.ts';
import { adjustReasons } from '#schemas/domain/catalog/stock-transfer.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import type { InventoryPage, InventoryQuery } from './inventory.server.ts';
import { InventoryNav, ReorderPoint } from './reorder-parts.tsx';
import { reasonNames } from './stock-words.ts';

type Props = InventoryPage & { answer: StaffAnswer | undefined };

const here = '/admin/inventory';
const link = 'inline-flex min-h-9 items-center text-accent underline underline-offset-4';

const sortNames: Record<InventorySort, () => string> = {
  sku: m.inventory_sort_sku,
  '-sku': m.inventory_sort_sku_down,
  available: m.inventory_sort_available,
  '-available': m.inventory_sort_available_down,
};

function hrefOf(query: InventoryQuery, after?: string): string {
  const asked = Object.entries({ ...query, after }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return asked.length > 0 ? `${here}?${new URLSearchParams(asked)}` : here;
}

export function InventoryScreen(props: Props) {
  const { page, query, answer } = props;
  useFirstWrong(answer);
  if (!page)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.inventory_not_yours()} text={m.inventory_not_yours_text()} />
      </Container>
    );
  return (
    <Container className="py-6 wide:py-8">
      <Heading level={1} size="section">
        {m.inventory_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.inventory_text()}</p>
      <InventoryNav />
      <Filters {...props} />
      <Answer answer={answer} />
      {page.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.inventory_none()} text={m.inventory_none_text()} />
        </div>
      ) : (
        <AdjustForm key={hrefOf(query, query.after)} rows={page.items} answer={answer} />
      )}
      <nav aria-label={m.ui_pages()} className="mt-4 flex gap-6 text-sm">
        {query.after ? (
          <Link to={hrefOf(query)} className={link}>
            {m.inventory_first()}
          </Link>
        ) : null}
        {page.next ? (
          <Link to={hrefOf(query, page.next)} rel="next" className={link}>
            {m.inventory_next()}
          </Link>
        ) : null}
      </nav>
    </Container>
  );
}

function Filters({ query, warehouses, vendors, categories }: Props) {
  const choice = (
    name: 'warehouse' | 'vendor' | 'category',
    label: string,
    list: { _id: string; name: string }[],
  ) => (
    <SelectField name={name} label={label} defaultValue={query[name] ?? ''}>
      <option value="">{m.inventory_any()}</option>
      {list.map(({ _id, name: text }) => (
        <option key={_id} value={_id}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Form method="get" role="search" key={hrefOf(query)} className="mt-5">
      <div className="grid items-end gap-3 wide:grid-cols-[1fr_auto_auto_auto]">
        <TextField
          type="search"
          name="q"
          required={false}
          label={m.inventory_search()}
          placeholder={m.inventory_search_hint()}
          defaultValue={query.q ?? ''}
          maxLength={80}
        />
        {choice('warehouse', m.inventory_warehouse(), warehouses)}
        <SelectField name="stock" label={m.inventory_stock()} defaultValue={query.stock ?? ''}>
          <option value="">{m.inventory_any()}</option>
          <option value="in">{m.inventory_in()}</option>
          <option value="out">{m.inventory_out()}</option>
          <option value="low">{m.inventory_low()}</option>
        </SelectField>
        <Button type="submit" variant="outline">
          {m.inventory_filter()}
        </Button>
      </div>
      <details
        className="mt-2"
        open={Boolean(query.vendor || query.category || (query.sort && query.sort !== 'sku'))}
      >
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-accent underline underline-offset-4">
          {m.desk_more_filters()}
        </summary>
        <div className="mt-2 grid items-end gap-3 wide:grid-cols-3">
          {choice('vendor', m.inventory_vendor(), vendors)}
          {choice('category', m.inventory_category(), categories)}
          <SelectField name="sort" label={m.inventory_sort()} defaultValue={query.sort ?? 'sku'}>
            {inventorySorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortNames[sort]()}
              </option>
            ))}
          </SelectField>
        </div>
      </details>
      {hrefOf(query, query.after) === here ? null : (
        <Link to={here} className={link}>
          {m.inventory_clear()}
        </Link>
      )}
    </Form>
  );
}

function AdjustForm({ rows, answer }: { rows: InventoryRow[]; answer: StaffAnswer | undefined }) {
  const refused = answer && !answer.done ? answer : undefined;
  const values = refused?.values ?? {};
  const errors = refused?.errors ?? {};
  const [saved, setSaved] = useState(0);
  const isSaved = answer?.done === true;
  // What was adjusted leaves a form of what is so now.
  useEffect(() => {
    if (isSaved) setSaved((count) => count + 1);
  }, [isSaved]);
  return (
    <StaffForm key={saved} name="adjust" className="mt-5">
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
        <li className="hidden px-4 py-2 text-sm text-stone wide:grid wide:grid-cols-[1.75rem_minmax(0,1fr)_9rem_5rem_6rem_5rem_7rem] wide:gap-x-4">
          <ChooseAll />
          <span>{m.inventory_sku()}</span>
          <span>{m.inventory_warehouse()}</span>
          <span className="text-right">{m.inventory_on_hand()}</span>
          <span className="text-right">{m.inventory_committed()}</span>
          <span className="text-right">{m.inventory_incoming()}</span>
          <span className="text-right">{m.inventory_available()}</span>
        </li>
        {rows.map((row, index) => (
          <Row
            key={`${row._id} ${row.warehouse._id} ${row.available}`}
            row={row}
            at={`rows.${index}`}
            values={values}
            error={errors[`rows.${index}.quantity`]}
          />
        ))}
      </ul>
      <AdjustFields values={values} errors={errors} />
    </StaffForm>
  );
}

/** Ticks every row of the page; it needs a script, without which rows are ticked one by one. */
function ChooseAll() {
  return (
    <input
      type="checkbox"
      aria-label={m.inventory_choose_all()}
      className="size-5 accent-accent"
      onChange={({ currentTarget: { checked, form } }) => {
        for (const box of form?.querySelectorAll<HTMLInputElement>('input[name$=".chosen"]') ?? [])
          box.checked = checked;
      }}
    />
  );
}

function Row(props: {
  row: InventoryRow;
  at: string;
  values: Record<string, string>;
  error: string | undefined;
}) {
  const { row, at, values, error } = props;
  const { sku, name, warehouse, bin, vendor, on_hand, committed, incoming, available } = row;
  const where = { sku, warehouse: warehouse.name };
  // After a refusal the row is still the one that was typed into.
  const isTyped = values[`${at}.sku`] === sku && values[`${at}.warehouse`] === warehouse._id;
  const figure = (label: string, count: number) => (
    <span className="tabular-nums wide:text-right">
      <span className="text-stone wide:sr-only">{label} </span>
      {count}
    </span>
  );
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_7rem] items-start gap-x-4 gap-y-1 px-4 py-2.5 text-sm wide:grid-cols-[1.75rem_minmax(0,1fr)_9rem_5rem_6rem_5rem_7rem]">
      <input type="hidden" name={`${at}.sku`} value={sku} />
      <input type="hidden" name={`${at}.warehouse`} value={warehouse._id} />
      <input type="hidden" name={`${at}.before`} value={available} />
      <input
        type="checkbox"
        name={`${at}.chosen`}
        aria-label={m.inventory_choose(where)}
        defaultChecked={isTyped && values[`${at}.chosen`] !== undefined}
        className="mt-2 size-5 accent-accent"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link
          to={`${here}/${row._id}`}
          className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
        >
          {sku}
        </Link>
        <span className="block">{name}</span>
        <span className="block text-stone">{vendor}</span>
      </span>
      <span className="col-start-2 min-w-0 [overflow-wrap:anywhere] wide:col-start-auto wide:pt-2">
        {warehouse.name}
        {bin ? <span className="block text-stone">{m.inventory_bin({ bin })}</span> : null}
        <ReorderPoint {...row} />
      </span>
      <span className="col-start-2 flex flex-wrap gap-x-4 wide:contents">
        <span className="wide:pt-2 wide:text-right">{figure(m.inventory_on_hand(), on_hand)}</span>
        <span className="wide:pt-2 wide:text-right">{figure(m.inventory_committed(), committed)}</span>
        <span className="wide:pt-2 wide:text-right">{figure(m.inventory_incoming(), incoming)}</span>
      </span>
      <TextField
        name={`${at}.quantity`}
        id={`${at.replace('.', '-')}-quantity`}
        label={m.inventory_available_of(where)}
        hideLabel
        conditional
        inputMode="numeric"
        autoComplete="off"
        defaultValue={isTyped ? (values[`${at}.quantity`] ?? available) : available}
        error={error}
        className="col-start-3 row-span-3 row-start-1 wide:col-start-auto wide:row-span-1 wide:row-start-auto"
      />
    </li>
  );
}

function AdjustFields({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  return (
    <section
      aria-labelledby="adjust"
      className="mt-5 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7"
    >
      <Heading level={2} size="small" id="adjust">
        {m.inventory_adjust()}
      </Heading>
      <p className="mt-1.5 max-w-text text-sm text-stone">{m.inventory_adjust_text()}</p>
      <div className="mt-4 grid items-start gap-4 wide:grid-cols-2">
        <SelectField
          name="reason"
          label={m.inventory_reason()}
          defaultValue={values.reason ?? ''}
          error={errors.reason}
          required
        >
          <option value="">{m.inventory_reason_choose()}</option>
          {adjustReasons.map((reason) => (
            <option key={reason} value={reason}>
              {reasonNames[reason]()}
            </option>
          ))}
        </SelectField>
        <TextField
          name="note"
          label={m.inventory_note()}
          defaultValue={values.note ?? ''}
          error={errors.note}
          required={false}
          maxLength={500}
        />
      </div>
      <Submit form="adjust" name="do" value="typed" className="mt-4">
        {m.inventory_save_typed()}
      </Submit>
      <div className="mt-6 grid items-start gap-4 border-t border-line pt-5 wide:grid-cols-2">
        <SelectField name="mode" label={m.inventory_mode()} defaultValue={values.mode ?? 'add'}>
          <option value="add">{m.inventory_mode_add()}</option>
          <option value="set">{m.inventory_mode_set()}</option>
        </SelectField>
        <TextField
          name="amount"
          id="amount"
          label={m.inventory_amount()}
          defaultValue={values.amount ?? ''}
          error={errors.amount}
          conditional
          inputMode="text"
          autoComplete="off"
        />
      </div>
      <Submit form="adjust" name="do" value="chosen" variant="outline" className="mt-4">
        {m.inventory_save_chosen()}
      </Submit>
    </section>
  );
}

/** What was bought and is being bought for the warehouses, newest first. */
import { Form, Link } from '@remix-run/react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { type PurchaseRow, purchaseStatuses } from '#schemas/domain/catalog/purchase-order.ts';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import type { PurchasesPage } from './purchase-orders.server.ts';
import { PurchaseChip, typedIn } from './purchase-parts.tsx';
import { purchaseStatusNames, purchasesPath } from './purchase-words.ts';

const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';
type Choice = { _id: string; name: string };

const options = (list: readonly Choice[]) =>
  list.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ));

export function PurchaseOrdersScreen(props: PurchasesPage & { answer: StaffAnswer | undefined }) {
  const { query, orders, vendors, warehouses, answer } = props;
  useFirstWrong(answer);
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/inventory" className={link}>
        {m.inventory_title()}
      </Link>
      <Heading level={1} size="section">
        {m.purchase_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.purchase_text()}</p>
      <Form
        method="get"
        role="search"
        key={asked.join()}
        className="mt-5 grid items-end gap-3 wide:grid-cols-[12rem_14rem_14rem_auto_auto] wide:justify-start"
      >
        <SelectField name="status" label={m.purchase_status()} defaultValue={query.status ?? ''}>
          <option value="">{m.inventory_any()}</option>
          {options(purchaseStatuses.map((_id) => ({ _id, name: purchaseStatusNames[_id]() })))}
        </SelectField>
        <SelectField name="vendor" label={m.inventory_vendor()} defaultValue={query.vendor ?? ''}>
          <option value="">{m.inventory_any()}</option>
          {options(vendors)}
        </SelectField>
        <SelectField name="warehouse" label={m.inventory_warehouse()} defaultValue={query.warehouse ?? ''}>
          <option value="">{m.inventory_any()}</option>
          {options(warehouses)}
        </SelectField>
        <Button type="submit" variant="outline">
          {m.inventory_filter()}
        </Button>
        {asked.length > 0 ? (
          <Link to={purchasesPath} className={link}>
            {m.inventory_clear()}
          </Link>
        ) : null}
      </Form>
      {orders.items.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.purchase_none()} text={m.purchase_none_text()} />
        </div>
      ) : (
        <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
          {orders.items.map((order) => (
            <Row key={order._id} order={order} />
          ))}
        </ul>
      )}
      <div className="mt-4">
        <Pagination
          page={orders.page}
          pages={orders.pages}
          hrefOf={(page) => `${purchasesPath}?${new URLSearchParams([...asked, ['page', String(page)]])}`}
        />
      </div>
      <BeginForm vendors={vendors} warehouses={warehouses.filter(({ isOpen }) => isOpen)} answer={answer} />
    </Container>
  );
}

function Row({ order }: { order: PurchaseRow }) {
  const zone = useShopZone();
  const { number, status, vendor, warehouse, expected_on, created_at, total, units, received } = order;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 py-3 text-sm">
      <span className="[overflow-wrap:anywhere]">
        <Link to={`${purchasesPath}/${order._id}`} className={`${link} mr-3 font-semibold`}>
          {number}
        </Link>
        <PurchaseChip status={status} />
        <span className="block">
          {vendor.name} → {warehouse.name}
        </span>
        <span className="block text-stone">
          {formatDay(created_at, zone)}
          {expected_on ? ` · ${m.purchase_expected_on({ day: formatDate(expected_on) })}` : null}
        </span>
      </span>
      <span className="text-right tabular-nums">
        <span className="block pt-2 font-semibold">{formatDollars(total)}</span>
        <span className="block text-stone">{m.purchase_progress({ received, units })}</span>
      </span>
    </li>
  );
}

function BeginForm(props: { vendors: Choice[]; warehouses: Choice[]; answer: StaffAnswer | undefined }) {
  const { values, errors } = typedIn(props.answer, 'begin');
  return (
    <Panel id="begin" title={m.purchase_new()} text={m.purchase_new_text()}>
      <Answer answer={props.answer} />
      <StaffForm name="begin" className="mt-4">
        <div className="grid items-start gap-4 wide:grid-cols-2">
          <SelectField
            name="vendor"
            label={m.inventory_vendor()}
            defaultValue={values.vendor ?? ''}
            error={errors.vendor}
            required
          >
            <option value="">{m.purchase_choose()}</option>
            {options(props.vendors)}
          </SelectField>
          <SelectField
            name="warehouse"
            id="begin-warehouse"
            label={m.purchase_deliver_to()}
            defaultValue={values.warehouse ?? props.warehouses[0]?._id}
            error={errors.warehouse}
            required
          >
            {options(props.warehouses)}
          </SelectField>
        </div>
        <label className="mt-3 flex min-h-11 cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="reorder"
            defaultChecked={values.reorder !== undefined}
            className="size-5 accent-accent"
          />
          {m.purchase_fill()}
        </label>
        <Submit form="begin" className="mt-3">
          {m.purchase_create()}
        </Submit>
      </StaffForm>
    </Panel>
  );
}

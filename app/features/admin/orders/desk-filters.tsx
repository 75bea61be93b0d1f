/** What the list of orders is narrowed to; what is seldom needed is folded away until it is used. */
import { Form, Link } from '@remix-run/react';
import * as m from '#messages';
import { deliveryMethods } from '#schemas/domain/sales/cart.ts';
import { deskPayments, deskStatuses } from '#schemas/domain/sales/order-desk.ts';
import { type DeskSort, deskSorts } from '#schemas/domain/sales/order-list.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { type DeskQuery, hrefOf, searchOf } from './desk-query.ts';
import { filterNames, paymentFilterNames } from './desk-words.ts';

const sortNames: Record<DeskSort, () => string> = {
  newest: m.desk_sort_newest,
  oldest: m.desk_sort_oldest,
  total: m.desk_sort_total,
  promised: m.desk_sort_promised,
};

type Props = { query: DeskQuery; warehouses: { _id: string; name: string }[] };

export function DeskFilters({ query, warehouses }: Props) {
  const { from, to, warehouse, delivery, job } = query;
  return (
    <Form method="get" action="/admin/orders" role="search" key={searchOf(query)} className="mt-4">
      {query.company ? <input type="hidden" name="company" value={query.company} /> : null}
      {query.customer ? <input type="hidden" name="customer" value={query.customer} /> : null}
      <div className="grid items-end gap-3 wide:grid-cols-[1fr_auto_auto_auto_auto]">
        <TextField
          type="search"
          name="q"
          required={false}
          label={m.desk_search()}
          placeholder={m.desk_search_hint()}
          defaultValue={query.q ?? ''}
        />
        <Choice name="status" label={m.desk_status()} value={query.status}>
          {deskStatuses.map((status) => [status, filterNames[status]()])}
        </Choice>
        <Choice name="payment" label={m.desk_payment()} value={query.payment}>
          {deskPayments.map((payment) => [payment, paymentFilterNames[payment]()])}
        </Choice>
        <SelectField name="sort" label={m.desk_sort()} defaultValue={query.sort ?? 'newest'}>
          {deskSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]()}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline">
          {m.desk_show()}
        </Button>
      </div>
      <details className="mt-2" open={Boolean(from || to || warehouse || delivery || job)}>
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-accent underline underline-offset-4">
          {m.desk_more_filters()}
        </summary>
        <div className="mt-2 grid items-end gap-3 wide:grid-cols-5">
          <TextField
            type="date"
            name="from"
            required={false}
            label={m.desk_from()}
            defaultValue={from ?? ''}
          />
          <TextField type="date" name="to" required={false} label={m.desk_to()} defaultValue={to ?? ''} />
          <Choice name="warehouse" label={m.desk_warehouse()} value={warehouse}>
            {warehouses.map(({ _id, name }) => [_id, name])}
          </Choice>
          <Choice name="delivery" label={m.desk_delivery()} value={delivery}>
            {deliveryMethods.map((method) => [method, deliveryName(method)])}
          </Choice>
          <TextField
            name="job"
            required={false}
            maxLength={100}
            label={m.desk_job()}
            defaultValue={job ?? ''}
          />
        </div>
      </details>
      {searchOf(query) ? (
        <Link
          to={hrefOf({})}
          className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
        >
          {m.desk_clear()}
        </Link>
      ) : null}
    </Form>
  );
}

function Choice(props: {
  name: string;
  label: string;
  value: string | undefined;
  children: [string, string][];
}) {
  return (
    <SelectField name={props.name} label={props.label} defaultValue={props.value ?? ''} className="min-w-40">
      <option value="">{m.desk_any()}</option>
      {props.children.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

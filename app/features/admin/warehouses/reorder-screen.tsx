/** What to buy now, by who makes it: SKUs at or under their reorder point. */
import { Form, Link } from '@remix-run/react';
import * as m from '#messages';
import type { ReorderLine } from '#schemas/domain/catalog/reorder.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { ReorderPage } from './reorder.server.ts';

const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';
const columns = 'wide:grid-cols-[minmax(0,1fr)_8rem_6rem_6rem_7rem_6rem_6rem] wide:gap-x-4';

export function ReorderScreen({ query, list, warehouses, vendors }: ReorderPage) {
  const asked = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
  const choice = (name: 'warehouse' | 'vendor', label: string, from: { _id: string; name: string }[]) => (
    <SelectField name={name} label={label} defaultValue={query[name] ?? ''}>
      <option value="">{m.inventory_any()}</option>
      {from.map(({ _id, name: text }) => (
        <option key={_id} value={_id}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  return (
    <Container className="py-6 wide:py-8">
      <Link to="/admin/inventory" className={link}>
        {m.inventory_title()}
      </Link>
      <Heading level={1} size="section">
        {m.reorder_title()}
      </Heading>
      <p className="mt-2 max-w-text text-stone">{m.reorder_text()}</p>
      <Form
        method="get"
        role="search"
        key={asked}
        className="mt-5 grid items-end gap-3 wide:grid-cols-[16rem_16rem_auto_auto] wide:justify-start"
      >
        {choice('warehouse', m.inventory_warehouse(), warehouses)}
        {choice('vendor', m.inventory_vendor(), vendors)}
        <Button type="submit" variant="outline">
          {m.inventory_filter()}
        </Button>
        {list.vendors.length > 0 ? (
          <Link
            to={`/admin/inventory/reorder.csv${asked ? `?${asked}` : ''}`}
            reloadDocument
            className={link}
          >
            {m.reorder_csv()}
          </Link>
        ) : null}
      </Form>
      {list.more ? <Notice className="mt-5">{m.reorder_more()}</Notice> : null}
      {list.vendors.length === 0 ? (
        <div className="mt-6">
          <EmptyState title={m.reorder_none()} text={m.reorder_none_text()} />
        </div>
      ) : (
        list.vendors.map(({ _id, name, lines }) => (
          <section key={_id} aria-labelledby={`vendor-${_id}`} className="mt-8">
            <Heading level={2} size="small" id={`vendor-${_id}`}>
              {name}
            </Heading>
            <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
              <li
                aria-hidden="true"
                className={`hidden px-4 py-2 text-sm text-stone wide:grid ${columns} [&>span:nth-child(n+3)]:text-right`}
              >
                <span>{m.inventory_sku()}</span>
                <span>{m.inventory_warehouse()}</span>
                <span>{m.inventory_available()}</span>
                <span>{m.inventory_incoming()}</span>
                <span>{m.reorder_at()}</span>
                <span>{m.reorder_to()}</span>
                <span>{m.reorder_suggested()}</span>
              </li>
              {lines.map((line) => (
                <Line key={`${line._id} ${line.warehouse._id}`} line={line} />
              ))}
            </ul>
            <Buy vendor={_id} lines={lines} />
          </section>
        ))
      )}
    </Container>
  );
}

/** A draft for each warehouse that misses something of the vendor's that is not on its way. */
function Buy({ vendor, lines }: { vendor: string; lines: ReorderLine[] }) {
  const places = new Map(
    lines.flatMap(({ suggested, warehouse: { _id, name } }) => (suggested > 0 ? [[_id, name]] : [])),
  );
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {[...places].map(([place, name]) => (
        <Form key={place} method="post" action="/admin/inventory/purchase-orders?index">
          <input type="hidden" name="form" value="begin" />
          <input type="hidden" name="vendor" value={vendor} />
          <input type="hidden" name="warehouse" value={place} />
          <input type="hidden" name="reorder" value="on" />
          <Button type="submit" variant="outline" size="small">
            {m.reorder_buy({ warehouse: name })}
          </Button>
        </Form>
      ))}
    </div>
  );
}

function Line({ line }: { line: ReorderLine }) {
  const { _id, sku, name, warehouse, cost } = line;
  const figure = (label: string, count: number, strong = false) => (
    <span
      className={`flex justify-between gap-4 tabular-nums wide:block wide:text-right ${strong ? 'font-semibold' : ''}`}
    >
      <span className="text-stone wide:sr-only">{label} </span>
      {count}
    </span>
  );
  return (
    <li className={`grid items-start gap-y-0.5 px-4 py-2.5 text-sm ${columns}`}>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <Link
          to={`/admin/inventory/${_id}`}
          className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4 wide:min-h-0"
        >
          {sku}
        </Link>
        <span className="block">{name}</span>
        {cost === null ? null : (
          <span className="block text-stone">{m.reorder_last_cost({ cost: formatDollars(cost) })}</span>
        )}
      </span>
      <span className="[overflow-wrap:anywhere]">{warehouse.name}</span>
      {figure(m.inventory_available(), line.available)}
      {figure(m.inventory_incoming(), line.incoming)}
      {figure(m.reorder_at(), line.reorder_at)}
      {figure(m.reorder_to(), line.reorder_to)}
      {figure(m.reorder_suggested(), line.suggested, true)}
    </li>
  );
}

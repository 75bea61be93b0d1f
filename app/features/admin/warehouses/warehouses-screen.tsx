/** Every warehouse: where it is, when it is open today, what it has and what waits there. */
import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { WarehouseRecord } from '#schemas/domain/platform/warehouse-desk.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { hoursText } from '#ui/opening-words.ts';
import { Container } from '#ui/section.tsx';
import { WarehouseNav } from './warehouse-parts.tsx';

type Props = { items: WarehouseRecord[]; mayEdit: boolean };

export function WarehousesScreen({ items, mayEdit }: Props) {
  return (
    <>
      <WarehouseNav />
      <Container className="py-6 wide:py-8">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Heading level={1} size="section">
            {m.warehouses_title()}
          </Heading>
          {mayEdit ? <ButtonLink to="/admin/warehouses/new">{m.warehouses_add()}</ButtonLink> : null}
        </div>
        <p className="mt-2 max-w-text text-stone">{m.warehouses_text()}</p>
        <ul
          aria-label={m.warehouses_title()}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
        >
          {items.map((record) => (
            <Row key={record._id} record={record} />
          ))}
        </ul>
      </Container>
    </>
  );
}

function Row({ record }: { record: WarehouseRecord }) {
  const { details, today } = record;
  return (
    <li className="relative grid grid-cols-2 items-start gap-x-5 gap-y-1 px-4 py-4 text-sm transition-colors hover:bg-paper wide:grid-cols-[1fr_1fr_1fr_8rem]">
      <div className="col-span-2 min-w-0 wide:col-span-1">
        <Link
          to={`/admin/warehouses/${record._id}`}
          className="text-base font-semibold underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
        >
          {details.name}
        </Link>
        {record.closed_at ? (
          <span className="ml-2 inline-flex rounded-full bg-sand px-2.5 py-0.5 text-xs font-semibold text-stone">
            {m.warehouses_is_closed()}
          </span>
        ) : null}
        <span className="block text-stone">
          {m.warehouse_town({ city: details.address.city, state: details.address.state })}
        </span>
      </div>
      <span>{details.phone}</span>
      <span>
        <span className="font-medium">{m.warehouse_today()}</span>{' '}
        <span className="tabular-nums">{hoursText({ hours: today })}</span>
      </span>
      <span className="col-span-2 text-stone wide:col-span-1 wide:text-right">
        <span className="wide:block">{m.warehouses_skus({ count: record.skus })}</span>
        <span aria-hidden="true" className="wide:hidden">
          {' · '}
        </span>
        <span className="wide:block">{m.warehouses_orders({ count: record.orders })}</span>
      </span>
    </li>
  );
}

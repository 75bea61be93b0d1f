/** What changed the stock of a SKU, newest first, with what was available after it. */
import { Link } from '@remix-run/react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { SkuMovement } from '#schemas/domain/catalog/inventory.ts';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import type { MovementsPage } from './inventory.server.ts';
import { LevelsForm } from './reorder-parts.tsx';
import { reasonNames } from './stock-words.ts';

const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

export function MovementsScreen({
  id,
  stock,
  isFirst,
  sells,
  answer,
}: MovementsPage & { answer: StaffAnswer | undefined }) {
  useFirstWrong(answer);
  const here = `/admin/inventory/${id}`;
  return (
    <Container className="py-6 wide:py-8">
      <div className="mx-auto max-w-3xl">
        <Link to="/admin/inventory" className={link}>
          {m.inventory_title()}
        </Link>
        <Heading level={1} size="section">
          {m.inventory_movements({ sku: stock.sku })}
        </Heading>
        <p className="mt-2 text-stone">{stock.name}</p>
        <Link to={`/admin/catalog/products/${stock.product}`} className={link}>
          {m.inventory_product()}
        </Link>
        <ul className="mt-4 grid gap-3 wide:grid-cols-3">
          {stock.warehouses.map((row) => (
            <li
              key={row.warehouse._id}
              className="rounded-lg border border-line bg-surface p-4 text-sm shadow-card"
            >
              <h2 className="font-semibold">{row.warehouse.name}</h2>
              <dl className="mt-2 grid grid-cols-[1fr_auto] gap-y-1">
                <dt className="text-stone">{m.inventory_on_hand()}</dt>
                <dd className="tabular-nums">{row.on_hand}</dd>
                <dt className="text-stone">{m.inventory_committed()}</dt>
                <dd className="tabular-nums">{row.committed}</dd>
                <dt className="text-stone">{m.inventory_available()}</dt>
                <dd className="font-semibold tabular-nums">{row.available}</dd>
                <dt className="text-stone">{m.inventory_incoming()}</dt>
                <dd className="tabular-nums">{row.incoming}</dd>
              </dl>
            </li>
          ))}
        </ul>
        <LevelsForm
          key={stock.warehouses.map(({ level_version }) => level_version).join()}
          rows={stock.warehouses}
          answer={answer}
        />
        <Heading level={2} size="small" className="mt-8">
          {m.inventory_movements_heading()}
        </Heading>
        {stock.items.length === 0 ? (
          <div className="mt-6">
            <EmptyState title={m.inventory_movements_none()} text={m.inventory_movements_none_text()} />
          </div>
        ) : (
          <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
            {stock.items.map((movement) => (
              <Movement key={movement._id} movement={movement} sells={sells} />
            ))}
          </ul>
        )}
        <nav aria-label={m.ui_pages()} className="mt-4 flex gap-6">
          {isFirst ? null : (
            <Link to={here} className={link}>
              {m.inventory_first()}
            </Link>
          )}
          {stock.next ? (
            <Link to={`${here}?after=${stock.next}`} rel="next" className={link}>
              {m.inventory_next()}
            </Link>
          ) : null}
        </nav>
      </div>
    </Container>
  );
}

function Movement({ movement, sells }: { movement: SkuMovement; sells: boolean }) {
  const { at, by, warehouse, quantity, balance, reason, note, other, order, purchase } = movement;
  const zone = useShopZone();
  const transferred = quantity < 0 ? m.history_to : m.history_from;
  const why = reason === 'transfer' && other ? transferred({ other }) : reasonNames[reason]();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 py-3 text-sm">
      <span className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{why}</span>{' '}
        {purchase ? (
          <Link
            to={`/admin/inventory/purchase-orders/${purchase._id}`}
            className="text-accent underline underline-offset-4"
          >
            {purchase.number}
          </Link>
        ) : null}
        {order?.number ? (
          sells ? (
            <Link to={`/admin/orders/${order._id}`} className="text-accent underline underline-offset-4">
              {m.inventory_order({ number: order.number })}
            </Link>
          ) : (
            m.inventory_order({ number: order.number })
          )
        ) : null}
        <span className="block text-stone">
          {[formatMoment(at, zone), warehouse.name, by].filter(Boolean).join(' · ')}
        </span>
        {note ? <span className="block">{note}</span> : null}
      </span>
      <span className="text-right tabular-nums">
        <span className="block font-semibold">{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</span>
        {balance === null ? null : (
          <span className="block text-stone">
            {m.inventory_balance()} {balance}
          </span>
        )}
      </span>
    </li>
  );
}

/** What came to a warehouse and left it. */
import { Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { StockMovement } from '#schemas/domain/catalog/stock-transfer.ts';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { reasonNames } from './stock-words.ts';
import type { HistoryPage } from './transfers.server.ts';
import { WarehouseNav } from './warehouse-parts.tsx';

export function HistoryScreen({ warehouse, history, sells }: HistoryPage) {
  const here = `/admin/warehouses/${warehouse._id}`;
  return (
    <>
      <WarehouseNav />
      <Container className="py-6 wide:py-8">
        <div className="mx-auto max-w-3xl">
          <Link
            to={here}
            className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
          >
            {warehouse.name}
          </Link>
          <Heading level={1} size="section">
            {m.history_title({ name: warehouse.name })}
          </Heading>
          {history.items.length === 0 ? (
            <div className="mt-6">
              <EmptyState title={m.history_none()} text={m.history_none_text()} />
            </div>
          ) : (
            <ul className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
              {history.items.map((movement) => (
                <Movement key={movement._id} {...{ movement, sells }} />
              ))}
            </ul>
          )}
          <div className="mt-4">
            <Pagination
              page={history.page}
              pages={history.pages}
              hrefOf={(page) => `${here}/stock?page=${page}`}
            />
          </div>
        </div>
      </Container>
    </>
  );
}

function Movement({
  movement: { at, sku, name, quantity, reason, order, other },
  sells,
}: {
  movement: StockMovement;
  sells: boolean;
}) {
  // As everywhere at the desk: a transfer has one time, whichever end is looked at.
  const zone = useShopZone();
  const why =
    reason === 'transfer' && other
      ? quantity < 0
        ? m.history_to({ other })
        : m.history_from({ other })
      : reasonNames[reason]();
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 px-4 py-3 text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-semibold">{sku}</span> <span className="text-stone">{name}</span>
        <span className="block text-stone">
          {formatMoment(at, zone)} ·{' '}
          {order && sells ? (
            <Link
              to={`/admin/orders/${order}`}
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
            >
              {why}
            </Link>
          ) : (
            why
          )}
        </span>
      </span>
      <span className="font-semibold tabular-nums">{quantity > 0 ? `+${quantity}` : `−${-quantity}`}</span>
    </li>
  );
}

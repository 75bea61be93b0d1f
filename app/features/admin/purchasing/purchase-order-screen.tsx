/** One purchase order, from its draft to its last delivery. */
import { Link } from '@remix-run/react';
import { Answer, Panel, StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useFirstWrong } from '#app/shared/forms/use-first-wrong.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { PurchaseOrder } from '#schemas/domain/catalog/purchase-order.ts';
import { formatDate, formatDay, formatMoment } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { DraftForm } from './draft-form.tsx';
import type { PurchasePage } from './purchase-order.server.ts';
import { EndForm, HeadingFields, PurchaseChip, typedIn } from './purchase-parts.tsx';
import { purchasesPath } from './purchase-words.ts';
import { ReceiveForm } from './receive-form.tsx';

const link = 'inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4';

export function PurchaseOrderScreen({
  order,
  wasOrdered,
  answer,
}: PurchasePage & { answer: StaffAnswer | undefined }) {
  useFirstWrong(answer);
  const { status, version, received } = order;
  // What was saved leaves a form of what is so now.
  const fresh = `${version} ${answer?.done === false ? 'refused' : ''}`;
  const isOpen = status === 'draft' || status === 'ordered';
  return (
    <Container className="py-6 wide:py-8">
      <div className="mx-auto max-w-3xl">
        <Link to={purchasesPath} className={link}>
          {m.purchase_title()}
        </Link>
        <Heading level={1} size="section">
          {m.purchase_heading({ number: order.number })}
        </Heading>
        <Facts order={order} />
        <Answer answer={answer} />
        {wasOrdered && !answer ? (
          <Notice tone="success" className="mt-6">
            {m.purchase_ordered_done()}
          </Notice>
        ) : null}
        {status === 'draft' ? (
          <DraftForm key={fresh} order={order} refused={typedIn(answer, 'draft')} />
        ) : (
          <Lines order={order} />
        )}
        {status === 'ordered' ? (
          <>
            <ReceiveForm key={fresh} order={order} refused={typedIn(answer, 'receive')} />
            <Panel id="heading" title={m.purchase_details()}>
              <StaffForm key={fresh} name="heading" className="mt-4">
                <input type="hidden" name="version" value={version} />
                <HeadingFields order={order} refused={typedIn(answer, 'heading')} />
                <Submit form="heading" variant="outline" className="mt-4">
                  {m.purchase_save()}
                </Submit>
              </StaffForm>
            </Panel>
          </>
        ) : null}
        <Receipts order={order} />
        {isOpen && received === 0 ? (
          <Panel id="cancel" title={m.purchase_cancel()}>
            <EndForm
              key={fresh}
              to="canceled"
              order={order}
              refused={typedIn(answer, 'canceled')}
              confirm={m.purchase_cancel_confirm()}
              label={m.purchase_cancel()}
            />
          </Panel>
        ) : null}
        {status === 'ordered' && received > 0 ? (
          <Panel id="close" title={m.purchase_close()}>
            <EndForm
              key={fresh}
              to="closed"
              order={order}
              refused={typedIn(answer, 'closed')}
              confirm={m.purchase_close_confirm()}
              label={m.purchase_close()}
            />
          </Panel>
        ) : null}
      </div>
    </Container>
  );
}

function Facts({ order }: { order: PurchaseOrder }) {
  const zone = useShopZone();
  const facts: [string, string | null][] = [
    [m.inventory_vendor(), order.vendor.name],
    [m.purchase_deliver_to(), order.warehouse.name],
    [m.purchase_expected(), order.expected_on && formatDate(order.expected_on)],
    [m.purchase_ordered(), order.ordered_at && formatDay(order.ordered_at, zone)],
    [m.purchase_total(), formatDollars(order.total)],
    [m.purchase_started(), `${formatDay(order.created_at, zone)} · ${order.by}`],
    [m.inventory_note(), order.note || null],
  ];
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <PurchaseChip status={order.status} />
        <Link to={`${purchasesPath}/${order._id}/pdf`} reloadDocument className={link}>
          {m.purchase_print()}
        </Link>
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-stone">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}

function Lines({ order: { lines } }: { order: PurchaseOrder }) {
  return (
    <Panel id="lines" title={m.purchase_lines()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {lines.map(({ _id, sku_id, sku, name, quantity, received, cost }) => (
          <li key={_id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <span className="[overflow-wrap:anywhere]">
              {sku_id ? (
                <Link to={`/admin/inventory/${sku_id}`} className={`${link} font-semibold`}>
                  {sku}
                </Link>
              ) : (
                <span className="font-semibold">{sku}</span>
              )}
              <span className="block">{name}</span>
            </span>
            <span className="text-right tabular-nums">
              <span className="block pt-2 font-semibold">
                {m.purchase_progress({ received, units: quantity })}
              </span>
              {cost === null ? null : (
                <span className="block text-stone">{m.purchase_each({ cost: formatDollars(cost) })}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Receipts({ order: { receipts } }: { order: PurchaseOrder }) {
  const zone = useShopZone();
  if (receipts.length === 0) return null;
  return (
    <Panel id="receipts" title={m.purchase_receipts()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {receipts.map(({ _id, at, by, note, lines }) => (
          <li key={_id} className="py-2.5 [overflow-wrap:anywhere]">
            <span className="text-stone">
              {formatMoment(at, zone)} · {by}
            </span>
            <ul>
              {lines.map(({ line, sku, quantity, cost }) => (
                <li key={line}>
                  {m.transfers_line({ quantity, sku })}{' '}
                  <span className="text-stone">{m.purchase_each({ cost: formatDollars(cost) })}</span>
                </li>
              ))}
            </ul>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

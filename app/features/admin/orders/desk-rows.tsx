/** The orders of the list, and what is done with those that are chosen: papers, and handing all of them over. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { type FormEvent, useRef, useState } from 'react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { DeskRow } from '#schemas/domain/sales/order-desk.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { StatusChip } from './desk-parts.tsx';
import { sayPayment } from './desk-words.ts';

const papers = [
  ['picks', m.desk_print_picks],
  ['slips', m.desk_print_slips],
  ['labels', m.desk_print_labels],
] as const;

/** Sent as a document: a paper opens in a tab of its own. */
export function DeskRows({ rows }: { rows: readonly DeskRow[] }) {
  const scripted = useScripted();
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const isBusy = useNavigation().state !== 'idle';
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name=order]') ?? [])];
  const recount = () => {
    const chosen = boxes().filter(({ checked }) => checked).length;
    setCount(chosen);
    if (chosen > 0) setMissing(false);
  };
  const choosePage = (checked: boolean) => {
    for (const box of boxes()) box.checked = checked;
    recount();
  };
  const check = (event: FormEvent) => {
    if (boxes().some(({ checked }) => checked)) return;
    event.preventDefault();
    setMissing(true);
  };
  return (
    <Form ref={form} method="post" reloadDocument onSubmit={check} onChange={recount} className="mt-3">
      <input type="hidden" name="form" value="bulkFulfil" />
      {scripted ? (
        <label className="flex min-h-10 w-fit items-center gap-3 pl-4 text-sm">
          <input
            type="checkbox"
            checked={count > 0 && count === rows.length}
            onChange={(event) => choosePage(event.target.checked)}
            className="size-5 accent-accent"
          />
          {m.desk_choose_page()}
        </label>
      ) : null}
      <ul
        aria-label={m.desk_title()}
        className="mt-1 divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
      >
        {rows.map((row) => (
          <Row key={row._id} row={row} />
        ))}
      </ul>
      <section
        aria-label={m.desk_chosen_title()}
        className="mt-4 rounded-lg border border-line bg-surface p-4 shadow-card"
      >
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="text-sm font-semibold">
            {scripted ? m.desk_chosen({ count }) : m.desk_chosen_title()}
          </p>
          {papers.map(([kind, label]) => (
            <Button
              key={kind}
              type="submit"
              variant="outline"
              size="small"
              formMethod="get"
              formAction={`/admin/orders/papers/${kind}.pdf`}
              formTarget="_blank"
            >
              {label()}
            </Button>
          ))}
        </div>
        {isMissing ? (
          <Notice tone="error" className="mt-3">
            {m.desk_choose_first()}
          </Notice>
        ) : null}
        <details className="mt-3">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold underline underline-offset-4">
            {m.desk_bulk_fulfil()}
          </summary>
          <div className="mt-2 space-y-3 text-sm">
            <p className="max-w-text text-stone">{m.desk_bulk_fulfil_text()}</p>
            <CheckboxField
              name="capture"
              label={m.desk_bulk_capture()}
              hint={m.desk_bulk_capture_hint()}
              className="text-sm"
            />
            <Button type="submit" size="small" busy={isBusy}>
              {m.desk_bulk_button()}
            </Button>
          </div>
        </details>
      </section>
    </Form>
  );
}

function Row({ row }: { row: DeskRow }) {
  const zone = useShopZone();
  const who = [row.company, row.name].filter(Boolean).join(', ') || row.email;
  return (
    <li className="grid grid-cols-[1.25rem_1fr_auto] items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm wide:grid-cols-[1.25rem_7rem_6.5rem_1fr_13rem_6rem]">
      <input
        type="checkbox"
        name="order"
        value={`${row._id}:${row.version}`}
        aria-label={m.desk_choose({ number: row.number })}
        className="size-5 self-center accent-accent"
      />
      <Link
        to={`/admin/orders/${row._id}`}
        className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4 hover:text-accent"
      >
        {row.number}
      </Link>
      <span className="text-right text-stone wide:text-left">{formatDay(row.placed_at, zone)}</span>
      <span className="col-span-2 col-start-2 min-w-0 [overflow-wrap:anywhere] wide:col-span-1 wide:col-start-auto">
        {who}
        <span className="block text-stone">
          {[
            row.email,
            row.job ? m.desk_job_of({ job: row.job }) : '',
            row.po_number ? m.desk_po({ po: row.po_number }) : '',
            deliveryName(row.delivery),
            row.warehouse,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="order-last col-span-2 col-start-2 flex flex-wrap items-center gap-x-2 gap-y-1 wide:order-none wide:col-span-1 wide:col-start-auto">
        <StatusChip status={row.status} />
        {row.late ? <span className="font-semibold text-danger">{m.desk_late()}</span> : null}
        {row.returns > 0 ? <span className="font-semibold text-warning">{m.desk_return_open()}</span> : null}
        <span className="basis-full text-stone">{row.payment ? sayPayment(row.payment) : ''}</span>
        {row.promised && (row.status === 'placed' || row.status === 'partly_fulfilled') ? (
          <span className="basis-full text-stone">
            {m.desk_promised_by({ day: formatDate(row.promised) })}
          </span>
        ) : null}
      </span>
      <span className="col-start-3 text-right font-semibold tabular-nums wide:col-start-auto">
        {formatDollars(row.total)}
      </span>
    </li>
  );
}

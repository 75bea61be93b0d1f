/** /a/statement: a month of the account, for the screen and for paper. */
import { Form } from '@remix-run/react';
import { movementName, owedRows } from '#app/shared/orders/ledger-words.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { formatDay, formatMonth } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Balance, Statement } from '#schemas/domain/sales/ledger.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { SelectField } from '#ui/field.tsx';
import { BillingFrame } from './billing-parts.tsx';

type Props = { balance: Balance; statement: Statement; months: string[] };

export default function StatementScreen({ balance, statement, months }: Props) {
  const { month, rows, opening, closing, customer } = statement;
  const zone = useShopZone();
  const figure = 'py-2 pl-4 text-right tabular-nums';
  return (
    <BillingFrame balance={balance} part="statement">
      <Form method="get" className="mt-6 flex flex-wrap items-end gap-4" data-no-print>
        <SelectField name="month" label={m.statement_month()} defaultValue={month}>
          {months.map((one) => (
            <option key={one} value={one}>
              {formatMonth(one)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline">
          {m.billing_apply()}
        </Button>
        <ButtonLink to={`/a/statement/${month}/pdf`} variant="outline" reloadDocument>
          {m.order_pdf()}
        </ButtonLink>
        <Button variant="outline" className="script-only" onClick={() => print()}>
          {m.invoice_print()}
        </Button>
      </Form>
      <p className="mt-6 whitespace-pre-line">{customer.join('\n')}</p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full border-collapse text-left max-wide:text-sm">
          <caption className="sr-only">{m.statement_title({ month: formatMonth(month) })}</caption>
          <thead className="text-sm text-stone">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 font-normal">
                {m.statement_day()}
              </th>
              <th scope="col" className="py-2 pl-4 font-normal">
                {m.statement_what()}
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-normal">
                {m.statement_amount()}
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-normal">
                {m.statement_balance()}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr className="border-b border-line">
              <td />
              <td className="py-2 pl-4">{m.statement_opening()}</td>
              <td />
              <td className={figure}>{formatDollars(opening)}</td>
            </tr>
            {rows.map(({ at, kind, number, amount, balance: after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
              <tr key={index} className="border-b border-line">
                <td className="py-2 wide:whitespace-nowrap">{formatDay(at, zone)}</td>
                <td className="py-2 pl-4">{movementName({ kind, number })}</td>
                <td className={figure}>{formatDollars(amount)}</td>
                <td className={figure}>{formatDollars(after)}</td>
              </tr>
            ))}
            <tr className="font-semibold">
              <td />
              <td className="py-2 pl-4">{m.statement_closing()}</td>
              <td />
              <td className={figure}>{formatDollars(closing)}</td>
            </tr>
          </tbody>
        </table>
      </div>
      <h2 className="mt-10 text-lg font-semibold">{m.aging_title()}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 wide:grid-cols-5">
        {owedRows(statement).map(([name, amount]) => (
          <div key={name}>
            <dt className="text-sm text-stone">{name}</dt>
            <dd className="font-semibold tabular-nums">{formatDollars(amount)}</dd>
          </div>
        ))}
      </dl>
    </BillingFrame>
  );
}

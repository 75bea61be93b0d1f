/** Quick order: SKUs and quantities typed, pasted or from a sheet; what cannot be ordered is said row by row. */

import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { QuickOrderRow } from '#schemas/domain/sales/quick-order.ts';
import { AvailabilityLine } from '#ui/availability-line.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CheckboxField, TextareaField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { shipsFrom } from './item-facts.ts';
import type { QuickOrderAnswer } from './quick-order.server.ts';

export function QuickOrderScreen({
  answer,
  severalWarehouses,
}: {
  answer: QuickOrderAnswer | null;
  severalWarehouses: boolean;
}) {
  const { state } = useNavigation();
  const rows = answer?.rows ?? [];
  const good = rows.filter(({ reason }) => reason === null).length;
  const { news, results, turn } = useResult(answer);
  return (
    <Container className="max-w-4xl pt-8 pb-band">
      <Heading level={1}>{m.quick_title()}</Heading>
      <p className="mt-3 max-w-text text-lg text-stone">{m.quick_text()}</p>
      <div ref={news} tabIndex={-1} className="scroll-mt-6 outline-offset-4">
        {answer ? <News answer={answer} /> : null}
      </div>
      <Form method="post" encType="multipart/form-data" preventScrollReset className="mt-6">
        <TextareaField
          key={answer?.text}
          label={m.quick_list()}
          hint={m.quick_list_hint()}
          name="text"
          rows={10}
          defaultValue={answer?.text}
          required
          spellCheck={false}
          className="[&_textarea]:font-mono"
        />
        <label className="mt-5 flex flex-col gap-1.5 text-sm font-medium">
          {m.quick_sheet()}
          <input
            key={turn}
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-describedby="quick-sheet-hint"
            className="w-full min-w-0 rounded-sm border border-dashed border-line-strong bg-surface p-3 font-normal file:mr-4 file:min-h-9 file:rounded-sm file:border-0 file:bg-ink file:px-4 file:font-semibold file:text-paper"
          />
        </label>
        <p id="quick-sheet-hint" className="mt-1.5 text-sm text-stone">
          {m.quick_sheet_hint()}
        </p>
        {severalWarehouses ? (
          <CheckboxField
            label={m.quick_elsewhere()}
            hint={m.quick_elsewhere_hint()}
            name="elsewhere"
            defaultChecked={answer?.elsewhere}
            className="mt-5"
          />
        ) : null}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="look"
            variant="outline"
            busy={state !== 'idle'}
            formNoValidate
          >
            {m.quick_look()}
          </Button>
          <Button type="submit" name="intent" value="add" busy={state !== 'idle'} formNoValidate>
            {addWords(good, rows.length)}
          </Button>
        </div>
      </Form>
      {rows.length > 0 ? (
        <div ref={results} tabIndex={-1} className="mt-10 scroll-mt-6 outline-offset-4">
          <Rows rows={rows} good={good} total={answer?.total ?? 0} />
        </div>
      ) : null}
    </Container>
  );
}

/**
 * What was found takes the focus, which may be a screen away from the button. A sheet that was read is the list now: it
 * is not chosen any more, or it would be read, and ordered, once again.
 */
function useResult(answer: QuickOrderAnswer | null) {
  const news = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!answer) return;
    (answer.error || answer.added > 0 ? news : results).current?.focus();
    if (answer.rows.length > 0 || answer.added > 0) setTurn((count) => count + 1);
  }, [answer]);
  return { news, results, turn };
}

function addWords(good: number, all: number): string {
  if (good === 0) return m.quick_add();
  if (good === all) return m.quick_add_all({ count: good });
  return m.quick_add_good({ count: good });
}

/** What became of the list as a whole. */
function News({ answer: { added, rows, sheet, error } }: { answer: QuickOrderAnswer }) {
  return (
    <>
      {added > 0 ? (
        <Notice tone="success" className="mt-6" title={m.quick_added({ count: added })}>
          {rows.length > 0 ? <p>{m.quick_left({ count: rows.length })}</p> : null}
          <ButtonLink to="/cart" variant="outline" size="small" className="mt-3">
            {m.quick_to_cart()}
          </ButtonLink>
        </Notice>
      ) : null}
      {sheet ? (
        <Notice className="mt-6">{m.quick_sheet_read({ name: sheet.name, count: sheet.of })}</Notice>
      ) : null}
      {error ? (
        <Notice tone="error" className="mt-6">
          {error}
        </Notice>
      ) : null}
    </>
  );
}

function Rows({ rows, good, total }: { rows: QuickOrderRow[]; good: number; total: number }) {
  return (
    <section aria-labelledby="quick-rows">
      <Heading level={2} size="small" id="quick-rows">
        {m.quick_rows({ good, count: rows.length })}
      </Heading>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Row key={row.row} {...row} />
        ))}
      </ul>
      {good > 0 ? (
        <p className="mt-4 text-right font-semibold tabular-nums">
          {m.quick_total({ price: formatDollars(total) })}
        </p>
      ) : null}
    </section>
  );
}

function Row({
  row,
  code,
  quantity,
  name,
  options,
  href,
  unit,
  price,
  total,
  reason,
  sku,
  availability,
  ship_from: from,
}: QuickOrderRow) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr_auto] gap-x-3 py-3 text-sm">
      <span className="text-stone tabular-nums">{row}</span>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {href ? (
            <Link
              to={`${href}?${new URLSearchParams({ sku: sku ?? '' })}`}
              className="underline-offset-4 hover:underline"
            >
              {[name, ...Object.values(options)].join(', ')}
            </Link>
          ) : (
            code || m.quick_no_code()
          )}
        </p>
        {sku && sku !== code ? <p className="text-stone">{m.quick_meant({ code, sku })}</p> : null}
        {reason ? (
          <p className="mt-0.5 font-medium text-danger">{reason}</p>
        ) : from ? (
          <p className="mt-0.5 text-stone">{shipsFrom(from.name, availability?.lead_days ?? null)}</p>
        ) : availability ? (
          <AvailabilityLine availability={availability} className="mt-0.5" />
        ) : null}
      </div>
      <p className="text-right tabular-nums">
        {quantity ?? '–'}
        {total === null ? null : <span className="block font-medium">{formatDollars(total)}</span>}
        {price === null ? null : (
          <span className="block text-stone">
            {unit && unit.pieces > 1
              ? m.quick_per({ price: formatDollars(price), unit: unit.name, pieces: unit.pieces })
              : m.quick_each({ price: formatDollars(price) })}
          </span>
        )}
      </p>
    </li>
  );
}

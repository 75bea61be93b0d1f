/** Quick order: SKUs and quantities typed, pasted or from a sheet; what cannot be ordered is said row by row. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/field.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/format-dollars.ts';
import type { QuickOrderRow } from '#schemas/domain/quick-order.ts';
import type { QuickOrderAnswer } from './quick-order.server.ts';

export function QuickOrderScreen({ answer }: { answer: QuickOrderAnswer | null }) {
  const { state } = useNavigation();
  const rows = answer?.rows ?? [];
  const good = rows.filter(({ reason }) => reason === null).length;
  return (
    <Container className="max-w-4xl pt-8 pb-band">
      <Heading level={1}>{m.quick_title()}</Heading>
      <p className="mt-3 max-w-text text-lg text-stone">{m.quick_text()}</p>
      <div role="status">
        {answer && answer.added > 0 ? (
          <Notice tone="success" className="mt-6" title={m.quick_added({ count: answer.added })}>
            {rows.length > 0 ? <p>{m.quick_left({ count: rows.length })}</p> : null}
            <ButtonLink to="/cart" variant="outline" size="small" className="mt-3">
              {m.quick_to_cart()}
            </ButtonLink>
          </Notice>
        ) : null}
      </div>
      {answer?.sheet ? (
        <Notice className="mt-6">
          {m.quick_sheet_read({ name: answer.sheet.name, count: answer.sheet.of })}
        </Notice>
      ) : null}
      {answer?.error ? (
        <div role="alert">
          <Notice tone="error" className="mt-6">
            {answer.error}
          </Notice>
        </div>
      ) : null}
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
          className="font-mono"
        />
        <label className="mt-5 flex flex-col gap-1.5 text-sm font-medium">
          {m.quick_sheet()}
          <input
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
            {good > 0 && good === rows.length
              ? m.quick_add_all({ count: good })
              : good > 0
                ? m.quick_add_good({ count: good })
                : m.quick_add()}
          </Button>
        </div>
      </Form>
      {rows.length > 0 ? <Rows rows={rows} good={good} /> : null}
    </Container>
  );
}

function Rows({ rows, good }: { rows: QuickOrderRow[]; good: number }) {
  return (
    <section aria-labelledby="quick-rows" className="mt-10">
      <Heading level={2} size="small" id="quick-rows">
        {m.quick_rows({ good, count: rows.length })}
      </Heading>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <Row key={row.row} {...row} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row, code, quantity, name, options, href, price, stock, reason, sku }: QuickOrderRow) {
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
        ) : stock !== null && quantity !== null && stock < quantity ? (
          <p className="mt-0.5 text-warning">{m.quick_short({ count: Math.max(0, stock) })}</p>
        ) : null}
      </div>
      <p className="text-right tabular-nums">
        {quantity ?? '–'}
        {price === null ? null : <span className="block text-stone">{formatDollars(price)}</span>}
      </p>
    </li>
  );
}

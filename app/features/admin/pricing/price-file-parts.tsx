/** A price list's file: choosing one, and what it would change before it is written. */
import { Form, Link, useNavigation } from '@remix-run/react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import { outlierPercent, type PriceOutlier } from '#schemas/domain/catalog/import.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { PriceImport } from '#schemas/domain/pricing/price-table.ts';
import { daysName } from '#schemas/fields/price-days.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { BreakLines } from './break-lines.tsx';

/** `isUnsaved`: prices of the table are typed and not saved, which the preview would drop. */
export function PriceFileForm({ error, isUnsaved = false }: { error: string | null; isUnsaved?: boolean }) {
  const { state, formData } = useNavigation();
  const scripted = useScripted();
  return (
    <section className="mt-10 max-w-2xl">
      <Heading level={2} size="small">
        {m.price_table_import()}
      </Heading>
      <p className="mt-1 text-sm text-stone">{m.price_table_import_text()}</p>
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate={scripted}
        onSubmit={(event) => {
          if (isUnsaved && !confirm(m.cat_leave())) event.preventDefault();
        }}
        className="mt-3 flex flex-wrap items-center gap-3"
      >
        <input
          type="file"
          name="csv"
          required
          accept=".csv,text/csv"
          aria-label={m.price_table_file()}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'price-file-error' : undefined}
          className="min-w-0 max-w-full text-sm file:mr-3 file:h-10 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-4 file:text-sm file:font-semibold"
        />
        <Button
          type="submit"
          name="intent"
          value="preview"
          variant="outline"
          size="small"
          busy={state === 'submitting' && formData?.get('intent') === 'preview'}
        >
          {m.price_table_preview()}
        </Button>
      </Form>
      {error ? (
        <p id="price-file-error" role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </section>
  );
}

const outlierWords: Record<PriceOutlier, () => string> = {
  zero: m.import_outlier_zero,
  tenfold: m.import_outlier_tenfold,
  tenth: m.import_outlier_tenth,
  rise: () => m.import_outlier_rise({ percent: outlierPercent }),
  fall: () => m.import_outlier_fall({ percent: outlierPercent }),
};

const dollars = (amount: number | null) =>
  amount === null ? m.price_table_no_price() : formatDollars(amount);

export function PriceFilePreview({ found, csv, here }: { found: PriceImport; csv: string; here: string }) {
  const { changes, changed, unchanged, outliers, errors, wrong, fingerprint } = found;
  const { state } = useNavigation();
  const cell = 'px-3 py-2 align-top';
  return (
    <section className="mt-6" aria-labelledby="price-preview">
      <Heading level={2} size="small" id="price-preview">
        {m.price_table_preview_title()}
      </Heading>
      {wrong > 0 ? (
        <>
          <Notice tone="error" className="mt-4" title={m.price_table_rows_wrong({ count: wrong })}>
            <ul className="list-disc pl-5">
              {errors.map((error) => (
                <li key={error.row}>
                  {m.price_table_row({ row: error.row, reason: sentenceOf(error) ?? error.reason })}
                </li>
              ))}
            </ul>
          </Notice>
          <PriceFileForm key={csv} error={null} />
        </>
      ) : (
        <p role="status" className="mt-1 text-sm">
          {[
            m.price_table_changes({ count: changed }),
            m.price_table_same({ count: unchanged }),
            ...(outliers > 0 ? [m.price_table_outliers({ count: outliers })] : []),
          ].join(' ')}
        </p>
      )}
      {changes.length > 0 ? (
        <div className="mt-4 overflow-x-auto rounded-lg border border-line bg-surface shadow-card">
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-left text-stone">
                <th className={`${cell} font-medium`}>{m.price_table_sku()}</th>
                <th className={`${cell} text-right font-medium`}>{m.price_table_old()}</th>
                <th className={`${cell} text-right font-medium`}>{m.price_table_new()}</th>
                <th className={`${cell} text-right font-medium`}>{m.price_table_change()}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ code, product, before, after, from, until, breaks, percent, outlier }) => (
                <tr
                  key={`${code} ${from ?? ''}`}
                  className={`border-b border-line last:border-0 ${outlier ? 'bg-danger-soft' : ''}`}
                >
                  <th scope="row" className={`${cell} text-left font-normal`}>
                    <span className="font-semibold">{code}</span>
                    <span className="block text-stone">{product}</span>
                    {from || until ? <span className="block">{daysName(from, until)}</span> : null}
                    <BreakLines breaks={breaks} />
                    {outlier ? (
                      <span className="block font-medium text-danger">
                        {before === null && outlier !== 'zero'
                          ? m.price_table_unlike_retail()
                          : outlierWords[outlier]()}
                      </span>
                    ) : null}
                  </th>
                  <td className={`${cell} text-right tabular-nums`}>{dollars(before)}</td>
                  <td className={`${cell} text-right tabular-nums`}>{dollars(after)}</td>
                  <td className={`${cell} text-right tabular-nums`}>
                    {percent === null || before === after ? null : m.price_table_percent({ percent })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {changed > changes.length ? (
        <p className="mt-2 text-sm text-stone">{m.price_table_more({ count: changed - changes.length })}</p>
      ) : null}
      <Form method="post" encType="multipart/form-data" className="mt-5 flex flex-wrap items-center gap-4">
        <textarea name="csv" hidden readOnly value={csv} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        {changed > 0 && wrong === 0 ? (
          <Button type="submit" name="intent" value="write" busy={state === 'submitting'}>
            {m.price_table_write({ count: changed })}
          </Button>
        ) : null}
        <Link to={here} className="text-sm text-accent underline underline-offset-4">
          {m.price_table_cancel()}
        </Link>
      </Form>
    </section>
  );
}

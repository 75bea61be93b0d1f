import { useSearchParams } from '@remix-run/react';
import * as m from '#messages';
import { type ImportChange, outlierPercent, type PriceOutlier } from '#schemas/domain/catalog/import.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { ImportChanges } from './import.server.ts';

const cell = 'px-3 py-2 align-top [overflow-wrap:break-word]';

const outlierSentence: Record<PriceOutlier, () => string> = {
  zero: m.import_outlier_zero,
  tenfold: m.import_outlier_tenfold,
  tenth: m.import_outlier_tenth,
  rise: () => m.import_outlier_rise({ percent: outlierPercent }),
  fall: () => m.import_outlier_fall({ percent: outlierPercent }),
};

const percentText = (percent: number | null): string =>
  percent === null ? '' : `${percent > 0 ? '+' : ''}${percent}%`;

/** What the import changes of prices and stock, SKU by SKU: what needs a second look first. */
export function ChangesPanel({ changes, isDry }: { changes: ImportChanges | null; isDry: boolean }) {
  const [search] = useSearchParams();
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(page));
    return `?${query}#changes`;
  };
  const title = isDry ? m.import_changes_would() : m.import_changes_did();
  return (
    <section aria-labelledby="changes" className="mt-8">
      <Heading level={2} size="small" id="changes">
        {title}
      </Heading>
      {changes === null ? <p className="mt-3 text-danger">{m.import_changes_unread()}</p> : null}
      {changes?.total === 0 ? <p className="mt-3 text-stone">{m.import_changes_none()}</p> : null}
      {changes && changes.outliers > 0 ? (
        <Notice tone="warning" className="mt-4">
          {m.import_changes_outliers({ count: changes.outliers })}
        </Notice>
      ) : null}
      {changes && changes.total > 0 ? (
        <>
          <p className="mt-3 text-sm text-stone">{m.import_changes_count({ count: changes.total })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
          <section aria-label={title} tabIndex={0} className="mt-2 overflow-x-auto">
            <table className="w-full min-w-[44rem] border-collapse text-sm">
              <thead>
                <tr className="border-b border-line-strong text-left">
                  <th scope="col" className={cell}>
                    {m.import_changes_sku()}
                  </th>
                  {[m.import_changes_price(), m.import_changes_percent(), m.import_changes_stock()].map(
                    (label) => (
                      <th key={label} scope="col" className={`${cell} text-right`}>
                        {label}
                      </th>
                    ),
                  )}
                  <th scope="col" className={`${cell} w-64`}>
                    {m.import_changes_note()}
                  </th>
                </tr>
              </thead>
              <tbody>
                {changes.items.map((change) => (
                  <ChangeRow key={change.sku} change={change} />
                ))}
              </tbody>
            </table>
          </section>
          <Pagination page={changes.page} pages={changes.pages} hrefOf={hrefOf} />
        </>
      ) : null}
    </section>
  );
}

function ChangeRow({ change }: { change: ImportChange }) {
  const { row, sku, name, is_new, old_price, new_price, percent, outlier, old_stock, new_stock } = change;
  return (
    <tr className={`border-b border-line ${outlier ? 'bg-warning-soft' : ''}`}>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <span className="font-semibold">{sku}</span>
        <span className="block text-stone">
          {name} · {m.import_changes_row({ row })}
        </span>
      </th>
      <td className={`${cell} whitespace-nowrap text-right tabular-nums`}>
        <FromTo
          before={old_price === null ? null : formatDollars(old_price)}
          after={new_price === null ? null : formatDollars(new_price)}
        />
      </td>
      <td className={`${cell} whitespace-nowrap text-right tabular-nums`}>{percentText(percent)}</td>
      <td className={`${cell} whitespace-nowrap text-right tabular-nums`}>
        <FromTo
          before={old_stock?.toLocaleString('en-US') ?? null}
          after={new_stock?.toLocaleString('en-US') ?? null}
        />
      </td>
      <td className={cell}>{outlier ? outlierSentence[outlier]() : is_new ? m.import_changes_new() : ''}</td>
    </tr>
  );
}

/** "$10.00 → $12.00", read out as words. */
function FromTo({ before, after }: { before: string | null; after: string | null }) {
  if (after === null) return null;
  if (before === null) return after;
  return (
    <>
      <span aria-hidden="true">{m.import_changes_from_to({ before, after })}</span>
      <span className="sr-only">{m.import_changes_from_to_label({ before, after })}</span>
    </>
  );
}

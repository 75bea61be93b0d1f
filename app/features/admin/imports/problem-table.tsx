import * as m from '#messages';
import type { ImportCounts, ImportDetail } from '#schemas/domain/catalog/import.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';

/** Words stay whole; only what is longer than its column is broken. */
const cell = 'px-3 py-2 align-top [overflow-wrap:break-word]';

/** What is wrong, row by row, and the file to mend it in. */
export function ProblemTable({ run, counts }: { run: ImportDetail; counts: ImportCounts }) {
  const { problems } = run;
  return (
    <section aria-labelledby="problems" className="mt-8">
      <Heading level={2} size="small" id="problems">
        {m.import_problems()}
      </Heading>
      {counts.errors > 0 ? (
        <p className="mt-3">
          <a
            href={`/api/v1/imports/${run._id}/errors`}
            download
            className={buttonClasses({ variant: 'outline' })}
          >
            {m.import_problems_download()}
          </a>
        </p>
      ) : null}
      {counts.errors + counts.warnings > problems.length ? (
        <p className="mt-3 text-sm text-stone">{m.import_problems_first({ count: problems.length })}</p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard. */}
      <section aria-label={m.import_problems()} tabIndex={0} className="mt-4 overflow-x-auto">
        <table className="w-full min-w-[40rem] border-collapse text-sm">
          <thead>
            <tr className="border-b border-line-strong text-left">
              {[m.import_row(), m.import_column(), m.import_value(), m.import_reason()].map((label) => (
                <th key={label} scope="col" className={cell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, value, reason }) => (
              <tr key={`${row} ${column} ${value} ${reason}`} className="border-b border-line">
                <td className={`${cell} tabular-nums`}>{row}</td>
                <td className={cell}>{column}</td>
                <td className={`${cell} max-w-60`}>{value}</td>
                <td className={`${cell} min-w-64`}>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

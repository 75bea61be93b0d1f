import { Link } from '@remix-run/react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { exportFormats, type ImportRun } from '#schemas/domain/catalog/import.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { buttonClasses } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import type { ImportAnswer, ImportsData } from './import.server.ts';
import { UploadForm } from './upload-form.tsx';
import { formatName, formatNames, stateNames } from './words.ts';

/** Files in and out: a new one, those that were, and exports. */
export function ImportsScreen({ runs, answer }: ImportsData & { answer: ImportAnswer | undefined }) {
  return (
    <Container className="py-8 wide:py-10">
      <Heading level={1} size="section">
        {m.import_title()}
      </Heading>
      {runs === null ? (
        <p className="mt-4 text-stone">{m.import_not_yours()}</p>
      ) : (
        <>
          <p className="mt-2 text-stone">{m.import_text()}</p>
          <div className="mt-6 grid grid-cols-1 gap-8 broad:grid-cols-2">
            <UploadForm error={answer?.error} />
            <section aria-labelledby="export">
              <Heading level={2} size="small" id="export">
                {m.import_export()}
              </Heading>
              <p className="mt-2 text-sm text-stone">{m.import_export_text()}</p>
              <ul className="mt-4 flex flex-wrap gap-3">
                {exportFormats.map((format) => (
                  <li key={format}>
                    <a
                      href={`/api/v1/catalog-files/${format}`}
                      download
                      className={buttonClasses({ variant: 'outline' })}
                    >
                      {formatNames[format]()}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <Past runs={runs} />
        </>
      )}
    </Container>
  );
}

function Past({ runs }: { runs: ImportRun[] }) {
  const zone = useShopZone();
  return (
    <section aria-labelledby="past" className="mt-10">
      <Heading level={2} size="small" id="past">
        {m.import_past()}
      </Heading>
      {runs.length === 0 ? <p className="mt-3 text-stone">{m.import_none()}</p> : null}
      <ul className="mt-4 flex flex-col gap-3">
        {runs.map((run) => (
          <li key={run._id} className="rounded-sm border border-line bg-surface p-4">
            <Link
              to={`/admin/catalog/import/${run._id}`}
              className="font-semibold text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {run.file}
            </Link>
            <p className="mt-1 text-sm text-stone">
              {formatName(run.format)} · {stateNames[run.state]()} · {formatDay(run.created_at, zone)}
            </p>
            {run.state === 'waiting' ? null : (
              <p className="mt-1 text-sm">{m.import_result_short(run.counts)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a change does to the judged searches: their quality before and after, and which of them it moves. */
import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { JudgedQuality } from '#schemas/domain/catalog/judgments.ts';
import { oneHref } from './draft.ts';
import { sayQuality } from './judgment-words.ts';

export function QualityPanel({ judged }: { judged: JudgedQuality }) {
  const { checked, before, after, better, worse } = judged;
  return (
    <section aria-labelledby="quality" className="mt-4 border-t border-line pt-4">
      <h3 id="quality" className="font-semibold">
        {m.searches_quality_title()}
      </h3>
      {checked === 0 ? (
        <p className="mt-1 text-sm text-stone">{m.searches_quality_unjudged()}</p>
      ) : (
        <>
          <p className="text-sm text-stone">{m.searches_quality_checked({ count: checked })}</p>
          <dl className="mt-2 flex gap-x-8">
            {[[m.searches_before(), before] as const, [m.searches_after(), after] as const].map(
              ([name, quality]) => (
                <div key={name}>
                  <dt className="text-sm text-stone">{name}</dt>
                  <dd className="text-lg tabular-nums">{sayQuality(quality)}</dd>
                </div>
              ),
            )}
          </dl>
          {better.length + worse.length === 0 ? (
            <p className="mt-2 text-sm">{m.searches_quality_same()}</p>
          ) : (
            <div className="mt-3 grid gap-x-8 gap-y-4 *:min-w-0 wide:grid-cols-2">
              <Moved title={m.searches_quality_worse({ count: worse.length })} searches={worse} />
              <Moved title={m.searches_quality_better({ count: better.length })} searches={better} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** So many are shown open; the others are a list to be opened. */
const mostOpen = 10;

function Moved({ title, searches }: { title: string; searches: JudgedQuality['better'] }) {
  if (searches.length === 0) return null;
  const more = searches.slice(mostOpen);
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <Rows searches={searches.slice(0, mostOpen)} />
      {more.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
            {m.searches_quality_more({ count: more.length })}
          </summary>
          <Rows searches={more} />
        </details>
      ) : null}
    </div>
  );
}

const Rows = ({ searches }: { searches: JudgedQuality['better'] }) => (
  <ul className="mt-1 text-sm">
    {searches.map(({ query, before, after }) => (
      <li
        key={query}
        className="flex items-baseline justify-between gap-x-4 border-b border-line last:border-0"
      >
        <Link
          to={oneHref(query)}
          className="inline-flex min-h-9 min-w-0 items-center underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {query}
        </Link>
        <span className="shrink-0 whitespace-nowrap tabular-nums">
          {m.searches_quality_change({ before: sayQuality(before), after: sayQuality(after) })}
        </span>
      </li>
    ))}
  </ul>
);

/** What a search finds, and how well each product answers it. */
import { actorName } from '#app/features/admin/pages/editor/words/actor-name.ts';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { JudgedProduct, SearchDetail } from '#schemas/domain/catalog/searches.ts';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import { Heading } from '#ui/heading.tsx';
import type { Draft } from './draft.ts';
import { JudgeForm } from './judge-form.tsx';
import { ProductRow } from './product-row.tsx';
import { Choose } from './steps.tsx';

type Props = { search: SearchDetail; draft: Draft; mayEdit: boolean; here: string };

export function Found({ search, draft, mayEdit, here }: Props) {
  const { query, found } = search;
  const judge = (product: JudgedProduct) => (
    <JudgeForm product={product} query={query} here={here} mayEdit={mayEdit} />
  );
  const others = search.judged.filter(({ _id }) => !found.some((one) => one._id === _id));
  return (
    <section aria-labelledby="found">
      <Heading level={2} size="card" id="found">
        {m.searches_found()}
      </Heading>
      {search.redirect ? (
        <p className="mt-2 text-sm text-stone">{m.searches_found_redirect({ path: search.redirect })}</p>
      ) : null}
      {mayEdit ? <p className="mt-2 text-sm text-stone">{m.searches_judge_text()}</p> : null}
      <LastJudged search={search} />
      {found.length === 0 ? (
        <p className="mt-3 text-stone">{m.searches_found_none()}</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {found.map((product) => (
            <ProductRow
              key={product._id}
              product={product}
              note={product.points >= 0.1 ? m.searches_learned() : null}
              judgment={judge(product)}
            >
              {mayEdit ? <Choose product={product} draft={draft} /> : null}
            </ProductRow>
          ))}
        </ol>
      )}
      {others.length === 0 ? null : (
        <details className="mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {m.searches_judged_other({ count: others.length })}
          </summary>
          <ul className="border-t border-line">
            {others.map((product) => (
              <ProductRow key={product._id} product={product} judgment={judge(product)}>
                {mayEdit ? <Choose product={product} draft={draft} /> : null}
              </ProductRow>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function LastJudged({ search: { judgments, last_judged } }: { search: SearchDetail }) {
  const zone = useShopZone();
  if (!last_judged) return null;
  const { at, by } = last_judged;
  return (
    <p className="mt-2 text-sm text-stone">
      {m.searches_judged_count({ count: judgments, date: formatDay(at, zone), name: actorName(by) })}
    </p>
  );
}

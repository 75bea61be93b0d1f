/** How well one product answers a search: four grades to press, or its grade for who only reads. */
import { useFetcher } from '@remix-run/react';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { type Grade, grades } from '#schemas/domain/catalog/judgments.ts';
import type { JudgedProduct } from '#schemas/domain/catalog/searches.ts';
import { classes } from '#ui/classes.ts';
import { gradeName } from './judgment-words.ts';
import type { SearchAnswer } from './search.server.ts';

/** `here`: the page's own address, where a draft may stand. */
type Props = { product: JudgedProduct; query: string; here: string; mayEdit: boolean };

export function JudgeForm({ mayEdit, ...props }: Props) {
  const { grade } = props.product;
  if (mayEdit) return <Grades {...props} />;
  return grade === null ? null : <p className="text-sm">{gradeName(grade)}</p>;
}

/** What is being sent is shown as if it were kept. */
function gradeNow(sent: FormDataEntryValue | null | undefined, kept: Grade | null): Grade | null {
  if (sent === null || sent === undefined) return kept;
  return grades.find((grade) => `${grade}` === sent) ?? null;
}

function Grades({ product: { _id, name, grade }, query, here }: Omit<Props, 'mayEdit'>) {
  const fetcher = useFetcher<SearchAnswer>();
  const scripted = useScripted();
  const now = gradeNow(fetcher.formData?.get('grade'), grade);
  const problem = fetcher.state === 'idle' ? fetcher.data?.message : null;
  return (
    <fetcher.Form method="post" action={here}>
      <input type="hidden" name="intent" value="judge" />
      <input type="hidden" name="q" value={query} />
      <input type="hidden" name="product" value={_id} />
      {/* Without a script the whole page comes again, from this product on. */}
      {scripted ? null : <input type="hidden" name="whole" value="1" />}
      <fieldset
        aria-label={m.searches_judge_of({ name })}
        className="m-0 flex min-w-0 flex-wrap items-center gap-x-1 border-0 p-0"
      >
        <span className="inline-flex max-w-full flex-wrap divide-x divide-line-strong overflow-hidden rounded-sm border border-line-strong">
          {grades.map((one) => (
            <button
              key={one}
              type="submit"
              name="grade"
              value={one}
              aria-pressed={now === one}
              className={classes(
                'min-h-9 px-2.5 text-sm whitespace-nowrap focus-visible:-outline-offset-2',
                now === one ? 'bg-ink text-paper' : 'hover:bg-sand',
              )}
            >
              {gradeName(one)}
            </button>
          ))}
        </span>
        {now === null ? null : (
          <button
            type="submit"
            name="grade"
            value=""
            aria-label={m.searches_grade_clear_of({ name })}
            // It goes away with the judgment: the keyboard stays in the group.
            onClick={(event) => event.currentTarget.parentElement?.querySelector('button')?.focus()}
            className="min-h-9 px-2 text-sm underline underline-offset-4 hover:text-accent"
          >
            {m.searches_grade_clear()}
          </button>
        )}
      </fieldset>
      {problem ? (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </fetcher.Form>
  );
}

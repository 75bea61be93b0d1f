/** Which of the latest searches would find other products first, before and after side by side. */
import * as m from '#messages';
import type { SearchPreview } from '#schemas/domain/catalog/searches.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { QualityPanel } from './quality-panel.tsx';

/** So many are shown open; the others are a list to be opened. */
const mostOpen = 5;

type Changed = SearchPreview['changed'][number];

export function PreviewPanel({ preview, redirect }: { preview: SearchPreview; redirect: string }) {
  const { checked, changed, judged } = preview;
  return (
    <section
      aria-labelledby="preview"
      className="mt-6 rounded-lg border border-line bg-surface p-4 shadow-card wide:p-6"
    >
      <Heading level={2} size="card" id="preview">
        {m.searches_preview_title()}
      </Heading>
      <p role="status" className="mt-2">
        {changed.length === 0
          ? m.searches_preview_none()
          : m.searches_preview_count({ count: changed.length })}
      </p>
      <p className="text-sm text-stone">{m.searches_preview_checked({ count: checked })}</p>
      {redirect ? <p className="mt-2">{m.searches_preview_redirect({ path: redirect })}</p> : null}
      <QualityPanel judged={judged} />
      {changed.map((one, at) => (
        <details key={one.query} open={at < mostOpen} className="mt-4 border-t border-line pt-2">
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4">
            <span className="font-semibold [overflow-wrap:anywhere]">
              {m.searches_heading({ query: one.query })}
            </span>
            <span className="text-sm text-stone">{m.searches_people({ count: one.visitors })}</span>
          </summary>
          <div className="grid gap-x-8 gap-y-4 *:min-w-0 wide:grid-cols-2">
            <Side title={m.searches_before()} items={one.before} other={null} />
            <Side title={m.searches_after()} items={one.after} other={one.before} />
          </div>
        </details>
      ))}
    </section>
  );
}

/** What was not among the ten before stands out, and says so. */
function Side({
  title,
  items,
  other,
}: {
  title: string;
  items: Changed['before'];
  other: Changed['before'] | null;
}) {
  const isNew = (id: string) => other !== null && !other.some(({ _id }) => _id === id);
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      {items.length === 0 ? (
        <p className="mt-1 text-sm text-stone">{m.searches_nothing()}</p>
      ) : (
        <ol className="mt-1 list-inside list-decimal text-sm">
          {items.map(({ _id, name }) => (
            <li key={_id} className={classes('py-1 [overflow-wrap:anywhere]', isNew(_id) && 'font-semibold')}>
              {name}
              {isNew(_id) ? (
                <span className="font-normal text-accent"> · {m.searches_new_here()}</span>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

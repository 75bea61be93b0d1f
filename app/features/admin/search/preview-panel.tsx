/** Which of the latest searches would find other products first, before and after side by side. */
import * as m from '#messages';
import type { SearchPreview } from '#schemas/domain/catalog/searches.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import type { Draft } from './draft.ts';
import { QualityPanel } from './quality-panel.tsx';

/** So many are shown open; the others are a list to be opened. */
const mostOpen = 5;

type Changed = SearchPreview['changed'][number];

export function PreviewPanel({ preview, draft }: { preview: SearchPreview; draft: Draft }) {
  const { checked, changed, judged } = preview;
  const { redirect } = draft;
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
            {one.visitors > 0 ? (
              <span className="text-sm text-stone">{m.searches_people({ count: one.visitors })}</span>
            ) : null}
          </summary>
          <div className="grid gap-x-8 gap-y-4 *:min-w-0 wide:grid-cols-2">
            <Side title={m.searches_before()} items={one.before} other={null} />
            <Side
              title={m.searches_after()}
              items={one.after}
              other={one.before}
              pins={one.query === draft.query ? draft.pins : []}
            />
          </div>
        </details>
      ))}
    </section>
  );
}

type SideProps = {
  title: string;
  items: Changed['before'];
  other: Changed['before'] | null;
  pins?: readonly string[];
};

/** What was not among the ten before stands out, and says so. */
function Side({ title, items, other, pins = [] }: SideProps) {
  const isNew = (id: string) => other !== null && !other.some(({ _id }) => _id === id);
  const noteOf = (id: string) =>
    pins.includes(id) ? m.searches_pinned_here() : isNew(id) ? m.searches_new_here() : null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      {items.length === 0 ? (
        <p className="mt-1 text-sm text-stone">{m.searches_nothing()}</p>
      ) : (
        <ol className="mt-1 list-inside list-decimal text-sm">
          {items.map(({ _id, name }) => {
            const note = noteOf(_id);
            return (
              <li key={_id} className={classes('py-1 [overflow-wrap:anywhere]', note && 'font-semibold')}>
                {name}
                {note ? <span className="font-normal text-accent"> · {note}</span> : null}
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

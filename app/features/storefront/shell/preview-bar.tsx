/** Above every page while an employee sees the shop as it will be: nobody shall take it for the shop as it is. */
import * as m from '#messages';
import type { View } from '#schemas/domain/content/editor.ts';
import { formatMoment, formatZone } from '#schemas/domain/platform/format-date.ts';

type Props = { preview: View; zone: string | undefined };

function sayBar(at: string | undefined, zone: string): string {
  if (!at) return m.release_bar();
  const when = `${formatMoment(at, zone)} ${formatZone(zone, at)}`;
  return Date.parse(at) > Date.now() ? m.release_bar_at({ when }) : m.release_bar_past({ when });
}

export default function PreviewBar({ preview: { at, release }, zone = 'UTC' }: Props) {
  return (
    <aside
      aria-label={m.release_bar_label()}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-accent-deep px-gutter py-1.5 text-sm text-on-accent"
    >
      <p className="font-semibold">{sayBar(at, zone)}</p>
      <p>{m.release_bar_real()}</p>
      <form method="post" action="/preview/shop" className="ml-auto">
        {release ? <input type="hidden" name="release" value={release} /> : null}
        <button
          type="submit"
          className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 outline-offset-2 focus-visible:outline-2 focus-visible:outline-on-accent"
        >
          {m.release_bar_leave()}
        </button>
      </form>
    </aside>
  );
}

/** Above every page while an employee sees the shop as it will be: nobody shall take it for the shop as it is. */
import * as m from '#messages';
import type { View } from '#schemas/domain/content/editor.ts';
import { formatMoment, formatZone } from '#schemas/domain/platform/format-date.ts';

/** `tested`: what the experiment is called whose variant B is shown. */
type Props = { preview: View & { tested: string }; zone: string | undefined };

function sayBar(at: string | undefined, zone: string): string {
  if (!at) return m.release_bar();
  const when = `${formatMoment(at, zone)} ${formatZone(zone, at)}`;
  return Date.parse(at) > Date.now() ? m.release_bar_at({ when }) : m.release_bar_past({ when });
}

export default function PreviewBar({ preview: { at, release, experiment, tested }, zone = 'UTC' }: Props) {
  const said = experiment ? m.experiment_bar({ name: tested }) : sayBar(at, zone);
  return (
    <aside
      aria-label={m.release_bar_label()}
      className="flex items-center gap-x-4 gap-y-1 bg-accent-deep px-gutter py-0.5 wide:flex-wrap wide:py-1.5 text-sm text-on-accent"
    >
      {/* Two lines on a phone: it stands above everything there. */}
      <p className="min-w-0 grow basis-0 text-xs leading-snug [overflow-wrap:anywhere] wide:hidden">
        <span className="font-semibold">{said}.</span> {m.release_bar_real_short()}
      </p>
      <p className="hidden font-semibold wide:block">{said}</p>
      <p className="hidden wide:block">{m.release_bar_real()}</p>
      <form method="post" action="/preview/shop" className="ml-auto">
        {release ? <input type="hidden" name="release" value={release} /> : null}
        {experiment ? <input type="hidden" name="experiment" value={experiment} /> : null}
        <button
          type="submit"
          className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 outline-offset-2 focus-visible:outline-2 focus-visible:outline-on-accent"
        >
          <span className="max-wide:sr-only">{m.release_bar_leave()}</span>
          <span aria-hidden="true" className="wide:hidden">
            {m.release_bar_leave_short()}
          </span>
        </button>
      </form>
    </aside>
  );
}

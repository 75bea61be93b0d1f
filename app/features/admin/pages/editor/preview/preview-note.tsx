/** Above a preview that stands by itself: nobody shall take it for the shop. */
import * as m from '#messages';
import { sayZonedMoment } from '../words/when.ts';
import type { PreviewView } from './entries.ts';
import { audienceNames } from './view-words.ts';

type Props = { title: string; view: PreviewView; zone: string; shared: boolean };

export function PreviewNote({ title, view, zone, shared }: Props) {
  const when = view.at ? sayZonedMoment(view.at, zone) : m.preview_now();
  return (
    <aside
      aria-label={m.preview_note_label()}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 bg-accent-deep px-gutter py-2 text-sm text-on-accent"
    >
      <p className="font-semibold">{m.preview_note({ title })}</p>
      <p>{shared ? m.preview_note_shared() : m.preview_note_view({ as: audienceNames[view.as](), when })}</p>
    </aside>
  );
}

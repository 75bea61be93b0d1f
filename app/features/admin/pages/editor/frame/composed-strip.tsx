/** Above a draft that was made from words: what was made, and what its maker has to know before it is published. */
import { useSearchParams } from '@remix-run/react';
import * as m from '#messages';
import type { ComposeNote } from '#schemas/domain/content/composed.ts';
import { LineIcon } from '#ui/icons.tsx';
import { composedParam, readComposed, unknownParam } from './composed-note.ts';

const sentences: Readonly<Record<ComposeNote, (said: { words: string }) => string>> = {
  subject_unknown: m.compose_note_subject_unknown,
  words_unknown: m.compose_note_words_unknown,
  offer_left_out: m.compose_note_offer_left_out,
  price_left_out: m.compose_note_price_left_out,
  form_left_out: m.compose_note_form_left_out,
  newsletter_left_out: m.compose_note_newsletter_left_out,
  map_left_out: m.compose_note_map_left_out,
  gallery_left_out: m.compose_note_gallery_left_out,
  video_left_out: m.compose_note_video_left_out,
  testimonials_left_out: m.compose_note_testimonials_left_out,
  event_details: m.compose_note_event_details,
  check_discount: m.compose_note_check_discount,
  date_over: m.compose_note_date_over,
  dates_order: m.compose_note_dates_order,
  dates_shown: m.compose_note_dates_shown,
  no_photo: m.compose_note_no_photo,
  audience_company: m.compose_note_audience_company,
  audience_customer: m.compose_note_audience_customer,
  assistant_silent: m.compose_note_assistant_silent,
  assistant_refused: m.compose_note_assistant_refused,
  blocks_dropped: m.compose_note_blocks_dropped,
};

const sentenceOf = (note: string, words: string): string | null =>
  Object.hasOwn(sentences, note) ? sentences[note as ComposeNote]({ words }) : null;

export function ComposedStrip() {
  const [query, setQuery] = useSearchParams();
  const made = readComposed(query.get(composedParam));
  if (!made) return null;
  const count = { count: made.blocks };
  const words = (query.get(unknownParam) ?? '').slice(0, 200).split(',').join(', ');
  const notes = [...new Set(made.notes)].flatMap((note) => sentenceOf(note, words) ?? []);
  const dismiss = () =>
    setQuery(
      (now) => {
        now.delete(composedParam);
        now.delete(unknownParam);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section
      aria-label={m.compose_strip()}
      className="flex max-h-[40dvh] shrink-0 items-start gap-x-3 overflow-y-auto border-b border-line bg-info/10 px-4 py-2 text-sm"
    >
      <LineIcon
        path="M12 3v4m0 10v4M3 12h4m10 0h4M6 6l2.5 2.5m7 7L18 18M18 6l-2.5 2.5m-7 7L6 18"
        className="mt-0.5 size-4 shrink-0 text-info"
      />
      <div role="status" className="min-w-0 grow">
        <p className="font-semibold">
          {made.by === 'assistant' ? m.compose_made_assistant(count) : m.compose_made(count)}
        </p>
        {notes.length > 0 ? (
          <ul className="mt-1 list-disc pl-4">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <button
        type="button"
        onClick={dismiss}
        className="script-only inline-flex min-h-6 shrink-0 items-center underline underline-offset-4"
      >
        {m.compose_dismiss()}
      </button>
    </section>
  );
}

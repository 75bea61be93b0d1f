import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { MediaUse } from '#schemas/domain/media/media.ts';

const states: Record<MediaUse['state'], () => string> = {
  draft: m.media_state_draft,
  published: m.media_state_published,
  scheduled: m.media_state_scheduled,
};

type Place = { key: string; page: string; words: string; states: Set<MediaUse['state']> };

/** Each block once, with the states of its page in which it shows the item. */
function placesOf(uses: readonly MediaUse[]): Place[] {
  const places = new Map<string, Place>();
  for (const { page, title, slug, state, block, type } of uses) {
    const key = `${page} ${block ?? ''}`;
    const name = title || slug;
    const words = type ? m.media_use({ block: type, title: name }) : m.media_use_page({ title: name });
    const place = places.get(key) ?? { key, page, words, states: new Set() };
    place.states.add(state);
    places.set(key, place);
  }
  return [...places.values()];
}

/** Where an item is shown, with a way there. */
export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return <p className="text-sm text-stone">{m.media_uses_none()}</p>;
  return (
    <ul className="text-sm">
      {placesOf(uses).map((place) => (
        <li key={place.key} className="border-b border-line py-1.5 last:border-0">
          <Link
            to={`/admin/pages/${place.page}`}
            className="inline-block py-0.5 text-accent underline underline-offset-4"
          >
            {place.words}
          </Link>{' '}
          <span className="text-stone">({[...place.states].map((state) => states[state]()).join(', ')})</span>
        </li>
      ))}
    </ul>
  );
}

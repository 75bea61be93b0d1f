import { Link } from '@remix-run/react';
import * as m from '#messages';
import type { MediaRecord, MediaUse } from '#schemas/domain/media/media.ts';

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

export type Uses = { uses: readonly MediaUse[]; records: readonly MediaRecord[] };

const linkClasses = 'inline-block py-0.5 text-accent underline underline-offset-4';
const rowClasses = 'border-b border-line py-1.5 last:border-0';

const recordWords: Record<MediaRecord['kind'], (values: { name: string }) => string> = {
  product: m.media_use_product,
  category: m.media_use_record_category,
  collection: m.media_use_record_collection,
  vendor: m.media_use_record_vendor,
  video: m.media_use_record_video,
};

/** A video's place is the library itself. */
const addressOf = ({ kind, _id }: MediaRecord): string | null => {
  if (kind === 'video') return null;
  return kind === 'product' ? `/admin/catalog/products/${_id}` : `/admin/catalog/${kind}/${_id}`;
};

/** Where an item is shown, with a way there. */
export function MediaUses({ uses, records }: Uses) {
  if (uses.length + records.length === 0) return <p className="text-sm text-stone">{m.media_uses_none()}</p>;
  return (
    <ul className="text-sm">
      {placesOf(uses).map((place) => (
        <li key={place.key} className={rowClasses}>
          <Link to={`/admin/pages/${place.page}`} className={linkClasses}>
            {place.words}
          </Link>{' '}
          <span className="text-stone">({[...place.states].map((state) => states[state]()).join(', ')})</span>
        </li>
      ))}
      {records.map((record) => {
        const address = addressOf(record);
        const words = recordWords[record.kind](record);
        return (
          <li key={`${record.kind} ${record._id}`} className={rowClasses}>
            {address ? (
              <Link to={address} className={linkClasses}>
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}

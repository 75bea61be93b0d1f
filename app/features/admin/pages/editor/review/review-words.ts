import * as m from '#messages';
import type { PageReview } from '#schemas/domain/content/review.ts';
import { sayZonedMoment } from '../words/when.ts';

/** How a review stands, in half a sentence: who asked or answered, and when. */
export function reviewWords({ state, asker, asked_at, answer }: PageReview, zone: string, account?: string) {
  if (answer && state !== 'asked') {
    const about = { name: answer.by.name, when: sayZonedMoment(answer.at, zone) };
    return state === 'approved' ? m.editor_review_approved_by(about) : m.editor_review_changes_by(about);
  }
  const when = sayZonedMoment(asked_at, zone);
  return asker._id === account
    ? m.editor_review_asked_you({ when })
    : m.editor_review_asked_by({ name: asker.name, when });
}

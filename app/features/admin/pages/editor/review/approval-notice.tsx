/** Why a draft cannot be published yet, where the shop wants another person's approval. */
import * as m from '#messages';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { Notice } from '#ui/notice.tsx';
import { useShopZone } from '../words/when.ts';
import { reviewWords } from './review-words.ts';
import type { Approval } from './standing.ts';

export function ApprovalNotice({ page, approval }: { page: EditorPage; approval: Approval }) {
  const zone = useShopZone();
  if (approval !== 'missing' && approval !== 'override') return null;
  const { review } = page;
  return (
    <div id="approval-why">
      <Notice tone="warning" title={m.editor_review_needed()}>
        {review
          ? `${reviewWords(review, zone)}.${review.changed ? ` ${m.editor_review_changed_since()}` : ''}`
          : null}
      </Notice>
    </div>
  );
}

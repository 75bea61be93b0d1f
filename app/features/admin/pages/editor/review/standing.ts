/** What somebody may do about a page's review, for buttons that say so; the API decides (docs/product.md#review). */
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import type { PageReview } from '#schemas/domain/content/review.ts';
import type { EmployeeRole } from '#schemas/domain/people/account.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';

export type Viewer = { account: string; role: EmployeeRole };

type Reviewed = Pick<EditorPage, 'review' | 'approval_required'>;

/** The viewer asked and nobody has answered. */
export const mayWithdraw = ({ review }: Reviewed, { account }: Viewer): boolean =>
  review?.state === 'asked' && review.asker._id === account;

/** It was answered, of an older draft or for changes. Until then it is taken back: whoever answers sees the draft of today. */
export const mayAskAgain = ({ state }: PageReview, changed: boolean): boolean =>
  state === 'changes' || (state === 'approved' && changed);

/** Another person asked, and the viewer may publish. */
export const mayAnswer = ({ review }: Reviewed, { account, role }: Viewer): boolean =>
  review?.state === 'asked' && review.asker._id !== account && roleMay(role, 'publishPages');

/** Where an approval counts for publishing, it is not of who changed the draft last. */
export const mayApprove = (page: Reviewed, viewer: Viewer): boolean =>
  mayAnswer(page, viewer) && !(page.approval_required && page.review?.changed_by === viewer.account);

/** The viewer could approve, were it not that they changed the draft last and the shop wants another person's approval. */
export const isOwnChange = (page: Reviewed, viewer: Viewer): boolean =>
  mayAnswer(page, viewer) && !mayApprove(page, viewer);

/**
 * What publishing takes: nothing, the approval that was asked for, another person's that is missing, or, for an admin, a
 * reason to do without it.
 */
export type Approval = 'none' | 'give' | 'missing' | 'override';

export function approvalFor(page: Reviewed, viewer: Viewer): Approval {
  if (mayApprove(page, viewer)) return 'give';
  if (!page.approval_required || page.review?.counts) return 'none';
  return roleMay(viewer.role, 'overrideApproval') ? 'override' : 'missing';
}

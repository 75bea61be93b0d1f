import type { ContractTools } from '../tools.ts';
import { commentsContract } from './editor/comments.ts';
import { composedContract } from './editor/composed.ts';
import { draftsContract } from './editor/drafts.ts';
import { editorTools } from './editor/editor-tools.ts';
import { experimentsContract } from './editor/experiments.ts';
import { historyContract } from './editor/history.ts';
import { previewsContract } from './editor/previews.ts';
import { publishingContract } from './editor/publishing.ts';
import { releasesContract } from './editor/releases.ts';
import { reviewsContract } from './editor/reviews.ts';
import { schedulesContract } from './editor/schedules.ts';
import { twoPeopleContract } from './editor/two-people.ts';

export function editorContract(tools: ContractTools): void {
  const editor = editorTools(tools);
  draftsContract(tools, editor);
  composedContract(tools, editor);
  publishingContract(tools, editor);
  historyContract(tools, editor);
  schedulesContract(tools, editor);
  releasesContract(tools, editor);
  experimentsContract(tools, editor);
  reviewsContract(tools, editor);
  previewsContract(tools, editor);
  commentsContract(tools, editor);
  twoPeopleContract(tools, editor);
}

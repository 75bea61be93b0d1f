import { expect, test } from 'vitest';
import type { PageReview } from '#schemas/domain/content/review.ts';
import {
  approvalFor,
  isOwnChange,
  mayAnswer,
  mayApprove,
  mayAskAgain,
  mayWithdraw,
  type Viewer,
} from './standing.ts';

const review = (change: Partial<PageReview> = {}): PageReview => ({
  _id: 'r1',
  state: 'asked',
  revision: 4,
  changed: false,
  changed_by: 'ada',
  counts: false,
  note: '',
  asker: { _id: 'ada', name: 'Ada' },
  asked_at: '2026-11-03T10:00:00.000Z',
  reviewer: null,
  answer: null,
  ...change,
});
const page = (approval_required: boolean, change?: Partial<PageReview> | null) => ({
  approval_required,
  review: change === null ? null : review(change),
});
const who = (account: string, role: Viewer['role']): Viewer => ({ account, role });

test('who asked takes it back, and another person who may publish answers', () => {
  expect(mayWithdraw(page(false), who('ada', 'editor'))).toBe(true);
  expect(mayWithdraw(page(false, { state: 'approved' }), who('ada', 'editor'))).toBe(false);
  expect(mayWithdraw(page(false), who('ben', 'publisher'))).toBe(false);
  expect(mayAnswer(page(false), who('ben', 'publisher'))).toBe(true);
  expect(mayAnswer(page(false), who('ben', 'editor'))).toBe(false);
  expect(mayAnswer(page(false), who('ada', 'publisher'))).toBe(false);
  expect(mayAnswer(page(false, { state: 'changes' }), who('ben', 'publisher'))).toBe(false);
});

test('it is asked again once it was answered, and taken back until then', () => {
  for (const changed of [false, true])
    for (const state of ['asked', 'approved', 'changes'] as const) {
      const again = mayAskAgain(review({ state }), changed);
      expect(again, `${state}, ${changed}`).toBe(state === 'changes' || (state === 'approved' && changed));
      expect(again && mayWithdraw(page(false, { state }), who('ada', 'editor'))).toBe(false);
    }
});

test('who changed the draft last approves it only where no approval is required', () => {
  const changed = { changed_by: 'ben' };
  expect(mayApprove(page(false, changed), who('ben', 'publisher'))).toBe(true);
  expect(mayApprove(page(true, changed), who('ben', 'publisher'))).toBe(false);
  expect(mayApprove(page(true, changed), who('cleo', 'publisher'))).toBe(true);
  expect(isOwnChange(page(true, changed), who('ben', 'publisher'))).toBe(true);
  expect(isOwnChange(page(true, changed), who('ben', 'editor'))).toBe(false);
  expect(isOwnChange(page(false, changed), who('ben', 'publisher'))).toBe(false);
  expect(isOwnChange(page(true, changed), who('cleo', 'publisher'))).toBe(false);
});

test('publishing takes an approval only where the shop wants one that is not there', () => {
  const ben = who('ben', 'publisher');
  expect(approvalFor(page(false, null), ben)).toBe('none');
  expect(approvalFor(page(true, null), ben)).toBe('missing');
  expect(approvalFor(page(true, null), who('ann', 'admin'))).toBe('override');
  expect(approvalFor(page(true, { state: 'approved', counts: true }), ben)).toBe('none');
  expect(approvalFor(page(true, { state: 'approved', changed: true }), ben)).toBe('missing');
  expect(approvalFor(page(true), ben)).toBe('give');
  expect(approvalFor(page(false), ben)).toBe('give');
});

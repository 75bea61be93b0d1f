/** Tables of migrations/0038-questions.ts. */
import type { Generated } from 'kysely';
import type { Moment } from '#api/platform/database/schema.ts';
import type { ModerationStatus } from '#schemas/domain/catalog/review.ts';

type Written = {
  id: string;
  account_id: string;
  /** First name and last initial, as they were when it was written. */
  author: string;
  body: string;
  status: ModerationStatus;
  created_at: Moment;
  published_at: Moment | null;
};

type QuestionTables = {
  question: Written & { product_id: string; version: Generated<number> };
  /** `dealer`: an employee's; else of someone who bought the product. */
  answer: Written & { question_id: string; dealer: boolean };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends QuestionTables {}
}

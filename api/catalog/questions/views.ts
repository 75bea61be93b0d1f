import type { AnswerRow } from '#api/catalog/storage/questions.ts';

/** An answer as the wire shows it. */
export const answerView = (row: AnswerRow) => ({
  _id: row.id,
  text: row.body,
  author: row.author,
  dealer: row.dealer,
  at: row.published_at ?? row.created_at,
});

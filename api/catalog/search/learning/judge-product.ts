/** Keeps how well a product answers a search. */
import { findRefs } from '#api/catalog/storage/form-lookups.ts';
import {
  countJudgments,
  deleteJudgments,
  findGrade,
  putJudgments,
} from '#api/catalog/storage/search-judgments.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { Judgment, JudgmentInput } from '#schemas/domain/catalog/judgments.ts';
import { changesBetween, writeChanges } from '#schemas/domain/platform/change.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** What changes no result leaves the kept pages as they are. Throws unauthenticated, forbidden, invalid. */
export async function judgeProduct(context: Context, input: JudgmentInput): Promise<Judgment> {
  requirePermission(context.actor, 'editCatalog');
  const { query, product, grade } = input;
  return context.database.transaction(async (tx) => {
    const known = (await findRefs(tx, 'product', [product])).get(product);
    const unknown = because('product_not_found');
    if (!known) throw new ProblemError('invalid', unknown, { '/product': [unknown] });
    const before = await findGrade(tx, query, product);
    if (before !== grade) {
      const row = { query, product_id: product };
      if (grade === null) await deleteJudgments(tx, [row]);
      else
        await putJudgments(tx, [{ ...row, grade }], {
          judged_by: authorOf(context),
          judged_at: context.now().toISOString(),
        });
      const changes = changesBetween({ [known.name]: before }, { [known.name]: grade });
      await recordAudit(tx, context, 'search.judge', `search:${query}`, query, writeChanges(changes));
    }
    return { query, product, grade, judgments: await countJudgments(tx, query) };
  });
}

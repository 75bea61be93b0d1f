import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { normalText, targetProblem } from '#schemas/domain/translations/check-target.ts';
import type { Unit } from '#schemas/domain/translations/units.ts';

export type Target = { field: string; target: string | null };

/**
 * The targets as they are kept: trimmed, and null where nothing is left. Throws invalid for those that their field does
 * not take, and for fields that are not there, by the field's name.
 */
export function requireTargets(units: readonly Unit[], targets: readonly Target[]): Target[] {
  const known = new Map(units.map((unit) => [unit.field, unit]));
  const errors: FieldReasons = {};
  const kept = targets.map(({ field, target }) => {
    const text = target === null ? null : normalText(target) || null;
    const unit = known.get(field);
    const problem = unit
      ? text !== null && targetProblem(unit, text)
      : text !== null && because('translation_text_gone');
    if (problem) errors[toPointer([field])] = [problem];
    return { field, target: text };
  });
  if (Object.keys(errors).length > 0) throw new ProblemError('invalid', because('fields_invalid'), errors);
  return kept;
}

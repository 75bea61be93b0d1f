/** What a target must be to stand in the place of its source: the same check for screens, saves and files. */
import { because, type Reason } from '../platform/reasons.ts';
import { tagProblem } from './tags.ts';
import type { Unit } from './units.ts';

/** Line ends as they are kept, nothing around. */
export const normalText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim();

/** Why a field does not take a target; null where it does. */
export function targetProblem({ source, max }: Pick<Unit, 'source' | 'max'>, target: string): Reason | null {
  if (target.includes('\0') || !target.isWellFormed()) return because('text_not_storable');
  if (max !== null && target.length > max) return because('text_too_long', { maximum: max });
  return tagProblem(source, target);
}

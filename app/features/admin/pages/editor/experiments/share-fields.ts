/** What a form of an experiment says: its goal, and one share for everybody or one for each audience. */
import { type ExperimentGoal, experimentGoals, type Shares } from '#schemas/domain/content/experiment.ts';
import { audiences } from '#schemas/domain/content/page.ts';

/** Percent of everybody who see variant B where nothing else is chosen. */
export const half = 50;

export const shareField = (audience: string) => `shares.${audience}`;

/** What is no goal is the usual one. */
export const goalIn = (form: FormData): ExperimentGoal =>
  experimentGoals.find((goal) => goal === form.get('goal')) ?? 'add to cart';

/** As they were typed: what is no number is for the API to refuse. A field that is left empty is nobody. */
export function sharesIn(form: FormData): Shares {
  const isEach = form.get('split') === 'audience';
  const shareOf = (audience: string): number => {
    if (!isEach) return half;
    const typed = String(form.get(shareField(audience)) ?? '').trim();
    const number = Number(typed.replace(/\s*%$/, ''));
    return Number.isFinite(number) ? number : -1;
  };
  return Object.fromEntries(audiences.map((audience) => [audience, shareOf(audience)])) as Shares;
}

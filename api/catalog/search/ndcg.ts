/** How good a ranking is, by the grades of its products. */

/** By product, 0 to 3; what is not in it is 0. */
export type Grades = ReadonlyMap<string, number>;

const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: readonly number[]) =>
  grades.reduce((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);

/**
 * Normalized discounted cumulative gain of the first ten, 0 to 1, with the gain 2^grade - 1; null where every grade is 0:
 * what nothing answers is ranked neither well nor badly.
 */
export function ndcg10(ranked: readonly string[], grades: Grades): number | null {
  const ideal = discounted([...grades.values()].sort((a, b) => b - a).slice(0, 10));
  return ideal === 0 ? null : discounted(ranked.slice(0, 10).map((id) => grades.get(id) ?? 0)) / ideal;
}

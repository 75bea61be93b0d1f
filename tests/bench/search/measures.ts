/** How good a ranking is beside NDCG@10 (api/catalog/search/ndcg.ts), and the ranking it has to beat. */
import type { Grades } from '#api/catalog/search/ndcg.ts';

/** The share of what answers (grade 2 or 3) that stands in the first fifty, of the fifty there is room for. */
export function recall50(ranked: string[], grades: Grades): number {
  const answers = new Set([...grades].filter(([, grade]) => grade >= 2).map(([id]) => id));
  if (answers.size === 0) return 1;
  return ranked.slice(0, 50).filter((id) => answers.has(id)).length / Math.min(50, answers.size);
}

/** BM25 (k1 1.2, b 0.75) over documents of stems. */
export function bm25(documents: Map<string, string[]>): (query: string[]) => string[] {
  const counts = new Map<string, Map<string, number>>();
  let all = 0;
  for (const [id, stems] of documents) {
    all += stems.length;
    for (const stem of stems) {
      const of = counts.get(stem) ?? new Map<string, number>();
      counts.set(stem, of.set(id, (of.get(id) ?? 0) + 1));
    }
  }
  const usual = all / documents.size;
  return (query) => {
    const scores = new Map<string, number>();
    for (const stem of query) {
      const of = counts.get(stem);
      if (!of) continue;
      const rare = Math.log(1 + (documents.size - of.size + 0.5) / (of.size + 0.5));
      for (const [id, count] of of) {
        const length = 0.25 + (0.75 * (documents.get(id)?.length ?? 0)) / usual;
        scores.set(id, (scores.get(id) ?? 0) + (rare * count * 2.2) / (count + 1.2 * length));
      }
    }
    return [...scores].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([id]) => id);
  };
}

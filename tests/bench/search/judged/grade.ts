/** Writes queries.csv from the judges' sheet: `npx tsx tests/bench/search/judged/grade.ts`. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { catalogFacts } from './product-facts.ts';
import { sheet } from './sheet.ts';

export const queriesFile = new URL('./queries.csv', import.meta.url);
const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The judged set as CSV: a row per query and product that answers it. */
export function gradedQueries(): string {
  const facts = catalogFacts();
  const lines = ['query_id,query,kind,held_out,product_id,grade'];
  let asked = 0;
  for (const [kind, rows] of Object.entries(sheet)) {
    for (const { query, three, two, one } of rows) {
      const heldOut = asked % 3 === 2 ? 1 : 0;
      asked += 1;
      const grades = facts.flatMap((of) => {
        const grade = three(of) ? 3 : two?.(of) ? 2 : one?.(of) ? 1 : 0;
        return grade > 0 ? [{ number: of.product.productNumber, grade }] : [];
      });
      if (!grades.some(({ grade }) => grade === 3)) throw new Error(`Nothing answers "${query}"`);
      grades.sort((a, b) => b.grade - a.grade || a.number.localeCompare(b.number, 'en'));
      for (const { number, grade } of grades)
        lines.push([asked, quoted(query), kind, heldOut, number, grade].join(','));
    }
  }
  return `${lines.join('\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(queriesFile, gradedQueries());

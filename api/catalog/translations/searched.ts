/** What of a translation the search reads. */
import { textOfHtml } from '#api/catalog/text/html.ts';

/** Whether a field holds words that somebody searches for: names and values. */
export const holdsSearchedWords = (field: string): boolean => field === 'name' || field.startsWith('value_');

/** What a product is found by, of its fields' targets. */
export function foundBy(targets: readonly { field: string; target: string }[]): {
  name: string;
  text: string;
} {
  const of = (field: string) => targets.find((one) => one.field === field)?.target ?? '';
  return { name: of('name'), text: of('description') || textOfHtml(of('body_html')) };
}

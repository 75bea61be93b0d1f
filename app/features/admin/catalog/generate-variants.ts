/** Variants from options: every choice once, those that are there kept as they are. */
import { type EditSku, maxOptions, maxSkus, type ProductFields } from '#schemas/domain/catalog/editing.ts';

/** The values an option has among SKUs, in their order. */
export const valuesOf = (skus: readonly EditSku[], name: string): string[] => [
  ...new Set(skus.flatMap(({ options }) => options[name] ?? [])),
];

const wordOf = (value: string) =>
  value
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** `typed`: an option's name and its values with commas between them. Options without either are left out. */
export function generateVariants(
  { skus, product_number }: Pick<ProductFields, 'skus' | 'product_number'>,
  typed: readonly { name: string; values: string }[],
): { option_names: string[]; skus: EditSku[] } {
  const options = typed
    .map(({ name, values }) => ({
      name: name.trim(),
      values: [...new Set(values.split(',').map((value) => value.trim()))].filter(Boolean),
    }))
    .filter(({ name, values }) => name && values.length > 0)
    .slice(0, maxOptions);
  const [like] = skus;
  if (options.length === 0 || !like) return { option_names: [], skus: [...skus] };
  const names = options.map(({ name }) => name);
  let choices: Record<string, string>[] = [{}];
  for (const { name, values } of options)
    choices = choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value })));
  const free = new Set(skus);
  /** The SKU that is this choice as far as it says; one without options yet is the first choice's. */
  const kept = (choice: Record<string, string>) => {
    const found = [...free].find(({ options: own }) =>
      names.every((name) => !own[name] || own[name] === choice[name]),
    );
    if (found) free.delete(found);
    return found;
  };
  const made = choices.slice(0, maxSkus).map((choice): EditSku => {
    const known = kept(choice);
    const code = [product_number, ...Object.values(choice)]
      .map(wordOf)
      .filter(Boolean)
      .join('-')
      .slice(0, 80);
    if (known) return { ...known, options: choice, code: known.code || code };
    const { _id, ...copy } = like;
    return { ...copy, options: choice, code, barcode: '', stock: [], picture: null, views: [] };
  });
  return { option_names: names, skus: made };
}

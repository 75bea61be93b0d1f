/** What the form of a piece made to measure says, the same with and without a script. */
import type { Product } from '#schemas/domain/catalog/catalog.ts';
import type { Configuration } from '#schemas/domain/catalog/product-data.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';

const most = 9999;

/** `size` and `o` stand in the order of the product's dimensions and options. The server checks all of it. */
export function choiceOf(
  { custom }: Pick<Product, 'custom'>,
  form: FormData,
): { chosen: Configuration; quantity: number } {
  const sizes = form.getAll('size');
  const options = form.getAll('o');
  const quantity = Math.floor(Number(form.get('quantity')));
  return {
    quantity: quantity >= 1 ? Math.min(quantity, most) : 1,
    chosen: {
      parts: [],
      dimensions: Object.fromEntries(
        (custom?.dimensions ?? []).map(({ name }, index) => [name, Number(sizes[index]) || 0]),
      ),
      options: Object.fromEntries(
        (custom?.options ?? []).map(({ name }, index) => [name, String(options[index] ?? '')]),
      ),
      drawing: null,
      acknowledged: form.get('acknowledged') === 'yes',
    },
  };
}

/** Sends a drawing; answers its id, or why it was not taken. Throws when the shop could not be reached. */
export async function uploadDrawing(file: File): Promise<{ _id: string } | { message: string }> {
  const response = await fetch(`/api/v1/drawings?${new URLSearchParams({ name: file.name.slice(-120) })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  const answer = (await response.json()) as { _id: string } | Problem;
  if ('_id' in answer) return answer;
  const { sentenceOf } = await import('#app/shared/problem-sentences.ts');
  return { message: sentenceOf(answer) ?? answer.message };
}

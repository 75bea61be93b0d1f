/** A piece made to measure into the cart, from a form without a script (docs/product.md#custom-products). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { saveEdits } from '#app/features/storefront/cart/cart.server.ts';
import { notFound } from '#app/shared/respond.server.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { choiceOf } from './size-choice.ts';
import type { SizeAnswer } from './size-form.tsx';

function refused(problem: Problem) {
  const [pointer = '', messages] = Object.entries(problem.fieldErrors ?? {})[0] ?? [];
  const field = /\/(acknowledged|drawing)$/.exec(pointer)?.[1] as SizeAnswer['field'] | undefined;
  const answer: SizeAnswer = { message: messages?.[0] ?? problem.message, field: field ?? null };
  return data(answer, { status: problem.status });
}

/** Leads to the cart; answers what is wrong at its place otherwise. */
export async function buySize({ api }: AppLoadContext, request: Request, slug: string) {
  const product = await api.getProduct({ params: { slug } });
  if (!product.ok) throw notFound();
  const form = await request.formData();
  const { chosen, quantity } = choiceOf(product.data, form);
  const file = form.get('drawing');
  if (file instanceof File && file.size > 0) {
    // The cart first: it gives a new visitor the cookie that the drawing is bound to.
    const cart = await api.currentCart();
    if (!cart.ok) return refused(cart.problem);
    const drawing = await api.uploadDrawing({ query: { name: file.name.slice(-120) }, file });
    if (!drawing.ok)
      return data<SizeAnswer>({ message: drawing.problem.message, field: 'drawing' }, drawing.status);
    chosen.drawing = drawing.data._id;
  }
  const sku = product.data.skus[0]?.sku ?? '';
  const saved = await saveEdits(api, null, {
    list: [{ kind: 'add', sku, quantity, exact: true, configuration: chosen }],
  });
  return saved.ok ? redirect('/cart', 303) : refused(saved.problem);
}

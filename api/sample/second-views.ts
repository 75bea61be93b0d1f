/** A product's second views (art/views.json): a detail from nearer and another side, or a light lit in a dim room. */
import views from './art/views.json' with { type: 'json' };
import type { SamplePicture } from './types.ts';

/** `of`: what a detail shows; a view without it is a lit one. */
const wanted: Record<string, { of?: string; fit?: number; power?: number }> = views;

/** Of a model in a finish, whether they are rendered yet or not. */
export function secondViews({ model, finish, alt }: SamplePicture): SamplePicture[] {
  const view = wanted[model];
  if (!view) return [];
  return view.of
    ? [{ model: `${model}-detail`, finish, alt: `Detail of ${alt}: ${view.of}` }]
    : [{ model: `${model}-lit`, finish, alt: `${alt}, lit, in a dim room` }];
}

/** Whether a model's name is that of a second view. */
export const isSecondView = (model: string): boolean => /-(?:detail|lit)$/.test(model);

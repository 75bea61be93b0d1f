/** The view that an address asks for. */
import { viewSchema } from '#schemas/domain/content/editor.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import type { PreviewView } from './entries.ts';

/** What is no good in it is left out: a preview shows something rather than a complaint. */
export function viewOf(query: URLSearchParams, as: Audience = 'guest'): PreviewView {
  const view: PreviewView = { as };
  const { shape } = viewSchema;
  const audience = shape.as.safeParse(query.get('as') ?? undefined);
  if (audience.data) view.as = audience.data;
  const warehouse = shape.warehouse.safeParse(query.get('warehouse') ?? undefined);
  if (warehouse.data) view.warehouse = warehouse.data;
  const at = shape.at.safeParse(query.get('at') ?? undefined);
  if (at.data) view.at = at.data;
  return view;
}

/** The whole shop as it will be: entered from a release or an experiment, left by the bar above every page. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { type View, viewSchema } from '#schemas/domain/content/editor.ts';
import { endShopPreview, shopPreviewCookie } from '#schemas/domain/content/shop-preview.ts';
import { experimentHref } from '../experiments/experiment-words.tsx';
import { releaseHref } from './releases.server.ts';

/** Where the preview was entered from. */
function originOf({ release, experiment }: View): string {
  if (release) return releaseHref(release);
  return experiment ? experimentHref(experiment) : '/';
}

export async function previewShop(context: AppLoadContext, request: Request): Promise<Response> {
  const form = await request.formData();
  const given = Object.fromEntries(
    ['as', 'at', 'release', 'experiment'].flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' && value ? [[name, value]] : [];
    }),
  );
  const view: View = viewSchema.safeParse(given).data ?? {};
  if (form.get('intent') !== 'enter')
    return redirect(originOf(view), { headers: { 'set-cookie': endShopPreview } });
  await requireEmployee(context);
  if (!view.experiment) return redirect('/', { headers: { 'set-cookie': shopPreviewCookie(view) } });
  const tested = await context.api.getExperiment({ params: { id: view.experiment } });
  const { name, page } = tested.ok ? tested.data : { name: '', page: null };
  return redirect(page?.href ?? '/', { headers: { 'set-cookie': shopPreviewCookie(view, name) } });
}

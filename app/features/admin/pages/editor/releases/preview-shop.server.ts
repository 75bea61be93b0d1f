/** The whole shop as it will be: entered from a release, left by the bar above every page. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { type View, viewSchema } from '#schemas/domain/content/editor.ts';
import { endShopPreview, shopPreviewCookie } from '#schemas/domain/content/shop-preview.ts';
import { releaseHref } from './releases.server.ts';

export async function previewShop(context: AppLoadContext, request: Request): Promise<Response> {
  const form = await request.formData();
  const given = Object.fromEntries(
    ['as', 'at', 'release'].flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' && value ? [[name, value]] : [];
    }),
  );
  const view: View = viewSchema.safeParse(given).data ?? {};
  if (form.get('intent') !== 'enter')
    return redirect(view.release ? releaseHref(view.release) : '/', {
      headers: { 'set-cookie': endShopPreview },
    });
  await requireEmployee(context);
  return redirect('/', { headers: { 'set-cookie': shopPreviewCookie(view) } });
}

/** /favorites: the list, and what the hearts post where there is no script (docs/product.md#favorites). */
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { requireProfile } from '#app/shared/respond.server.ts';
import { returnTo } from '#app/shared/return-to.ts';
import { wantFavorite } from '#app/shared/sign-in/wanted-favorite.ts';
import { favoriteLabelSchema } from '#schemas/domain/people/favorite.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';

const path = '/favorites';

export async function loadFavorites(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const listed = await context.api.listFavorites().catch((err: unknown) => {
    context.log.error({ err }, 'Favorites could not be read');
    return null;
  });
  return { person: personOf(context, profile), favorites: listed?.ok ? listed.data : null };
}

/** A list that is gone meanwhile is no list any more: the page shows what there is. */
async function changeList(api: AppLoadContext['api'], form: FormData) {
  const label = favoriteLabelSchema.safeParse(form.get('list'));
  const to = favoriteLabelSchema.safeParse(form.get('to') ?? '');
  if (!label.success || !to.success) return data(null, { status: 422 });
  const remove = form.get('intent') === 'remove-list';
  const result = await api.changeFavoriteList({ body: { label: label.data, to: to.data, remove } });
  if (!result.ok && result.problem.code === 'unauthenticated')
    return redirect(`/login?${new URLSearchParams({ returnTo: path })}`, 303);
  return redirect(path, 303);
}

/** Back to where the heart was; a guest logs in first and comes back there. */
export async function changeFavorites({ api }: AppLoadContext, request: Request) {
  const form = await request.formData();
  const back = returnTo(form.get('returnTo'), path);
  if (form.has('list')) return changeList(api, form);
  const product = idSchema.safeParse(form.get('product'));
  const label = favoriteLabelSchema.safeParse(form.get('label') ?? '');
  if (!product.success || !label.success) return data(null, { status: 422 });
  const params = { productId: product.data };
  const result =
    form.get('intent') === 'remove'
      ? await api.removeFavorite({ params })
      : // The client leaves an empty parameter out: a label of one space takes the label away.
        await api.addFavorite({
          params,
          ...(form.has('label') ? { query: { label: label.data || ' ' } } : {}),
        });
  if (!result.ok && result.problem.code === 'unauthenticated') {
    const isWanted = form.get('intent') !== 'remove';
    return redirect(
      `/login?${new URLSearchParams({ returnTo: back, ...(isWanted ? { favorite: '1' } : {}) })}`,
      {
        status: 303,
        headers: isWanted ? { 'set-cookie': wantFavorite(product.data) } : {},
      },
    );
  }
  return redirect(back, 303);
}

/** /favorites and the lists that others share: what the hearts and forms post where there is no script (docs/product.md#favorites). */

import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { toCart } from '#app/features/storefront/cart/added-lines.server.ts';
import { requireProfile } from '#app/shared/respond.server.ts';
import { returnTo } from '#app/shared/return-to.ts';
import { wantFavorite } from '#app/shared/sign-in/wanted-favorite.ts';
import * as m from '#messages';
import type { ApiResult } from '#schemas/contract/client.ts';
import { favoriteLabelSchema } from '#schemas/domain/people/favorite.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { inLanguage } from '#schemas/domain/platform/language.ts';

const path = '/favorites';

export async function loadFavorites(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const read = Promise.all([context.api.listFavorites(), context.api.listFavoriteLinks()]);
  const [favorites, links] = await read.catch((err: unknown) => {
    context.log.error({ err }, 'Favorites could not be read');
    return [];
  });
  return {
    person: personOf(context, profile),
    /** The list whose link was just made or revoked. */
    shared: new URL(request.url).searchParams.get('shared'),
    favorites: favorites?.ok ? favorites.data : null,
    links: (links?.ok ? links.data : []).map(({ _id, label, path: to }) => ({
      _id,
      label,
      url: `${context.origin}${inLanguage(to)}`,
    })),
  };
}
export type FavoritesData = Awaited<ReturnType<typeof loadFavorites>>;

/** Where a login comes first, and where else: to the page, which shows what there is. */
const answer = (result: ApiResult<unknown>, to = path) =>
  !result.ok && result.problem.code === 'unauthenticated'
    ? redirect(`/login?${new URLSearchParams({ returnTo: path })}`, 303)
    : redirect(to, 303);

/** The page with this list's link open and in sight. */
const atLink = (label: string) => `${path}?${new URLSearchParams({ shared: label })}#link`;

/** A list that is gone meanwhile is no list any more: the page shows what there is. */
async function changeList(api: AppLoadContext['api'], form: FormData) {
  const label = favoriteLabelSchema.safeParse(form.get('list'));
  const to = favoriteLabelSchema.safeParse(form.get('to') ?? '');
  if (!label.success || !to.success) return data({ error: m.favorites_list_name_long() }, { status: 422 });
  switch (form.get('intent')) {
    case 'share':
      return answer(await api.shareFavorites({ body: { label: label.data } }), atLink(label.data));
    case 'to-cart': {
      const moved = await api.moveFavoritesToCart({ body: { label: label.data } });
      return moved.ok ? toCart(moved.data) : answer(moved);
    }
    default: {
      const remove = form.get('intent') === 'remove-list';
      return answer(await api.changeFavoriteList({ body: { label: label.data, to: to.data, remove } }));
    }
  }
}

/** Back to where the heart was; a guest logs in first and comes back there. */
export async function changeFavorites({ api }: AppLoadContext, request: Request) {
  const form = await request.formData();
  const back = returnTo(form.get('returnTo'), path);
  const link = idSchema.safeParse(form.get('link'));
  if (link.success)
    return answer(
      await api.unshareFavorites({ params: { id: link.data } }),
      atLink(String(form.get('of') ?? '')),
    );
  if (form.has('list')) return changeList(api, form);
  const product = idSchema.safeParse(form.get('product'));
  const label = favoriteLabelSchema.safeParse(form.get('label') ?? '');
  if (!product.success) return data({ error: m.favorites_add_error() }, { status: 422 });
  if (!label.success) return data({ error: m.favorites_list_name_long() }, { status: 422 });
  if (form.get('intent') === 'to-cart') {
    const moved = await api.moveFavoritesToCart({ body: { product: product.data } });
    return moved.ok ? toCart(moved.data) : answer(moved);
  }
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

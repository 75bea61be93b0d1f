/** /offer: keeps the offer that a link of the shop named, and goes on to its page (docs/product.md#trade-registration). */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { returnTo } from '#app/shared/return-to.ts';
import { offerCodeSchema } from '#schemas/domain/people/trade-draft.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  const asked = new URL(request.url).searchParams;
  const code = offerCodeSchema.safeParse(asked.get('code'));
  if (code.success) {
    const kept = await context.api.saveTradeDraft({ body: { offer_code: code.data } });
    // The page that was asked for is there all the same.
    if (!kept.ok) context.log.warn({ problem: kept.problem }, 'An offer was not kept');
  }
  return redirect(returnTo(asked.get('to'), '/'), 302);
}

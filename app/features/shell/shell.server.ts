/** What every page stands in: the site, the navigation and the footer, and who is here. */
import type { AppLoadContext } from '@remix-run/node';
import { readActiveCart } from '#app/features/cart/cart.server.ts';
import { summaryOf } from '#app/features/cart/cart-summary.ts';
import { loadBlocks } from '#app/page-renderer/load-page.server.ts';
import { type ApiResult, unwrap } from '#schemas/contract/client.ts';
import type { PublishedPage } from '#schemas/domain/page.ts';

type Log = AppLoadContext['log'];

/** Anything but the page itself may fail: the shop stays usable without it. */
async function orNull<T>(log: Log, what: string, promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (err) {
    log.error({ err }, `${what} could not be loaded`);
    return null;
  }
}

async function loadDocument(
  { api, log, cache }: AppLoadContext,
  slug: string,
  call: Promise<ApiResult<PublishedPage>>,
) {
  cache.depend([`page:${slug}`]);
  const result = await call;
  if (!result.ok) {
    log.warn({ slug, code: result.problem.code }, 'A document of the shell is not published');
    return null;
  }
  const { blocks, references, tags } = await loadBlocks({ published: result.data, api, log });
  cache.depend(tags, result.data.next_change);
  return { blocks, references };
}

async function readProfile({ api, hasSession }: AppLoadContext) {
  if (!hasSession) return null;
  const session = await api.getSession();
  return session.ok ? { firstName: session.data.first_name } : null;
}

/** The visitor's own part, or nulls: pages that may be kept for others must not carry it (DESIGN, "Speed"). */
export async function readVisitor(context: AppLoadContext) {
  const { api, log, hasVisitor } = context;
  const [profile, cart] = await Promise.all([
    orNull(log, 'The session', readProfile(context)),
    hasVisitor ? orNull(log, 'The cart', readActiveCart(api).then(summaryOf)) : null,
  ]);
  return { profile, cart };
}

export async function loadShell(context: AppLoadContext) {
  const { api, log, cache, origin } = context;
  cache.depend(['site']);
  const [site, navigation, footer, visitor] = await Promise.all([
    api.getSite().then((result) => unwrap('getSite', result)),
    orNull(log, 'The navigation', loadDocument(context, 'navigation', api.getNavigation())),
    orNull(log, 'The footer', loadDocument(context, 'footer', api.getPage({ params: { slug: 'footer' } }))),
    readVisitor(context),
  ]);
  const { warehouse, warehouses, settings } = site;
  return {
    origin,
    settings,
    warehouse,
    warehouses: warehouses.map(({ _id, name, address }) => ({ _id, name, city: address.city })),
    navigation,
    footer,
    ...visitor,
  };
}
export type Shell = Awaited<ReturnType<typeof loadShell>>;

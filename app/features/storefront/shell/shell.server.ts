/** What every page stands in: the site, the navigation and the footer, and who is here. */

import type { AppLoadContext } from '@remix-run/node';
import { keepBlocks } from '#app/page-renderer/keep-blocks.server.ts';
import { loadBlocks } from '#app/page-renderer/load-page.server.ts';
import type { LoadedBlocks } from '#app/page-renderer/loaded-blocks.ts';
import { isUnsent, unsent } from '#app/page-renderer/unsent.ts';
import { createHref } from '#blocks/kit/ports.ts';
import { type ApiResult, unwrap } from '#schemas/contract/client.ts';
import type { PublishedPage } from '#schemas/domain/content/page.ts';
import { previewedExperiment } from '#schemas/domain/content/shop-preview.ts';
import { currentLanguage, inLanguage, localeOf } from '#schemas/domain/platform/language.ts';

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
  { api, log, cache, hasSession, isShared, isDocument }: AppLoadContext,
  slug: string,
  call: Promise<ApiResult<PublishedPage>>,
  keeps = false,
) {
  cache.depend([`page:${slug}`]);
  const result = await call;
  if (!result.ok) {
    log.warn({ slug, code: result.problem.code }, 'A document of the shell is not published');
    return null;
  }
  const { blocks, references, tags, until } = await loadBlocks({
    published: result.data,
    api,
    log,
    hasSession,
    isShared,
  });
  cache.depend(tags, result.data.next_change);
  cache.depend([], until);
  const content = { blocks, references };
  if (!isDocument || !keeps) return content;
  keepBlocks(blocks);
  return blocks.every((block) => isUnsent(block, 'props')) ? unsent(content, 'references') : content;
}

/** The departments of the navigation, for a page that is not found; a document may leave out what they are read from. */
function departmentsOf(navigation: LoadedBlocks | null) {
  if (!navigation) return [];
  const href = createHref(navigation.references);
  const links = navigation.blocks.flatMap(({ type, props }) =>
    type === 'navbar' ? (props.links as { label: string; type: string; href: string }[]) : [],
  );
  return links
    .filter((link) => link.type === 'category')
    .map((link) => ({ label: link.label, href: href(link.href) }));
}

async function readProfile({ api, hasSession }: AppLoadContext) {
  if (!hasSession) return null;
  const session = await api.getSession();
  if (!session.ok) return 'ended' as const;
  const { _id, first_name, favorites, image, unread_notifications } = session.data;
  return { id: _id, firstName: first_name, favorites, image, unread: unread_notifications };
}

/**
 * The visitor's own part, or nulls: pages that may be kept for others must not carry it (docs/architecture.md#speed).
 */
export async function readVisitor(context: AppLoadContext) {
  const { api, log, hasVisitor } = context;
  const [segment, profile, cart] = await Promise.all([
    orNull(log, 'The segment', api.getSegment()),
    orNull(log, 'The session', readProfile(context)),
    hasVisitor ? orNull(log, 'The cart', api.getCartSummary()) : null,
  ]);
  const ended = profile === 'ended';
  return {
    /** Who pages are made for, for this visitor. */
    audience: segment?.ok ? segment.data.audience : ('guest' as const),
    profile: ended ? null : profile,
    cart: cart?.ok ? cart.data : null,
    /** There is a session cookie and its session is over: a 401, not an API that is away (docs/product.md#login). */
    ended,
  };
}

/** The visitor's favorites for a block of a page that was made for many; null where nobody is logged in. */
export async function readFavorites({ api, hasSession }: AppLoadContext, most: number) {
  const answer = hasSession ? await api.listFavorites() : null;
  return answer?.ok ? answer.data.slice(0, most) : null;
}

/** Icons of tabs and home screens, for every page. */
const icons = () => [
  { tagName: 'link', rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { tagName: 'link', rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { tagName: 'link', rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { tagName: 'link', rel: 'manifest', href: inLanguage('/site.webmanifest') },
];

/** What every page's head says; made here, so that the browser need not carry it. */
const shareTags = (name: string) => [
  ...icons(),
  { property: 'og:site_name', content: name },
  { property: 'og:locale', content: localeOf[currentLanguage()].replace('-', '_') },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** null in a store that has not been filled yet. `hasFrame`: this page shows the shop's own header and footer. `cookies`: for what a preview is called. */
export async function loadShell(context: AppLoadContext, hasFrame = false, cookies: string | null = null) {
  const { api, log, cache, origin } = context;
  cache.depend(['site']);
  const [site, navigation, footer, visitor] = await Promise.all([
    api.getSite(),
    orNull(log, 'The navigation', loadDocument(context, 'navigation', api.getNavigation(), hasFrame)),
    orNull(
      log,
      'The footer',
      loadDocument(context, 'footer', api.getPage({ params: { slug: 'footer' } }), hasFrame),
    ),
    readVisitor(context),
  ]);
  // A store without a warehouse has nothing to show a shell around.
  if (!site.ok && site.problem.code === 'not_found') return null;
  const { warehouse, warehouses, settings } = unwrap('getSite', site);
  return {
    origin,
    share: shareTags(settings.name),
    settings,
    warehouse,
    warehouses: warehouses.map(({ _id, name, address, time_zone }) => ({
      _id,
      name,
      time_zone,
      city: address.city,
      state: address.state,
    })),
    navigation,
    departments: departmentsOf(navigation),
    footer,
    /** The whole shop is seen as it will be (docs/product.md#releases). */
    ...(context.shopPreview
      ? { preview: { ...context.shopPreview, tested: previewedExperiment(cookies) } }
      : {}),
    ...visitor,
  };
}
export type Shell = NonNullable<Awaited<ReturnType<typeof loadShell>>>;

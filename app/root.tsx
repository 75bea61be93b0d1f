/** The document around every page. */
import '#app/shared/zod-without-eval.ts';
import { type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorArea } from '#app/features/storefront/shell/error-area.tsx';
import { errorTitle } from '#app/features/storefront/shell/error-title.ts';
import { loadShell } from '#app/features/storefront/shell/shell.server.ts';
import { ShopLayout } from '#app/features/storefront/shell/shop-layout.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { noteLoadedCookie, whatMoved } from '#app/features/storefront/shell/standing.ts';
import { useScroll } from '#app/features/storefront/shell/use-scroll.ts';
import {
  noteLoadedUrl,
  SteadyRemixContext,
  useEarlyNavigation,
} from '#app/features/storefront/shell/while-hydrating.tsx';
import { ConnectionArea } from '#app/shared/connection-area.tsx';
import stylesheet from '#app/styles/app.css?url';
import { preloadedFonts } from '#app/styles/fonts.ts';
import * as m from '#messages';
import { currentLanguage, splitLanguage } from '#schemas/domain/platform/language.ts';

export const links: LinksFunction = () => [
  ...preloadedFonts.map(
    (href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const,
  ),
  { rel: 'stylesheet', href: stylesheet },
];

export const meta: MetaFunction = ({ matches, error }) =>
  shopMeta(matches, error ? { title: errorTitle(error) } : {});

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const shell = await loadShell(
    context,
    !/^\/(?:admin|checkout|maps|preview|setup|watch)(?:\/|$)/.test(pathname),
    request.headers.get('cookie'),
  );
  // The employees' area opens in an empty store too; everybody else sees that it is being set up.
  if (!shell && !/^\/(?:admin|setup)(?:\/|$)/.test(pathname)) throw redirect('/setup');
  return shell;
}

/**
 * Reading on does not change the shop around the page, nor does the cart: it lives in the browser
 * (docs/traps.md#revalidation).
 */
export function shouldRevalidate({
  formMethod,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // Another tab logged in or out, or chose another warehouse: header and page are of the same.
  if (!formMethod || formMethod.toUpperCase() === 'GET') return whatMoved() !== null;
  return formAction && splitLanguage(formAction).path.startsWith('/cart') ? false : defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffdf8" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; the policy allows it by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: `${noteLoadedUrl};${noteLoadedCookie}` }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="absolute top-2 left-2 z-50 -translate-y-20 rounded-sm bg-ink px-4 py-3 text-paper focus:translate-y-0"
        >
          {m.site_skip_link()}
        </a>
        <ConnectionArea />
        <SteadyRemixContext>{children}</SteadyRemixContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const shell = useRouteLoaderData<typeof loader>('root');
  const bare = useMatches().some(({ handle }) => handle === 'bare');
  useScroll();
  useEarlyNavigation();
  if (bare) return <Outlet />;
  return shell ? (
    <ShopLayout shell={shell}>
      <Outlet />
    </ShopLayout>
  ) : (
    <main id="main" className="grow">
      <Outlet />
    </main>
  );
}

/** With the shop around it when that could be loaded, bare when it was that which failed. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('root');
  if (shell) {
    return (
      <ShopLayout shell={shell}>
        <ErrorArea error={error} shell={shell} />
      </ShopLayout>
    );
  }
  return (
    <main id="main">
      <ErrorArea error={error} />
    </main>
  );
}

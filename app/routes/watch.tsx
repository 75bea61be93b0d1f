import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { WatchScreen } from '#app/features/storefront/watch/watch-screen.tsx';
import { allowOrigins } from '#app/shared/allow-origins.ts';
import { notFound } from '#app/shared/respond.server.ts';
import * as m from '#messages';
import { videoAddress, videoSources } from '#ui/video-address.ts';

export const handle = 'bare';

export const meta: MetaFunction = ({ matches }) => [
  ...shopMeta(matches, { title: m.field_video_player() }),
  { name: 'robots', content: 'noindex' },
];

/** Only in a page of ours: by itself it would show anybody's video under the shop's address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  const given = new URL(request.url).searchParams.get('src') ?? '';
  const address = videoAddress(given);
  const isFramed = (request.headers.get('sec-fetch-dest') ?? 'iframe') === 'iframe';
  if (address?.is !== 'stream' || !isFramed) throw notFound();
  return data({ src: address.src, given }, { headers: allowOrigins({ ...videoSources(address) }) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Watch() {
  return <WatchScreen {...useLoaderData<typeof loader>()} />;
}

/** The map of all locations, in a frame. */
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { frameMeta } from '#app/features/storefront/maps/frame-meta.ts';
import { loadMap } from '#app/features/storefront/maps/map-frame.server.ts';
import { FrameError, MapPage } from '#app/features/storefront/maps/map-page.tsx';

export const handle = 'bare';

export const loader = ({ context, request }: LoaderFunctionArgs) => loadMap(context, request);

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = frameMeta;

export const ErrorBoundary = FrameError;

export default function LocationsMap() {
  return <MapPage {...useLoaderData<typeof loader>()} />;
}

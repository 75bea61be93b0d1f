/** Addresses as they are typed, in a hidden frame of the form. */
import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { frameMeta } from '#app/features/storefront/maps/frame-meta.ts';
import { asFrame, requireMaps } from '#app/features/storefront/maps/map-frame.server.ts';
import { FrameError } from '#app/features/storefront/maps/map-page.tsx';
import { PlacesPage } from '#app/features/storefront/maps/places-page.tsx';

export const handle = 'bare';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  asFrame({ apiKey: requireMaps(context, request) });

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = frameMeta;

export const ErrorBoundary = FrameError;

export default function Places() {
  return <PlacesPage {...useLoaderData<typeof loader>()} />;
}

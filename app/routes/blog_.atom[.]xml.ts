import type { LoaderFunctionArgs } from '@remix-run/node';
import { atomFeed } from '#app/features/storefront/content/feed.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) => atomFeed(context);

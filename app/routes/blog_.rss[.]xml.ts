import type { LoaderFunctionArgs } from '@remix-run/node';
import { rssFeed } from '#app/features/storefront/content/feed.server.ts';

export const loader = ({ context }: LoaderFunctionArgs) => rssFeed(context);

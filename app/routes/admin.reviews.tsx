import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadDeskReviews, moderate } from '#app/features/admin/reviews/reviews.server.ts';
import { ReviewsScreen } from '#app/features/admin/reviews/reviews-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.desk_reviews() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadDeskReviews(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => moderate(context, request);

export default function Reviews() {
  return <ReviewsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

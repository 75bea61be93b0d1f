import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadWriteReview, saveReview } from '#app/features/storefront/reviews/write-review.server.ts';
import { WriteReviewScreen } from '#app/features/storefront/reviews/write-review-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.review_write() });

export const loader = ({ context, request, params: { slug = '' } }: LoaderFunctionArgs) =>
  loadWriteReview(context, request, slug);

export const action = ({ context, request, params: { slug = '' } }: ActionFunctionArgs) =>
  saveReview(context, request, slug);

export default function WriteReview() {
  return (
    <WriteReviewScreen loaded={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}

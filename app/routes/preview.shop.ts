import type { ActionFunctionArgs } from '@remix-run/node';
import { previewShop } from '#app/features/admin/pages/editor/releases/preview-shop.server.ts';
import { notFound } from '#app/shared/respond.server.ts';

/** A form is sent here; nothing is to be read. */
export const loader = () => {
  throw notFound();
};

export const action = ({ context, request }: ActionFunctionArgs) => previewShop(context, request);

import type { LoaderFunctionArgs } from '@remix-run/node';
import { invoicePaper } from '#app/features/account/billing/billing.server.ts';

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  invoicePaper(context, request, params.id ?? '');

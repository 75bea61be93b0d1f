import type { LoaderFunctionArgs } from '@remix-run/node';
import { statementPaper } from '#app/features/account/billing/billing.server.ts';

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  statementPaper(context, request, params.month ?? '');

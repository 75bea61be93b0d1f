import type { LoaderFunctionArgs } from '@remix-run/node';
import { customerStatement } from '#app/features/admin/receivables/receivables.server.ts';

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  customerStatement(context, request, params);

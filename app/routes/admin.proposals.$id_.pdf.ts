import type { LoaderFunctionArgs } from '@remix-run/node';
import { printDeskProposal } from '#app/features/admin/proposals/proposals.server.ts';

/** Any revision as a file, the draft too. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  printDeskProposal(context, request, params.id ?? '');

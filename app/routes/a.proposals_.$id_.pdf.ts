import type { LoaderFunctionArgs } from '@remix-run/node';
import { printProposal } from '#app/features/account/proposals/proposals.server.ts';

/** The proposal as a file, for who may see it. */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  printProposal(context, request, params.id ?? '');

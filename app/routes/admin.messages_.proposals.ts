import type { LoaderFunctionArgs } from '@remix-run/node';
import { findProposalsOf } from '#app/features/admin/messages/inbox.server.ts';

/** What was sent to a customer, to be put into an answer. */
export const loader = ({ context, request }: LoaderFunctionArgs) => findProposalsOf(context, request);

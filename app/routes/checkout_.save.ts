import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { saveStep } from '#app/features/storefront/checkout/run-step.server.ts';

export const loader = () => redirect('/checkout');

/** A step's form, for scripts: answers where to go on, and the page stays while it waits. */
export const action = ({ context, request }: ActionFunctionArgs) => saveStep(context, request);

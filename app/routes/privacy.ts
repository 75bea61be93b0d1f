import { redirect } from '@remix-run/node';

/** Where the cookie notice leads (SPEC 2, RESOLUTIONS 4). */
export const loader = () => redirect('/page/privacy-policy', 301);

/**
 * The header by which a route's document may use another origin: the server puts it into the content security policy
 * of that document (server/pages/csp.ts). A page that is reached without a document keeps the policy of the one before
 * (docs/traps.md#full-loads): links to such a page are full loads.
 */
export const allowOrigins = (directives: Record<string, string[]>): Record<string, string> => ({
  'x-allow-origins': Object.entries(directives)
    .map(([name, origins]) => [name, ...origins].join(' '))
    .join('; '),
});

const stripe = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};

/** For a page with the payment processor's own fields. */
export const allowProcessor = (
  processor: { provider: 'stripe' | 'sandbox'; origin: string } | null,
): Record<string, string> =>
  allowOrigins(
    processor?.provider === 'stripe' ? stripe : { 'frame-src': processor ? [processor.origin] : [] },
  );

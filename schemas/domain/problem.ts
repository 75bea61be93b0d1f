/** The one error shape of the API, application/problem+json (DESIGN, "One contract"). */
import { z } from 'zod';

/**
 * Every code the API answers, with its HTTP status. Thrown when:
 * - bad_json: the body is not JSON;
 * - bad_query: a query parameter is unknown or of the wrong form;
 * - invalid: the body has a field of the wrong type or value (fieldErrors says which);
 * - unsupported_media_type: a body that is not application/json; an upload that is no picture or video we take;
 * - too_large: the body is over 1 MB; an upload over its kind's limit;
 * - unauthenticated: the call needs a session and there is none;
 * - credentials: login or register failed; says no more than that (RESOLUTIONS 42);
 * - second_factor: the password was right and the account asks for a code as well (POST /api/v1/auth/code);
 * - forbidden: the session's role may not do this;
 * - bad_origin: a mutation that another site's page sent;
 * - not_found: no such thing, or it is not the caller's;
 * - method_not_allowed: the path exists, not with this method;
 * - stale_version: the cart or page changed since the caller read it;
 * - in_use: something that pages show cannot be deleted, or changed to what they cannot show;
 * - pricing_changed: the order's pricing version is not today's; nothing was charged;
 * - out_of_stock: a line wants more than the warehouse has;
 * - cart_empty: an order of no lines;
 * - cart_closed: the cart has become an order already;
 * - cart_paying: a payment for the cart is under way; it can be changed when that has ended;
 * - payment_declined: the card or account was declined; nothing was ordered, and nothing is charged;
 * - payment_action: the bank asks the shopper something first (GET /checkout/payment says where);
 * - payment_unknown: the processor has not answered; whoever asks again asks about the same payment;
 * - payment_refused: the processor will not capture, refund or void;
 * - payment_unavailable: no processor is set up;
 * - idempotency_key_reused: the same key with another request;
 * - too_many_requests: a limit was reached, try later;
 * - upstream: a remote API did not answer, or not by the contract;
 * - internal: our fault; the log has the request id.
 */
export const problemStatus = {
  bad_json: 400,
  bad_query: 400,
  invalid: 422,
  unsupported_media_type: 415,
  too_large: 413,
  unauthenticated: 401,
  credentials: 401,
  second_factor: 401,
  forbidden: 403,
  bad_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  stale_version: 409,
  in_use: 409,
  pricing_changed: 409,
  out_of_stock: 409,
  cart_empty: 409,
  cart_closed: 409,
  cart_paying: 409,
  payment_declined: 402,
  payment_action: 409,
  payment_unknown: 409,
  payment_refused: 409,
  payment_unavailable: 503,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  upstream: 502,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

const codes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

export const problemSchema = z
  .object({
    code: z.enum(codes),
    status: z.number().int(),
    message: z.string(),
    /** JSON pointer into what was sent -> what was expected there. */
    fieldErrors: z.record(z.string(), z.array(z.string())).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.output<typeof problemSchema>;

/** A path as zod gives it to a JSON pointer (RFC 6901). */
export function toPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** What a zod failure says, by JSON pointer. `root` is put before each pointer. */
export function fieldErrorsOf(error: z.core.$ZodError, root = ''): Record<string, string[]> {
  const out: Record<string, string[]> = {};
  const visit = (issues: readonly z.core.$ZodIssue[], at: readonly PropertyKey[]) => {
    for (const issue of issues) {
      const path = [...at, ...issue.path];
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys) push(toPointer([...path, key]), 'expected no such field');
        continue;
      }
      push(toPointer(path), issue.message);
    }
  };
  const push = (pointer: string, message: string) => {
    const key = `${root}${pointer}` || '/';
    out[key] = [...(out[key] ?? []), message];
  };
  visit(error.issues, []);
  return out;
}

/** The one error shape of the API, application/problem+json (docs/architecture.md#one-contract). */
import { z } from 'zod';
import { because, type FieldReasons, type Reason, type ReasonName, type ReasonValues } from './reasons.ts';

/**
 * Every code the API answers, with its HTTP status. Thrown when:
 * - bad_json: the body is not JSON;
 * - bad_query: a query parameter is unknown or of the wrong form;
 * - invalid: the body has a field of the wrong type or value (fieldErrors says which);
 * - unsupported_media_type: a body that is not application/json; an upload that is no picture or video we take;
 * - too_large: the body is over 1 MB; an upload over its kind's limit;
 * - unauthenticated: the call needs a session and there is none;
 * - credentials: login or register failed; says no more than that (docs/product.md#login);
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
 * - segment_moved: an answer for a whole segment, asked by who is of another one by now (schemas/domain/platform/segment.ts);
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
  segment_moved: 503,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  upstream: 502,
  internal: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

const codes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

const reasonNameSchema = z.string().meta({
  description: 'A stable name of why, as in cart_not_found. New ones may come with any release.',
});
const reasonValuesSchema = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .meta({ description: "What the reason's sentence names, by placeholder." });

/** A reason as an answer tells it. */
export const reasonSchema = z.object({ reason: reasonNameSchema, values: reasonValuesSchema.optional() });

export const problemSchema = z
  .object({
    code: z.enum(codes),
    status: z.number().int(),
    reason: reasonNameSchema,
    values: reasonValuesSchema.optional(),
    message: z.string().meta({ description: "The reason's sentence in English." }),
    fieldErrors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'What is wrong in English, by JSON pointer into what was sent.' }),
    fieldReasons: z
      .record(z.string(), z.array(reasonSchema))
      .optional()
      .meta({ description: 'The reasons of fieldErrors, in the same order.' }),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.output<typeof problemSchema>;

/** Looks up a reason's sentence; undefined for one that it does not know. */
export type SentenceOf = (reason: {
  reason: string;
  values?: ReasonValues | undefined;
}) => string | undefined;

/** The problem with the sentences of its reasons; the English ones stay where a reason is not known. */
export function withSentences(problem: Problem, sentenceOf: SentenceOf): Problem {
  const { message, fieldErrors, fieldReasons = {} } = problem;
  const translated = Object.entries(fieldErrors ?? {}).map(([pointer, sentences]) => [
    pointer,
    sentences.map((sentence, index) => {
      const reason = fieldReasons[pointer]?.[index];
      return (reason && sentenceOf(reason)) ?? sentence;
    }),
  ]);
  return {
    ...problem,
    message: sentenceOf(problem) ?? message,
    ...(fieldErrors ? { fieldErrors: Object.fromEntries(translated) } : {}),
  };
}

/** A path as zod gives it to a JSON pointer (RFC 6901). */
export function toPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

type Issue = z.core.$ZodIssue;

/** What the check itself knows. */
function valuesOf(issue: Issue): ReasonValues {
  switch (issue.code) {
    case 'too_small':
      return { minimum: Number(issue.minimum) };
    case 'too_big':
      return { maximum: Number(issue.maximum) };
    case 'not_multiple_of':
      return { step: issue.divisor };
    case 'invalid_value':
      return { options: issue.values.map(String).join(', ') };
    case 'custom':
      return (issue.params as ReasonValues | undefined) ?? {};
    default:
      return {};
  }
}

const typeReasons: Partial<Record<string, Reason>> = {
  string: because('text_expected'),
  number: because('number_expected'),
  int: because('whole_number_expected'),
  boolean: because('boolean_expected'),
  array: because('list_expected'),
  object: because('object_expected'),
  record: because('object_expected'),
};

const formatReasons: Partial<Record<string, Reason>> = {
  email: because('email_invalid'),
  url: because('web_address_invalid'),
  date: because('date_invalid'),
  datetime: because('time_invalid'),
};

/** The reason of a check that names none of its own. */
function commonReason(issue: Issue): Reason {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return because('value_missing');
      return typeReasons[issue.expected] ?? because('value_invalid');
    case 'invalid_format':
      return formatReasons[issue.format] ?? because('format_invalid');
    case 'invalid_value':
      return because('choice_invalid', { options: issue.values.map(String).join(', ') });
    case 'not_multiple_of':
      return because('step_invalid', { step: issue.divisor });
    case 'too_small': {
      const minimum = Number(issue.minimum);
      if (issue.origin === 'string')
        return minimum === 1 ? because('value_missing') : because('text_too_short', { minimum });
      if (issue.origin === 'array' || issue.origin === 'set') return because('list_too_short', { minimum });
      return issue.inclusive === false
        ? because('number_not_above', { minimum })
        : because('number_too_small', { minimum });
    }
    case 'too_big': {
      const maximum = Number(issue.maximum);
      if (issue.origin === 'string') return because('text_too_long', { maximum });
      if (issue.origin === 'array' || issue.origin === 'set') return because('list_too_long', { maximum });
      return issue.inclusive === false
        ? because('number_not_below', { maximum })
        : because('number_too_large', { maximum });
    }
    default:
      return because('value_invalid');
  }
}

/** zod's own sentences reach nobody: they are not of our messages. */
function reasonOf(issue: Issue): Reason {
  const [, named] = /^problem_(\w+)$/.exec(issue.message) ?? [];
  if (named === undefined) return commonReason(issue);
  const values = valuesOf(issue);
  return { reason: named as ReasonName, ...(Object.keys(values).length > 0 ? { values } : {}) };
}

/** Why a schema refused something, by JSON pointer. `root` is put before each pointer. */
export function reasonsOf(error: z.core.$ZodError, root = ''): FieldReasons {
  const reasons: FieldReasons = {};
  const add = (path: readonly PropertyKey[], reason: Reason) => {
    const pointer = `${root}${toPointer(path)}` || '/';
    reasons[pointer] = [...(reasons[pointer] ?? []), reason];
  };
  for (const issue of error.issues) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, reasonOf(issue));
    else for (const key of issue.keys) add([...issue.path, key], because('field_unknown'));
  }
  return reasons;
}

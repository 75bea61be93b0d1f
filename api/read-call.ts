/**
 * Calls that only read, answered within this process: the same input checks, the same use cases and the same refusals
 * as over HTTP (app.ts), without a request, a response and JSON between them.
 */
import type { z } from 'zod';
import type { Call } from '#schemas/contract/call.ts';
import { type AnyCallInput, pathOf } from '#schemas/contract/client.ts';
import { type CallName, contract } from '#schemas/contract/contract.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { answerKept } from './answer-kept.ts';
import { handlers } from './handlers.ts';
import { isKeptCall } from './kept-calls.ts';
import { type Caller, openContext } from './open-context.ts';
import type { Visit } from './platform/auth/visit.ts';
import type { Services } from './platform/context.ts';
import { problemView, toProblem } from './platform/problems/answer-problem.ts';
import { validationProblem } from './platform/problems/validation-problem.ts';

export type ReadAnswer =
  | { ok: true; status: number; data: unknown }
  | { ok: false; status: number; problem: Problem };

export type ReadCall = (
  name: CallName,
  input: AnyCallInput,
  by: { caller: Caller; visit: Visit; requestId: string },
) => Promise<ReadAnswer>;

/** They look at the session's cookie itself. */
const needsCookies: readonly CallName[] = ['getSecurity'];
/** They write nothing, and are a POST for what they are asked with. */
const readingPosts: readonly CallName[] = [
  'listCompanions',
  'completeKit',
  'priceProduct',
  'quoteShipping',
  'suggestProducts',
];

/** Whether a call may be answered without HTTP. */
export const isReadCall = (name: CallName): boolean =>
  readingPosts.includes(name) || (contract[name].method === 'get' && !needsCookies.includes(name));

/** As an address carries it: text, without what is empty. */
const asText = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  );

/** What passed, else a throw of what HTTP would answer. */
function checked(target: string, schema: z.ZodType, given: unknown): unknown {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw validationProblem(target, parsed.error);
}

export function createReadCall(services: Services, operatorToken: string): ReadCall {
  return async (name, input, { caller, visit, requestId }) => {
    const call = contract[name] as unknown as Call;
    const log = services.log.child({ requestId });
    try {
      const opening = { operatorToken, log, visit, isRead: true, isSeen: call.method === 'get' };
      const context = await openContext(services, caller, opening);
      const given = {
        params: checked('param', call.params, asText(input.params)),
        query: checked('query', call.query, asText(input.query)),
        ...(call.body ? { body: checked('json', call.body, input.body ?? {}) } : {}),
      };
      if (isKeptCall(name)) {
        const { data } = await answerKept(context, name, { address: pathOf(call, input), input: given });
        return { ok: true, status: call.status, data };
      }
      const handle = handlers[name] as (context: unknown, input: unknown) => Promise<unknown>;
      return { ok: true, status: call.status, data: await handle(context, given) };
    } catch (error) {
      const problem = toProblem(error as Error);
      if (problem.status >= 500) log.error({ err: error, call: name }, 'call failed');
      return { ok: false, status: problem.status, problem: problemView(problem, requestId) };
    }
  };
}

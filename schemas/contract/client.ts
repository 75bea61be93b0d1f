/**
 * The one typed client of the API. It takes a base URL and a fetch: embedded, that fetch is the Hono app itself;
 * remote, the global one. Expected failures come back as values; anything else throws ApiFailure.
 */
import type { z } from 'zod';
import { type Problem, problemSchema, type SentenceOf, withSentences } from '../domain/platform/problem.ts';
import type { Call, CallInput, CallOutput, UploadBody } from './call.ts';
import { type Contract, contract } from './contract.ts';

export type ApiResult<T> =
  | { ok: true; status: number; data: T }
  | { ok: false; status: number; problem: Problem };

export type ApiClient = {
  [K in keyof Contract]: Record<never, never> extends CallInput<Contract[K]>
    ? (input?: CallInput<Contract[K]>) => Promise<ApiResult<CallOutput<Contract[K]>>>
    : (input: CallInput<Contract[K]>) => Promise<ApiResult<CallOutput<Contract[K]>>>;
};

export type ClientOptions = {
  /** Origin of the API, without a path: "http://localhost:3000". */
  baseUrl: string;
  fetch: (request: Request) => Promise<Response> | Response;
  /** Sent with every call: the visitor's cookies, the request id. */
  headers?: () => Record<string, string>;
  /** Sees every answer, for cookies that must reach the browser. */
  onResponse?: (response: Response) => void;
  /** Check what comes back against the contract; on for a remote API. */
  checkResponses?: boolean;
  /** Looks up a reason's sentence where it is shown; the API's English one stays for a reason it does not know. */
  sentenceOf?: SentenceOf;
  /** ms before a call is given up. */
  timeout?: number;
};

/** The API did not answer, or not as the contract says. Never an expected failure. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  constructor(
    readonly call: string,
    readonly status: number,
    readonly problem: Problem | undefined,
    options?: ErrorOptions,
  ) {
    super(`${call} answered ${status}${problem ? ` ${problem.code}: ${problem.message}` : ''}`, options);
  }
}

/** ms: a large file on a slow line. */
const uploadTimeout = 15 * 60_000;

/** What any call may be given. */
export type AnyCallInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
  file?: UploadBody;
};

/** Path and query of a call. */
export function pathOf(call: Pick<Call, 'path'>, input: AnyCallInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(key, String(value));
  }
  const search = query.toString();
  return `${path}${search ? `?${search}` : ''}`;
}

async function readProblem(response: Response, sentenceOf?: SentenceOf): Promise<Problem | undefined> {
  const parsed = problemSchema.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) return undefined;
  return sentenceOf ? withSentences(parsed.data, sentenceOf) : parsed.data;
}

/** A client for one visitor's request. Throws ApiFailure on 5xx, a broken answer or no answer. */
export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl, checkResponses = false, timeout = 15_000 } = options;
  const send = async (name: string, call: Call, input: AnyCallInput): Promise<ApiResult<unknown>> => {
    const headers = new Headers({ accept: 'application/json', ...options.headers?.() });
    for (const [key, value] of Object.entries(input.headers ?? {})) headers.set(key, String(value));
    const hasBody = call.body !== undefined;
    if (hasBody) headers.set('content-type', 'application/json');
    if (call.upload) headers.set('content-type', 'application/octet-stream');
    const request = new Request(`${baseUrl}${pathOf(call, input)}`, {
      method: call.method.toUpperCase(),
      headers,
      ...(hasBody ? { body: JSON.stringify(input.body ?? {}) } : {}),
      ...(call.upload && input.file ? { body: input.file, duplex: 'half' } : {}),
      signal: AbortSignal.timeout(call.upload ? uploadTimeout : (call.timeout ?? timeout)),
    } as RequestInit);
    let response: Response;
    try {
      response = await options.fetch(request);
    } catch (cause) {
      throw new ApiFailure(name, 502, undefined, { cause });
    }
    options.onResponse?.(response);
    if (!response.ok) {
      const problem = await readProblem(response, options.sentenceOf);
      if (response.status >= 500 || !problem) throw new ApiFailure(name, response.status, problem);
      return { ok: false, status: response.status, problem };
    }
    const data: unknown = await response.json();
    if (!checkResponses) return { ok: true, status: response.status, data };
    const parsed = (call.response as z.ZodType).safeParse(data);
    if (!parsed.success) throw new ApiFailure(name, 502, undefined, { cause: parsed.error });
    return { ok: true, status: response.status, data: parsed.data };
  };
  return Object.fromEntries(
    Object.entries(contract).map(([name, call]) => [
      name,
      (input?: AnyCallInput) => send(name, call as unknown as Call, input ?? {}),
    ]),
  ) as unknown as ApiClient;
}

/** The data of a result that can only fail by our own fault; throws what it is otherwise. */
export function unwrap<T>(name: string, result: ApiResult<T>): T {
  if (result.ok) return result.data;
  throw new ApiFailure(name, result.status, result.problem);
}

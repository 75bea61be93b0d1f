/**
 * The API as one visitor's page calls it. Calls that only read are answered within this process where the API is, and
 * equal ones share one answer until something is written: the shell, the page and its blocks ask for the same things.
 */

import type { Caller } from '#api/open-context.ts';
import { Visit as ApiVisit } from '#api/platform/auth/visit.ts';
import { isReadCall } from '#api/read-call.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { type AnyCallInput, type ApiClient, ApiFailure, createClient } from '#schemas/contract/client.ts';
import { type CallName, contract } from '#schemas/contract/contract.ts';
import { shareHeader, viewHeader } from '#schemas/domain/content/editor.ts';
import { visitorCookie } from '#schemas/domain/content/experiment.ts';
import { languageHeader, sourceLanguage } from '#schemas/domain/platform/language.ts';
import { withSentences } from '#schemas/domain/platform/problem.ts';
import { segmentHeader } from '#schemas/domain/platform/segment.ts';
import { CookieJar, guestCookie, sessionCookie, warehouseCookie } from './cookies.ts';
import type { ApiAccess, Visit } from './visit.ts';

export type VisitClientOptions = {
  api: ApiAccess;
  visit: Visit;
  /** Cookies that the API sets go into it. */
  jar: CookieJar;
  /** The API did not answer, or with its own fault. */
  onFailure?: (failure: ApiFailure | null) => void;
  /** One page's: equal reads share one answer. False for who lives longer than a page. */
  isPage?: boolean;
};

/** JSON with sorted keys, so that equal inputs are equal strings. */
function keyOf(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      part && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? ''
  );
}

/** The headers that tell the API of the visitor and the page. */
function headersOf({ visit, jar }: VisitClientOptions): Record<string, string> {
  const { protocol, host } = new URL(visit.origin);
  const cookie = jar.header;
  return {
    'x-request-id': visit.requestId,
    'x-forwarded-for': visit.address,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    ...(cookie ? { cookie } : {}),
    ...(visit.privacy ? { 'sec-gpc': '1' } : {}),
    ...(visit.segment === undefined ? {} : { [segmentHeader]: visit.segment }),
    ...(visit.language === sourceLanguage ? {} : { [languageHeader]: visit.language }),
    ...visit.headers,
    ...(visit.userAgent ? { 'user-agent': visit.userAgent } : {}),
  };
}

/** The same as the API reads it from those headers. */
const callerOf = ({ visit, jar }: VisitClientOptions): Caller => ({
  session: jar.get(sessionCookie) ?? null,
  guest: jar.get(guestCookie) ?? null,
  bearer: null,
  warehouse: jar.get(warehouseCookie),
  origin: visit.origin,
  clientAddress: visit.address,
  userAgent: visit.userAgent || undefined,
  counted: !visit.privacy && jar.get('analytics') !== 'refused',
  visitor: jar.get(visitorCookie),
  view: visit.headers?.[viewHeader],
  token: visit.headers?.[shareHeader],
  segment: visit.segment,
  language: visit.language,
});

type AnyCall = (input?: AnyCallInput) => Promise<unknown>;
type AnyNamedCall = (name: CallName, input?: AnyCallInput) => Promise<unknown>;

/** Nobody in particular, for what the server asks for itself. */
export const serverClient = (api: ApiAccess, visit: Visit): ApiClient =>
  visitClient({ api, visit, jar: new CookieJar(null), isPage: false });

const names = Object.keys(contract) as CallName[];

/** A client for one visitor. */
export function visitClient(options: VisitClientOptions): ApiClient {
  const { api, visit, jar, onFailure = () => {}, isPage = true } = options;
  const shared = new ApiVisit();
  const answers = new Map<string, Promise<unknown>>();
  // Most pages only read.
  let made: Record<CallName, AnyCall> | undefined;
  const openHttp = () =>
    createClient({
      baseUrl: api.baseUrl ?? visit.origin,
      fetch: async (request) => {
        try {
          return await api.fetch(request, shared);
        } catch (error) {
          onFailure(null);
          throw error;
        }
      },
      checkResponses: api.checkResponses,
      sentenceOf,
      headers: () => headersOf(options),
      onResponse: (response) => {
        if (response.status >= 500) onFailure(null);
        jar.take(response);
      },
    }) as unknown as Record<CallName, AnyCall>;
  const overHttp: AnyNamedCall = (name, input) => {
    made ??= openHttp();
    return made[name](input);
  };

  const tell = (error: unknown): never => {
    onFailure(error instanceof ApiFailure ? error : null);
    throw error;
  };
  const { read } = api;
  const direct = async (name: CallName, input: AnyCallInput): Promise<unknown> => {
    if (!read) return overHttp(name, input).catch(tell);
    const answer = await read(name, input, {
      caller: callerOf(options),
      visit: shared,
      requestId: visit.requestId,
    });
    if (answer.ok) return answer;
    const problem = withSentences(answer.problem, sentenceOf);
    if (answer.status < 500) return { ...answer, problem };
    return tell(new ApiFailure(name, answer.status, problem));
  };
  const reading = (name: CallName, input: AnyCallInput = {}) => {
    if (!isPage) return direct(name, input);
    const key = `${name} ${keyOf(input)}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = direct(name, input);
    answers.set(key, answer);
    return answer;
  };
  const writing = async (name: CallName, input?: AnyCallInput) => {
    answers.clear();
    try {
      return await overHttp(name, input);
    } finally {
      // What was asked for while it was being written may be of before.
      answers.clear();
    }
  };
  const call: AnyNamedCall = (name, input) =>
    isReadCall(name) ? reading(name, input) : writing(name, input);
  return Object.fromEntries(
    names.map((name) => [name, (input?: AnyCallInput) => call(name, input)]),
  ) as unknown as ApiClient;
}

/** A visitor with a cookie jar, calling the API through the real client. */
import type { Caller } from '#api/open-context.ts';
import { Visit } from '#api/platform/auth/visit.ts';
import { isReadCall, type ReadCall } from '#api/read-call.ts';
import { type AnyCallInput, type ApiClient, createClient } from '#schemas/contract/client.ts';
import { type CallName, contract } from '#schemas/contract/contract.ts';
import { shareHeader, viewHeader } from '#schemas/domain/content/editor.ts';
import { visitorCookie } from '#schemas/domain/content/experiment.ts';
import { languageHeader, toLanguage } from '#schemas/domain/platform/language.ts';
import { segmentHeader } from '#schemas/domain/platform/segment.ts';

export type Visitor = ApiClient & { cookies: Map<string, string> };

type Options = {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** Calls that only read go this way, as a page's within the process do. */
  read?: ReadCall;
  headers?: Record<string, string>;
  /** Off where answers are counted in thousands and checked elsewhere. */
  checkResponses?: boolean;
};

type AnyCall = (input?: AnyCallInput) => Promise<unknown>;

/** What the API would read from the same headers and cookies. */
const callerOf = ({ baseUrl, headers = {} }: Options, cookies: ReadonlyMap<string, string>): Caller => ({
  session: cookies.get('session') ?? null,
  guest: decodeURIComponent(cookies.get('guest') ?? '') || null,
  bearer: /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? null,
  warehouse: cookies.get('warehouse'),
  origin: baseUrl,
  clientAddress: headers['x-forwarded-for'] ?? 'local',
  userAgent: headers['user-agent'],
  counted: headers['sec-gpc'] !== '1' && cookies.get('analytics') !== 'refused',
  visitor: cookies.get(visitorCookie),
  view: headers[viewHeader],
  token: headers[shareHeader],
  segment: headers[segmentHeader],
  language: toLanguage(headers[languageHeader]),
});

/** A call that only reads, answered as a page's is; what it answers is checked as it would arrive. */
async function readDirectly(
  options: Options & { read: ReadCall },
  { name, input, cookies }: { name: CallName; input: AnyCallInput; cookies: ReadonlyMap<string, string> },
) {
  const by = { caller: callerOf(options, cookies), visit: new Visit(), requestId: 'test-request' };
  const answer = await options.read(name, input, by);
  if (!answer.ok || options.checkResponses === false) return answer;
  const data = JSON.parse(JSON.stringify(answer.data)) as unknown;
  return { ...answer, data: contract[name].response.parse(data) };
}

export function createVisitor(options: Options): Visitor {
  const { baseUrl, fetch, read, headers = {}, checkResponses = true } = options;
  const cookies = new Map<string, string>();
  const client = createClient({
    baseUrl,
    fetch,
    checkResponses,
    headers: () => ({
      ...headers,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
    onResponse: (response) => {
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  });
  if (!read) return { ...client, cookies };
  const calls = Object.entries(client) as unknown as [CallName, AnyCall][];
  const direct = calls.map(([name, call]): [string, AnyCall] => [
    name,
    isReadCall(name) ? (input = {}) => readDirectly({ ...options, read }, { name, input, cookies }) : call,
  ]);
  return { ...(Object.fromEntries(direct) as unknown as ApiClient), cookies };
}

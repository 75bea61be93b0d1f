/** A visitor with a cookie jar, calling the API through the real client. */
import { type ApiClient, createClient } from '#schemas/contract/client.ts';

export type Visitor = ApiClient & { cookies: Map<string, string> };

type Options = {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  headers?: Record<string, string>;
  /** Off where answers are counted in thousands and checked elsewhere. */
  checkResponses?: boolean;
};

export function createVisitor({ baseUrl, fetch, headers = {}, checkResponses = true }: Options): Visitor {
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
  return { ...client, cookies };
}

import { describe, expect, it } from 'vitest';
import type { ReadAnswer, ReadCall } from '#api/read-call.ts';
import { ApiFailure } from '#schemas/contract/client.ts';
import { problemStatus } from '#schemas/domain/platform/problem.ts';
import { CookieJar } from './cookies.ts';
import { serverClient, visitClient } from './visit-client.ts';

const visit = {
  origin: 'http://shop.test',
  address: '127.0.0.1',
  requestId: 'request-1',
  language: 'en' as const,
};

function setUp(answer: () => ReadAnswer = () => ({ ok: true, status: 200, data: { _id: 'ada' } })) {
  const calls: string[] = [];
  const read: ReadCall = async (name, _input, { caller }) => {
    calls.push(`${name} ${caller.session ?? '-'}`);
    return answer();
  };
  const fetch = async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json({ _id: 'ada' }, { headers: { 'set-cookie': 'session=new; Path=/' } });
  };
  const api = { baseUrl: null, fetch, read, checkResponses: false };
  const failures: (ApiFailure | null)[] = [];
  const jar = new CookieJar('session=old; warehouse=a%20b');
  const client = visitClient({ api, visit, jar, onFailure: (failure) => failures.push(failure) });
  return { api, calls, client, failures };
}

describe('a page’s calls', () => {
  it('that are equal share one answer, whatever the order of their input', async () => {
    const { client, calls } = setUp();
    const first = client.listProducts({ query: { category: 'bathroom', page: 2 } });
    const second = client.listProducts({ query: { page: 2, category: 'bathroom' } });
    await Promise.all([first, second, client.getSession(), client.getSession()]);
    expect(await first).toBe(await second);
    expect(calls).toEqual(['listProducts old', 'getSession old']);
  });

  it('are asked again after something was written, as who it is then', async () => {
    const { client, calls } = setUp();
    await client.getSession();
    await client.login({ body: { email: 'a@example.com', password: 'correct horse' } });
    await client.getSession();
    expect(calls).toEqual(['getSession old', 'PUT /api/v1/auth', 'getSession new']);
  });

  it('that fail by the API’s fault are thrown and told of; a refusal is a value', async () => {
    const problem = (code: 'segment_moved' | 'not_found') => ({
      code,
      status: problemStatus[code],
      reason: 'address_unknown',
      message: 'No.',
      requestId: 'request-1',
    });
    const gone = setUp(() => ({ ok: false, status: 404, problem: problem('not_found') }));
    expect(await gone.client.getProduct({ params: { slug: 'x' } })).toMatchObject({ ok: false, status: 404 });
    expect(gone.failures).toEqual([]);
    const moved = setUp(() => ({ ok: false, status: 503, problem: problem('segment_moved') }));
    await expect(moved.client.getSite()).rejects.toThrow(ApiFailure);
    expect(moved.failures[0]?.problem?.code).toBe('segment_moved');
  });

  it('of the server itself are asked each time', async () => {
    const { api, calls } = setUp();
    const client = serverClient(api, visit);
    await client.getSite();
    await client.getSite();
    expect(calls).toEqual(['getSite -', 'getSite -']);
  });
});

/** The rules that every call of the contract keeps, made from the contract itself. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '#schemas/contract/call.ts';
import { contract } from '#schemas/contract/contract.ts';
import { problemSchema } from '#schemas/domain/platform/problem.ts';
import { readSchema } from '#schemas/fields/walk-schema.ts';
import type { ContractTools } from './tools.ts';

/** The call's address: its first choice where a parameter is chosen from a list, else an id that nothing has. */
const filled = ({ path, params }: Call) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const param = params.shape[name];
    return param instanceof z.ZodEnum ? String(param.options[0]) : `no-such-${name}`;
  });

/** A value of this shape, down to some depth, whose parts have a length that no number can be made of. */
function wildOf(schema: z.ZodType, depth: number): unknown {
  const { shape, item } = readSchema(schema);
  if (shape && depth >= 0)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, wildOf(field, depth - 1)]));
  if (item && depth > 0) return [wildOf(item, depth - 1)];
  return { length: { toString: null } };
}

export function everyCallContract({ send }: ContractTools): void {
  describe('every call', () => {
    let document: Promise<{ paths: Record<string, Record<string, unknown>> }> | undefined;
    const openApi = () =>
      (document ??= send('/api/openapi.json').then(
        (response) => response.json() as Promise<{ paths: Record<string, Record<string, unknown>> }>,
      ));
    for (const [callName, call] of Object.entries(contract) as unknown as [string, Call][]) {
      const method = call.method.toUpperCase();
      const json = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-tests' };

      it(`${callName}: an unknown query parameter answers 400 with its name`, async () => {
        const response = await send(`${filled(call)}?surprise=1`, {
          method,
          headers: json,
          ...(call.body ? { body: '{}' } : {}),
        });
        const problem = problemSchema.parse(await response.json());
        expect(problem).toMatchObject({ code: 'bad_query', status: 400 });
        expect(problem.message).toContain('surprise');
        expect(response.headers.get('content-type')).toContain('application/problem+json');
      });

      it(`${callName}: is in the OpenAPI document`, async () => {
        const { paths } = await openApi();
        expect(Object.keys(paths[call.path] ?? {})).toContain(call.method);
      });

      if (!call.body) continue;
      const schema = call.body;

      it(`${callName}: a body that is not JSON answers 400`, async () => {
        const response = await send(filled(call), { method, headers: json, body: '{"half":' });
        expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'bad_json', status: 400 });
      });

      it(`${callName}: a body of the wrong type answers 422`, async () => {
        const response = await send(filled(call), { method, headers: json, body: '[1, 2]' });
        expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'invalid', status: 422 });
      });

      it(`${callName}: a length that no number can be made of, in place of any field, is not our fault`, async () => {
        for (const body of [wildOf(schema, 0), wildOf(schema, 9)]) {
          const response = await send(filled(call), { method, headers: json, body: JSON.stringify(body) });
          expect(response.status, await response.text()).toBeLessThan(500);
        }
      });

      it(`${callName}: a body over 1 MB answers 413`, async () => {
        const response = await send(filled(call), {
          method,
          headers: json,
          body: JSON.stringify('x'.repeat(1024 * 1024)),
        });
        expect(problemSchema.parse(await response.json())).toMatchObject({
          code: 'too_large',
          status: 413,
        });
      });

      it(`${callName}: a body that is not said to be JSON answers 415`, async () => {
        const response = await send(filled(call), {
          method,
          headers: { ...json, 'content-type': 'text/plain' },
          body: '{}',
        });
        expect(problemSchema.parse(await response.json())).toMatchObject({
          code: 'unsupported_media_type',
          status: 415,
        });
      });
    }

    const calls = Object.values(contract) as unknown as Call[];
    for (const [path, call] of new Map(calls.map((call) => [call.path, call]))) {
      const methods = calls.filter((other) => other.path === path).map(({ method }) => method.toUpperCase());
      const wrong = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'].find((method) => !methods.includes(method));
      if (!wrong) continue;
      it(`${path}: ${wrong} answers 405 and says what is allowed`, async () => {
        const response = await send(filled(call), { method: wrong });
        expect(problemSchema.parse(await response.json())).toMatchObject({
          code: 'method_not_allowed',
          status: 405,
        });
        for (const method of methods) expect(response.headers.get('allow')).toContain(method);
      });
    }

    it('answers with and without a trailing slash', async () => {
      expect((await send('/api/v1/filters/')).status).toBe(200);
      expect((await send('/api/v1/filters')).status).toBe(200);
    });

    it('refuses a write that another site’s page sent', async () => {
      const response = await send('/api/v1/carts', {
        method: 'PUT',
        headers: { origin: 'https://evil.example' },
      });
      expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'bad_origin', status: 403 });
    });
  });
}

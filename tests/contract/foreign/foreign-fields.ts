/**
 * Whoever sends a price, fee, tax, total, company or state along changes nothing by it. Generated from
 * the contract: for every call of a shopper with a body, at every object of the body, every field of every answer and
 * every column of the tables behind it.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#schemas/contract/call.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { CallName } from '#schemas/contract/contract.ts';
import { type FieldCase, fieldCases } from '../foreign/field-cases.ts';
import { columnsOf, normal, rowsOf } from '../foreign/rows.ts';
import {
  answers,
  calls,
  fieldless,
  namesakes,
  openPlaces,
  ownNames,
  shopperCalls,
} from '../foreign/scope.ts';
import { fieldsOf, namesIn, objectsIn, openIn } from '../foreign/shapes.ts';
import type { ContractTools } from '../tools.ts';

type Sent = (input: object) => Promise<ApiResult<unknown>>;

/** The body with more fields in one of its objects. */
function withFields(body: object, pointer: string, fields: object): object {
  const copy = structuredClone(body);
  let at = copy as Record<string, unknown>;
  for (const key of pointer.split('/').slice(1)) at = at[key] as Record<string, unknown>;
  Object.assign(at, fields);
  return copy;
}

export function foreignFieldsContract(tools: ContractTools): void {
  const fields = new Map<string, unknown>();
  beforeAll(async () => {
    for (const response of answers) fieldsOf(response, fields);
    for (const [column, value] of await columnsOf(tools.database()))
      if (!fields.has(column)) fields.set(column, value);
  });

  /** One call in a world of its own; `change` makes its body another. */
  async function run(name: CallName, make: FieldCase, change = (body: object) => body) {
    const { person, input } = await make(tools);
    const before = (await rowsOf(tools.database(), person)).map(normal).sort();
    const send = person.shopper[name] as unknown as Sent;
    const answer = await send({ ...input, body: change(input.body) });
    const after = (await rowsOf(tools.database(), person)).map(normal).sort();
    return { answer, before, after, body: input.body };
  }

  describe('fields that are the server’s', () => {
    it('are all that answers and tables have', () => {
      const known = ['price', 'msrp', 'discount', 'fee', 'tax', 'total', 'subtotal', 'company', 'status'];
      const stored = ['total_cents', 'price_cents', 'cost_cents', 'company_id', 'account_id', 'role'];
      expect([...fields.keys()]).toEqual(expect.arrayContaining([...known, ...stored, 'fulfilled']));
    });

    it('are tried with every call of a shopper, but for those that are named', () => {
      const withBody = shopperCalls.flatMap(([name, { body }]) => (body ? [name] : []));
      expect([...Object.keys(fieldCases), ...Object.keys(fieldless)].sort()).toEqual(withBody.sort());
    });

    it('find no place that takes what the contract does not name', () => {
      const open = shopperCalls.flatMap(([name, { body }]) =>
        body ? openIn(body).map((pointer) => `${name}${pointer}`) : [],
      );
      expect(open.filter((place) => !openPlaces.some((known) => known.test(place)))).toEqual([]);
    });

    it('are in no body by name: no sum, no state, no owner', () => {
      expect([...ownNames]).toEqual(
        expect.arrayContaining(['price', 'msrp', 'discount', 'fee', 'tax', 'total']),
      );
      const taken = shopperCalls.flatMap(([name, { body }]) =>
        body ? namesIn(body).flatMap((field) => (ownNames.has(field) ? [`${name} ${field}`] : [])) : [],
      );
      expect([...new Set(taken)].sort()).toEqual(Object.keys(namesakes).sort());
    });

    for (const [name, make] of Object.entries(fieldCases) as [CallName, FieldCase][]) {
      it(`${name}: change nothing, wherever they are sent along`, async () => {
        const call = calls.find(([known]) => known === name)?.[1] as Call & {
          body: NonNullable<Call['body']>;
        };
        const plain = await run(name, make);
        if (!plain.answer.ok) throw new Error(JSON.stringify(plain.answer.problem));
        for (const place of objectsIn(call.body, plain.body)) {
          const more = Object.fromEntries([...fields].filter(([field]) => !place.fields.has(field)));
          const sent = await run(name, make, (body) => withFields(body, place.pointer, more));
          if (sent.answer.ok) {
            expect(normal(JSON.stringify(sent.answer.data)), place.pointer).toBe(
              normal(JSON.stringify(plain.answer.data)),
            );
            expect(sent.after, place.pointer).toEqual(plain.after);
          } else {
            expect(sent.answer.problem, place.pointer).toMatchObject({ code: 'invalid' });
            expect(sent.after, place.pointer).toEqual(sent.before);
          }
        }
      }, 60_000);
    }
  });
}

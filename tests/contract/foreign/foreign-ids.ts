/**
 * Whoever names the cart, order, payment, address, job, return or link of somebody else reads nothing
 * and changes nothing. Generated from the contract: every place of every call of a shopper, and of the order desk, that
 * takes an id or a token.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { CallName } from '#schemas/contract/contract.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { type Belongings, belongingsOf } from '../foreign/belongings.ts';
import { idCases, idless } from '../foreign/id-cases.ts';
import { account, guest, member } from '../foreign/people.ts';
import { rowsOf } from '../foreign/rows.ts';
import { calls, shopperCalls } from '../foreign/scope.ts';
import { bare, idsIn } from '../foreign/shapes.ts';
import { type ContractTools, dataOf } from '../tools.ts';

const desk = calls.filter(([, { path }]) => path.startsWith('/api/v1/desk/'));

/** Every place that takes an id or a token, as the cases are named. */
const places = [...shopperCalls, ...desk].flatMap(([name, { params, query, body }]) => [
  ...Object.keys(params.shape).map((one) => `${name} {${one}}`),
  ...Object.entries(query.shape)
    .filter(([one, schema]) => bare(schema) === idSchema || one === 'token')
    .map(([one]) => `${name} ?${one}`),
  ...(body ? idsIn(body).map((pointer) => `${name} ${pointer}`) : []),
]);

const refusals = ['not_found', 'forbidden', 'unauthenticated', 'invalid'];

export function foreignIdsContract(tools: ContractTools): void {
  describe('ids of somebody else', () => {
    const owners: Belongings[] = [];
    const others: Belongings[] = [];
    beforeAll(async () => {
      for (const make of [guest, member]) owners.push(await belongingsOf(tools, await make(tools)));
      for (const make of [guest, account, member]) others.push(await belongingsOf(tools, await make(tools)));
    }, 120_000);

    it('are tried at every place that takes one, but for those that are named', () => {
      expect([...Object.keys(idCases), ...Object.keys(idless)].sort()).toEqual([...places].sort());
    });

    it('open what they name to its owner, so that it is the id that is refused to others', async () => {
      for (const { person, cart, order } of owners) {
        expect(dataOf(await person.shopper.getCart({ params: { id: cart._id } })).name).toBe(cart.name);
        const read = await person.shopper.getOrderOfCart({ params: { id: order.cart_id } });
        expect(dataOf(read).number).toBe(order.number);
      }
    });

    for (const [place, make] of Object.entries(idCases)) {
      it(`${place}: read nothing and change nothing`, async () => {
        const name = place.split(' ')[0] as CallName;
        for (const theirs of owners) {
          const before = await rowsOf(tools.database(), theirs.person);
          for (const mine of others)
            for (const { passedOver, ...input } of make(theirs, mine)) {
              const send = mine.person.shopper[name] as (input: object) => Promise<ApiResult<unknown>>;
              const answer = await send(input);
              const sent = JSON.stringify(input);
              const said = JSON.stringify(answer);
              expect(theirs.secrets.filter((one) => said.includes(one) && !sent.includes(one))).toEqual([]);
              if (passedOver) expect(answer, said).toMatchObject({ ok: true });
              else expect(refusals, said).toContain(answer.ok ? 'done' : answer.problem.code);
            }
          expect(await rowsOf(tools.database(), theirs.person)).toEqual(before);
        }
      }, 60_000);
    }
  });
}

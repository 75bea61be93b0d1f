/** Every kind of person makes every call of the contract, and is answered as the table says (table.ts). */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyCallInput, pathOf } from '#schemas/contract/client.ts';
import { type CallName, contract } from '#schemas/contract/contract.ts';
import { problemSchema } from '#schemas/domain/platform/problem.ts';
import { calls } from '../foreign/scope.ts';
import type { ContractTools } from '../tools.ts';
import { type Cast, castOf, type Role, roles } from './cast.ts';
import { inputOf, isMadeUp } from './inputs.ts';
import { type Answer, table } from './table.ts';

/** Who makes them is somebody else afterwards, or the thing is gone: each has people of its own. */
const spoiling: ReadonlySet<CallName> = new Set<CallName>([
  'logout',
  'endSession',
  'applyForTrade',
  'submitTradeDraft',
  'deleteCart',
  'unshareCart',
  'unshareFavorites',
  'removeAddress',
  'cancelApproval',
  'decideApproval',
  'revokeInvitation',
  'decideCompany',
  'saveCompany',
  'changeCompanyPerson',
  'removeCompanyPerson',
  'revokeCompanyInvitation',
  'changeDeskCustomer',
  'endCustomerSessions',
  'mergeCustomers',
  'eraseCustomer',
]);

/** What is the shop's own: who is refused it is refused before it is looked for. */
const shopsOwn =
  /^\/api\/v1\/(editor|pages|experiments|media|imports|catalog|pricing|price-lists|blocks|desk\/reviews|desk\/newsletter|desk\/mail|desk\/warehouses|desk\/special-days|desk\/inventory|desk\/order-views|desk\/drafts|subscribers|settings|translation-files|translations|favorites)\b/;

/** Opened by a secret that was mailed; what a wrong one is answered is tried where each has its tests. */
const byToken: ReadonlySet<CallName> = new Set<CallName>([
  'resetPassword',
  'getInvitation',
  'acceptInvitation',
  'getEmployeeInvitation',
  'acceptEmployeeInvitation',
  'getEmailChange',
  'confirmEmailChange',
  'readStockAlerts',
  'stopStockAlerts',
  'lookUpOrder',
  'getSentDraft',
  'openSentDraft',
  'getNewsletterConfirmation',
  'confirmNewsletter',
  'getNewsletterSubscription',
  'unsubscribeFromNewsletter',
]);

/** Refusals that say nothing of who asks: the input was not one that anybody could have sent. */
const badInput = ['bad_query', 'bad_json', 'bad_origin', 'unsupported_media_type', 'method_not_allowed'];

async function answerOf(
  { send }: ContractTools,
  { people }: Cast,
  role: Role,
  name: CallName,
  input: AnyCallInput,
): Promise<Answer> {
  const call = calls.find(([one]) => one === name)?.[1];
  if (!call) throw new Error(`no call ${name}`);
  const cookie = [...people[role].cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const type = call.upload ? 'application/octet-stream' : 'application/json';
  const response = await send(pathOf(call, input), {
    method: call.method.toUpperCase(),
    headers: {
      ...(input.headers as Record<string, string>),
      'x-forwarded-for': randomUUID(),
      cookie,
      ...(call.body || call.upload ? { 'content-type': type } : {}),
    },
    ...(call.body ? { body: JSON.stringify(input.body) } : {}),
    ...(call.upload ? { body: input.file as Uint8Array<ArrayBuffer> } : {}),
  });
  const text = await response.text();
  if (response.ok) return 'in';
  const { code, status } = problemSchema.parse(JSON.parse(text));
  expect(status, text).toBeLessThan(500);
  expect(call.upload ? [] : badInput, text).not.toContain(code);
  if (code === 'unauthenticated') return '401';
  if (code === 'forbidden') return '403';
  return code === 'not_found' && !isMadeUp(input) ? '404' : 'in';
}

export function accessContract(tools: ContractTools): void {
  describe('who may do what', () => {
    let shared: Cast;
    beforeAll(async () => {
      shared = await castOf(tools);
    }, 60_000);

    it('is declared for every call of the contract once, and for nothing else', () => {
      expect(table.map(({ call }) => call).sort()).toEqual(Object.keys(contract).sort());
    });

    it('is tried with the id of a real thing wherever it is somebody’s', () => {
      const madeUp = calls
        .filter(([name]) => isMadeUp(inputOf(name, shared, 'e_admin')))
        .filter(([name, { path }]) => !shopsOwn.test(path) && !byToken.has(name))
        .map(([name]) => name);
      // Tried with another's in tests/contract/sales/ledger.ts.
      expect(madeUp).toEqual(['getBillPayment']);
    });

    for (const { call: name, who, answers } of table) {
      it(`${name}: ${who}`, async () => {
        const cast = spoiling.has(name) ? await castOf(tools) : shared;
        const call = calls.find(([one]) => one === name)?.[1];
        const given: Partial<Record<Role, Answer>> = {};
        for (const role of roles) {
          const input = inputOf(name, cast, role);
          if (call?.body) expect(call.body.safeParse(input.body).error, name).toBeUndefined();
          given[role] = await answerOf(tools, cast, role, name, input);
        }
        expect(given).toEqual(answers);
      }, 60_000);
    }
  });
}

/** The desk's calls with the id of a real thing, so that whoever is refused is refused what is there. */
import type { AnyCallInput } from '#schemas/contract/client.ts';
import type { Cast, Role } from './cast.ts';

/** Of two people to whom something is done once, one each for the two roles that may do it. */
export const ofRole = (role: Role, [first, second]: readonly [string, string]): string =>
  role === 'e_admin' ? second : first;

type ParamsOf = (cast: Cast, role: Role) => Record<string, string>;

const company: ParamsOf = ({ owner }) => ({ id: owner.person.company ?? '' });
const customer: ParamsOf = ({ customers }, role) => ({ id: ofRole(role, customers) });

/** By how a call's path begins; the first that fits, so that the longer ones stand before the shorter. */
const paths: readonly (readonly [start: string, ParamsOf])[] = [
  [
    '/api/v1/companies/{id}/people/{person}',
    (cast, role) => ({ ...company(cast, role), person: ofRole(role, cast.customers) }),
  ],
  [
    '/api/v1/companies/{id}/invitations/{invitation}',
    (cast, role) => ({ ...company(cast, role), invitation: ofRole(role, cast.invitations) }),
  ],
  ['/api/v1/companies/{id}', company],
  ['/api/v1/desk/companies/{id}', company],
  [
    '/api/v1/desk/receivables/{kind}/{id}',
    (cast, role) => ({ kind: 'company', month: '2026-01', ...company(cast, role) }),
  ],
  ['/api/v1/desk/orders/{id}', ({ owner }) => ({ id: owner.order._id })],
  ['/api/v1/desk/returns/{id}', ({ owner }) => ({ id: owner.back })],
  ['/api/v1/desk/proposals/{id}', ({ owner }) => ({ id: owner.proposal })],
  ['/api/v1/desk/messages/{id}', ({ owner }) => ({ id: owner.chat })],
  ['/api/v1/desk/questions/{id}', ({ shop }) => ({ id: shop.question })],
  [
    '/api/v1/desk/customers/{id}/carts/{cart}',
    ({ owner }) => ({ id: owner.person.account ?? '', cart: owner.cart._id }),
  ],
  ['/api/v1/desk/customers/{id}', customer],
  ['/api/v1/employees/{id}', ({ employee }) => ({ id: employee })],
];

/** Null where the call is none of the desk's. */
export function deskParams(path: string, cast: Cast, role: Role): AnyCallInput | null {
  const found = paths.find(([start]) => path.startsWith(start));
  return found ? { params: found[1](cast, role) } : null;
}

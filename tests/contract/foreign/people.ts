/** Shoppers who are strangers to each other: guests, accounts, and accounts in companies of their own. */
import { randomUUID } from 'node:crypto';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf } from '../tools.ts';

export type Person = {
  shopper: Visitor;
  /** Ids; null for what the person is not. */
  account: string | null;
  guest: string | null;
  company: string | null;
  email: string;
};

export const password = 'correct horse battery';
export const address = {
  name: 'Vera Verhoeven',
  address: '77 Hidden Lane',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
} as const;

/** Their tries are counted apart from everybody's. */
const stranger = ({ visitor }: ContractTools): Visitor => visitor({ 'x-forwarded-for': randomUUID() });

/** Somebody who has looked at a cart, and no account. */
export async function guest(tools: ContractTools): Promise<Person> {
  const shopper = stranger(tools);
  dataOf(await shopper.currentCart());
  const signed = decodeURIComponent(shopper.cookies.get('guest') ?? '');
  const guestId = signed.slice(0, signed.lastIndexOf('.'));
  return { shopper, account: null, guest: guestId, company: null, email: `vera.${randomUUID()}@example.com` };
}

/** Somebody with an account and no company. */
export async function account(tools: ContractTools): Promise<Person> {
  const shopper = stranger(tools);
  const email = `vera.${randomUUID()}@example.com`;
  const person = { first_name: 'Vera', last_name: 'Verhoeven', email, password };
  const { _id } = dataOf(await shopper.register({ body: person }));
  return { shopper, account: _id, guest: null, company: null, email };
}

/** The admin of an approved company. */
export async function member(tools: ContractTools): Promise<Person> {
  const person = await account(tools);
  const company = randomUUID();
  await tools
    .database()
    .insertInto('company')
    .values({
      id: company,
      name: 'Verhoeven & Daughters',
      status: 'approved',
      features: JSON.stringify(['jobs', 'invite', 'proposals']),
      lien: false,
    })
    .execute();
  await tools
    .database()
    .updateTable('account')
    .set({ company_id: company, company_role: 'admin' })
    .where('id', '=', person.account ?? '')
    .execute();
  return { ...person, company };
}

/** One person of every kind that the shop knows, and a company whose things the others try to reach. */
import { randomUUID } from 'node:crypto';
import { employeeRoles } from '#schemas/domain/people/account.ts';
import { companyFeatures, companyRoles } from '#schemas/domain/people/company-features.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type Belongings, belongingsOf } from '../foreign/belongings.ts';
import { account, guest, member, type Person, password } from '../foreign/people.ts';
import { type ContractTools, dataOf } from '../tools.ts';

/**
 * The table's columns. `former` worked here and does no more; `off` was switched off by the company's admin; `pending` is
 * the admin of a company that waits for the dealer, `plain` of one that has no feature; `e_` are employees.
 */
export const roles = [
  'guest',
  'former',
  'shopper',
  'off',
  'pending',
  'plain',
  'admin',
  'buyer',
  'approver',
  'payable',
  'viewer',
  'e_viewer',
  'e_editor',
  'e_publisher',
  'e_sales',
  'e_warehouse',
  'e_pricing',
  'e_accounts_receivable',
  'e_admin',
] as const;
export type Role = (typeof roles)[number];

export type Cast = {
  people: Record<Role, Visitor>;
  /** Things of the company's admin, who is `people.admin`. */
  owner: Belongings;
  /** A colleague of theirs, by id: the buyer. */
  colleague: string;
  /** Colleagues of theirs, by id, to whom the desk does what is done once: a buyer and a viewer. */
  customers: readonly [string, string];
  /** The same, of who is merged into them: an approver and who pays the bills. */
  duplicates: readonly [string, string];
  /** By id: invitations that are open, the session of the company's admin, and an employee who works here no more. */
  invitations: readonly [string, string];
  employee: string;
  session: string;
  shop: Shop;
};

/** What everybody may name. */
type Shop = { product: string; question: string; project: string; post: string; person: string };

async function employee(tools: ContractTools, role: (typeof employeeRoles)[number]) {
  const email = `kit.${randomUUID()}@example.com`;
  const body = { first_name: 'Kit', last_name: 'Fenn', email, role, password };
  dataOf(await tools.operator().createEmployee({ body }));
  const visitor = tools.visitor({ 'x-forwarded-for': randomUUID() });
  const { _id } = dataOf(await visitor.login({ body: { email, password, employee: true } }));
  return { visitor, id: _id };
}

async function former(tools: ContractTools) {
  const made = await employee(tools, 'sales');
  dataOf(await tools.operator().changeEmployee({ params: { id: made.id }, body: { active: false } }));
  return made;
}

async function pending(tools: ContractTools): Promise<Visitor> {
  const { shopper } = await account(tools);
  dataOf(
    await shopper.applyForTrade({
      body: {
        company_name: 'Hale Remodeling',
        trade: 'builder',
        phone: '503 555 0110',
        website: '',
        address: { address: '8 Mill Road', city: 'Portland', state: 'OR', zip: '97209' },
        tax_id: '93-1234567',
        monthly_spend: 'to_10000',
      },
    }),
  );
  return shopper;
}

async function colleague(tools: ContractTools, company: string, role: (typeof companyRoles)[number]) {
  const person = await account(tools);
  await tools.joinCompany(person.email, company, role);
  return person;
}

/** The admin of a company with these features. */
async function companyAdmin(
  tools: ContractTools,
  granted: readonly string[],
): Promise<Person & { company: string }> {
  const person = await member(tools);
  const company = person.company ?? '';
  const features = JSON.stringify(granted);
  await tools.database().updateTable('company').set({ features }).where('id', '=', company).execute();
  await tools.move(`company:${company}`);
  return { ...person, company };
}

/** A question of the company's admin that everybody reads. */
async function publishedQuestion({ people, owner }: Pick<Cast, 'people' | 'owner'>, product: string) {
  const text = `Does it fit ${randomUUID()}?`;
  dataOf(await owner.person.shopper.askQuestion({ params: { slug: product }, body: { text } }));
  const { items } = dataOf(await people.e_sales.listDeskQuestions({ query: { limit: 50 } }));
  const question = items.find((one) => one.text === text);
  if (!question) throw new Error('the question does not wait');
  const body = { version: question.version, action: 'publish' } as const;
  dataOf(await people.e_sales.moderateQuestion({ params: { id: question._id }, body }));
  return question._id;
}

async function shopOf(cast: Pick<Cast, 'people' | 'owner'>): Promise<Shop> {
  const { guest: anybody } = cast.people;
  const product = cast.owner.cart.items[0]?.slug ?? '';
  const [project] = dataOf(await anybody.listProjects()).items;
  const [post] = dataOf(await anybody.listPosts()).items;
  const [person] = dataOf(await anybody.listPeople()).items;
  if (!project || !post || !person) throw new Error('the sample has no such pages');
  const question = await publishedQuestion(cast, product);
  return { product, question, project: project.slug, post: post.slug, person: person._id };
}

export async function castOf(tools: ContractTools): Promise<Cast> {
  const admin = await companyAdmin(tools, companyFeatures);
  const left = await former(tools);
  const people: Partial<Record<Role, Visitor>> = {
    guest: (await guest(tools)).shopper,
    former: left.visitor,
    shopper: (await account(tools)).shopper,
    pending: await pending(tools),
    plain: (await companyAdmin(tools, [])).shopper,
    admin: admin.shopper,
  };
  const ids: Partial<Record<(typeof companyRoles)[number], string>> = {};
  for (const role of companyRoles) {
    if (role === 'admin') continue;
    const person = await colleague(tools, admin.company, role);
    ids[role] = person.account ?? '';
    people[role === 'accounts_payable' ? 'payable' : role] = person.shopper;
  }
  for (const role of employeeRoles) people[`e_${role}`] = (await employee(tools, role)).visitor;
  const off = await colleague(tools, admin.company, 'buyer');
  const body = { active: false };
  dataOf(await admin.shopper.changeColleague({ params: { id: off.account ?? '' }, body }));
  people.off = off.shopper;
  const invite = async () => {
    const invited = { email: `ida.${randomUUID()}@example.com`, role: 'viewer' } as const;
    return dataOf(await admin.shopper.inviteUser({ body: invited })).invitations;
  };
  await invite();
  const [first, second] = await invite();
  const { sessions } = dataOf(await admin.shopper.getSecurity());
  const cast = { people: people as Cast['people'], owner: await belongingsOf(tools, admin) };
  return {
    ...cast,
    colleague: ids.buyer ?? '',
    customers: [ids.buyer ?? '', ids.viewer ?? ''],
    duplicates: [ids.approver ?? '', ids.accounts_payable ?? ''],
    invitations: [first?._id ?? '', second?._id ?? ''],
    employee: left.id,
    session: sessions[0]?._id ?? '',
    shop: await shopOf(cast),
  };
}

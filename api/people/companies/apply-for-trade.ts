/**
 * POST /api/v1/company, ours: account, company and application in one transaction
 * (docs/product.md#trade-registration, #login).
 */
import type { Transaction } from 'kysely';
import { startSession } from '#api/people/accounts/enter.ts';
import { refused } from '#api/people/accounts/log-in.ts';
import { readProfileView } from '#api/people/accounts/profile-view.ts';
import { notify } from '#api/people/notifications/notify.ts';
import {
  changeApplication,
  changeCompanyRow,
  insertApplication,
  insertCompany,
  lockCompany,
} from '#api/people/storage/companies.ts';
import { deleteKeptSeat } from '#api/people/storage/seats.ts';
import type { ApplicationDetails } from '#api/people/storage/tables/customers.ts';
import {
  deleteTradeDraft,
  findTradeDraft,
  giveCertificate,
  lockTradeDraft,
  type TradeDraftRow,
} from '#api/people/storage/trade-drafts.ts';
import { asAccount, recordEvent } from '#api/platform/analytics/record-event.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { requireOwner } from '#api/platform/auth/ownership.ts';
import { hashPassword } from '#api/platform/auth/passwords.ts';
import { limitAddress, limitAttempts } from '#api/platform/auth/rate-limit.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { letterTo } from '#api/platform/mail/letter.ts';
import { rememberLanguage } from '#api/platform/mail/reader-language.ts';
import { newId } from '#api/platform/new-id.ts';
import { writeNotice } from '#api/platform/notices/write-notice.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  type AccountRow,
  findAccountById,
  insertAccount,
  lockAccount,
  setAccountCompany,
} from '#api/platform/storage/accounts.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { Profile } from '#schemas/domain/people/account.ts';
import type { ApplyForTrade } from '#schemas/domain/people/company.ts';
import { type TradeApplication, tradeApplicationSchema } from '#schemas/domain/people/trade-draft.ts';
import { reasonsOf } from '#schemas/domain/platform/problem.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { declinedApplication } from './declined-application.ts';

/** `token` of the new session; null when the caller had one. */
type Applied = { profile: Profile; token: string | null };

/**
 * The new account of the applicant. Throws credentials when its email has one: no more is said (docs/product.md#login).
 */
async function makeAccount(
  context: Context,
  db: Transaction<Tables>,
  person: NonNullable<ApplyForTrade['person']>,
  passwordHash: string,
): Promise<string> {
  const account = {
    id: newId(),
    email: person.email,
    passwordHash,
    firstName: person.first_name,
    lastName: person.last_name,
    companyId: null,
    role: null,
  };
  if (!(await insertAccount(db, account, context.now()))) throw refused();
  return account.id;
}

type Submitted = ApplyForTrade | TradeApplication;

/** The applicant gets a letter, unless they want none; the people who decide are told. */
async function tell(
  context: Context,
  db: Transaction<Tables>,
  applicant: AccountRow,
  input: Pick<Submitted, 'company_name'>,
  byEmail: boolean,
) {
  const theirs = () => ({
    subject: m.mail_trade_subject({ company: input.company_name }),
    paragraphs: [
      m.mail_order_greeting({ name: applicant.first_name }),
      m.mail_trade_text({ company: input.company_name }),
      m.mail_trade_until(),
    ],
    link: { path: '/trade-register', label: m.mail_trade_link() },
    isChosen: true,
  });
  if (byEmail) await insertMail(db, 'application', await letterTo(context, db, applicant.email, theirs));
  await writeNotice(context, db, {
    kind: 'trade_applied',
    params: { company: input.company_name },
    href: '/admin/companies?status=pending',
  });
}

/** What of an application is not the company's own data. */
const detailsOf = ({ trade, tax_id, state_licence, heard, ...more }: Submitted): ApplicationDetails => ({
  trade,
  tax_id,
  state_licence,
  heard,
  ...('monthly_spend' in more
    ? { monthly_spend: more.monthly_spend }
    : { yearly_spend: more.yearly_spend, terms_limit: more.terms_limit, lien: more.lien }),
});

/** A company's own data as it is sent in. */
const companyOf = (input: Submitted) => ({
  name: input.company_name,
  status: 'pending' as const,
  phone: input.phone,
  website: input.website,
  address: JSON.stringify(input.address),
});

async function write(
  context: Context,
  db: Transaction<Tables>,
  accountId: string,
  input: Submitted,
  draft: TradeDraftRow | undefined,
): Promise<AccountRow> {
  const companyId = newId();
  await insertCompany(db, {
    id: companyId,
    ...companyOf(input),
    features: '[]',
    lien: false,
    offer_code: draft?.offer_code ?? null,
  });
  await deleteKeptSeat(db, accountId);
  await setAccountCompany(db, accountId, companyId, 'admin');
  await moveAccess(context, db, { accounts: [accountId] });
  await insertApplication(db, {
    company_id: companyId,
    account_id: accountId,
    source: ('source' in input ? input.source : null) ?? draft?.source ?? '',
    details: JSON.stringify(detailsOf(input)),
    created_at: context.now().toISOString(),
    decided_at: null,
    decided_by: null,
  });
  return received(context, db, { accountId, companyId }, input, draft);
}

/** The declined company waits again, with what was sent in now. Why it was declined stays in the log. */
async function writeAgain(
  context: Context,
  tx: Transaction<Tables>,
  ids: { accountId: string; companyId: string },
  input: Submitted,
  draft: TradeDraftRow,
): Promise<AccountRow> {
  const { accountId, companyId } = ids;
  const { offer_code } = draft;
  await changeCompanyRow(tx, companyId, {
    ...companyOf(input),
    decline_reason: '',
    ...(offer_code === null ? {} : { offer_code }),
  });
  await moveAccess(context, tx, { companies: [companyId] });
  await changeApplication(tx, companyId, {
    account_id: accountId,
    details: JSON.stringify(detailsOf(input)),
    created_at: context.now().toISOString(),
    decided_at: null,
    decided_by: null,
  });
  return received(context, tx, ids, input, draft);
}

/** The draft is over, and those concerned are told. */
async function received(
  context: Context,
  db: Transaction<Tables>,
  { accountId, companyId }: { accountId: string; companyId: string },
  input: Submitted,
  draft: TradeDraftRow | undefined,
): Promise<AccountRow> {
  if (draft) {
    await giveCertificate(db, draft.id, { company: companyId, account: accountId });
    await deleteTradeDraft(db, draft.id);
  }
  const { byEmail } = await notify(context, db, {
    accountId,
    kind: 'trade_received',
    params: { company: input.company_name },
    href: '/trade-register',
  });
  const account = await findAccountById(db, accountId);
  if (!account) throw new Error('the account of the application is gone');
  await rememberLanguage(context, db, account.email);
  await tell(context, db, account, input, byEmail);
  return account;
}

/** Throws credentials, too_many_requests, forbidden (has a company), and invalid when a person is missing. */
export async function applyForTrade(
  context: Context,
  input: ApplyForTrade,
  oldToken: string | null,
): Promise<Applied> {
  const known = context.actor.accountId;
  const { person } = input;
  if (!known && !person)
    throw new ProblemError('invalid', because('fields_invalid'), {
      '/person': [because('person_missing')],
    });
  if (person && !known) await limitAttempts(context, person.email);
  else await limitAddress(context);
  // Each application writes to every salesperson, and to an address that nobody has checked.
  if (!(await countUse(context, whoAsks(context, 'trade', { address: 30, visitor: 5 }), 3_600_000)))
    throw new ProblemError('too_many_requests', because('too_many_applications'));
  const passwordHash = person && !known ? await hashPassword(person.password) : '';
  return context.database.transaction(async (tx) => {
    if (known) {
      const account = await lockAccount(tx, known);
      if (account?.company_id) throw new ProblemError('forbidden', because('company_already'));
    }
    const accountId = known ?? (person ? await makeAccount(context, tx, person, passwordHash) : '');
    // Whoever sends everything at once may have come by an offer all the same.
    const owner = requireOwner(context.actor, { optional: true });
    const draft = owner ? await findTradeDraft(tx, owner) : undefined;
    const account = await write(context, tx, accountId, input, draft);
    onCommit(tx, context.mailWaiting);
    if (!known) {
      await recordEvent(asAccount(context, accountId), tx, 'register', accountId);
      return startSession(context, tx, account, oldToken);
    }
    return {
      profile: await readProfileView(context, tx, account, context.actor.sleepingRole !== null),
      token: null,
    };
  });
}

/**
 * POST /api/v1/company/application, ours: sends in the caller's draft; of a declined company its admin sends it in again.
 * Throws unauthenticated, too_many_requests, forbidden (has a company), and invalid with every field that is missing.
 */
export async function submitTradeDraft(context: Context): Promise<Profile> {
  const accountId = requireAccount(context.actor);
  await limitAddress(context);
  if (!(await countUse(context, whoAsks(context, 'trade', { address: 30, visitor: 5 }), 3_600_000)))
    throw new ProblemError('too_many_requests', because('too_many_applications'));
  return context.database.transaction(async (tx) => {
    const before = await lockAccount(tx, accountId);
    if (before?.company_id) await lockCompany(tx, before.company_id);
    const declined = await declinedApplication(tx, accountId);
    if (before?.company_id && !declined) throw new ProblemError('forbidden', because('company_already'));
    const draft = await lockTradeDraft(tx, { accountId }, { id: newId(), now: context.now() });
    const read = tradeApplicationSchema.safeParse({ ...declined?.details, ...draft.details });
    if (!read.success) throw new ProblemError('invalid', because('fields_invalid'), reasonsOf(read.error));
    const account = declined
      ? await writeAgain(context, tx, { accountId, companyId: declined.companyId }, read.data, draft)
      : await write(context, tx, accountId, read.data, draft);
    onCommit(tx, context.mailWaiting);
    return readProfileView(context, tx, account, context.actor.sleepingRole !== null);
  });
}

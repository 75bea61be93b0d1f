/**
 * GET /api/v1/companies and PUT /companies/{id}/status, ours: an employee approves or declines
 * (docs/product.md#trade-registration).
 */
import { notify } from '#api/people/notifications/notify.ts';
import {
  type ApplicationRow,
  findApplication,
  findApplications,
  lockCompany,
  markDecided,
  updateCompany,
} from '#api/people/storage/companies.ts';
import { moveAccess } from '#api/platform/auth/actor-memory.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { letter } from '#api/platform/mail/letter.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { insertMail } from '#api/platform/storage/mail.ts';
import * as m from '#messages';
import type { TradeApplication } from '#schemas/domain/people/company.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

/** How many one list holds; the oldest come first, so that the rest is reached by deciding. */
const most = 100;

const view = (row: ApplicationRow): TradeApplication => ({
  _id: row.id,
  name: row.name,
  status: row.status,
  applied_at: row.created_at,
  source: row.source,
  applicant: { name: `${row.first_name} ${row.last_name}`, email: row.email },
  phone: row.phone,
  website: row.website,
  address: row.address,
  ...row.details,
});

/** Throws unauthenticated and forbidden. */
export async function listCompanies(
  context: Context,
  status: TradeApplication['status'],
): Promise<TradeApplication[]> {
  requirePermission(context.actor, 'decideCompanies');
  return (await findApplications(context.database.kysely, status, most)).map(view);
}

/** Deciding the same again changes nothing and writes to nobody. Throws unauthenticated, forbidden, not_found. */
export async function decideCompany(
  context: Context,
  id: string,
  status: 'approved' | 'declined',
): Promise<TradeApplication> {
  requirePermission(context.actor, 'decideCompanies');
  return context.database.transaction(async (tx) => {
    const company = await lockCompany(tx, id);
    const application = company && (await findApplication(tx, id));
    if (!application) throw new ProblemError('not_found', because('application_not_found'));
    if (company.status === status) return view(application);
    const approved = status === 'approved';
    await updateCompany(tx, id, {
      status,
      // Its admins may bring their people in; everything else is agreed on by itself.
      features: JSON.stringify(approved ? [...new Set([...company.features, 'invite'])] : company.features),
    });
    await moveAccess(context, tx, { companies: [id] });
    await markDecided(tx, id, context.actor.accountId ?? 'operator', context.now());
    const { byEmail } = await notify(context, tx, {
      accountId: application.account_id,
      kind: approved ? 'trade_approved' : 'trade_declined',
      params: { company: company.name },
      href: '/trade-register',
    });
    const mail = letter(context, {
      to: application.email,
      subject: approved
        ? m.mail_trade_approved_subject({ company: company.name })
        : m.mail_trade_declined_subject({ company: company.name }),
      paragraphs: [
        m.mail_order_greeting({ name: application.first_name }),
        approved ? m.mail_trade_approved_text() : m.mail_trade_declined_text(),
      ],
      link: approved
        ? { path: '/search', label: m.mail_trade_approved_link() }
        : { path: '/trade-register', label: m.mail_trade_link() },
      isChosen: true,
    });
    if (byEmail) {
      await insertMail(tx, mail);
      onCommit(tx, context.mailWaiting);
    }
    return view({ ...application, status });
  });
}

/** What the email log calls things. */
import * as m from '#messages';
import type { MailFailure, MailKind, MailState } from '#schemas/domain/platform/mail.ts';

export const mailKindNames: Record<MailKind, () => string> = {
  order: m.emails_kind_order,
  order_update: m.emails_kind_order_update,
  return: m.emails_kind_return,
  approval: m.emails_kind_approval,
  proposal: m.emails_kind_proposal,
  draft_order: m.emails_kind_draft,
  ledger: m.emails_kind_ledger,
  application: m.emails_kind_application,
  company: m.emails_kind_company,
  notice: m.emails_kind_notice,
  page_review: m.emails_kind_page_review,
  comment: m.emails_kind_comment,
  stock_alert: m.emails_kind_stock_alert,
  answer: m.emails_kind_answer,
  chat: m.emails_kind_chat,
  contact: m.emails_kind_contact,
  security: m.emails_kind_security,
  invitation: m.emails_kind_invitation,
  password: m.emails_kind_password,
  email_change: m.emails_kind_email_change,
  newsletter: m.emails_kind_newsletter,
  other: m.emails_kind_other,
};

export const mailStateNames: Record<MailState, () => string> = {
  waiting: m.emails_waiting,
  failed: m.emails_failed,
  sent: m.emails_sent,
};

export const failureNames: Record<MailFailure, () => string> = {
  unreachable: m.emails_unreachable,
  login: m.emails_login,
  address: m.emails_address,
  refused: m.emails_refused,
};

/** What the log of activity says of an event: the deed, what it was done to and where that is, and the particulars. */

import { sayZonedMoment } from '#app/features/admin/pages/editor/words/when.ts';
import { settingNames } from '#app/features/admin/pricing/pricing-words.ts';
import { companyRoleNames } from '#app/shared/company-roles.ts';
import * as m from '#messages';
import type { AuditAction, AuditEvent, AuditKind } from '#schemas/domain/content/editor.ts';
import { type EmployeeRole, employeeRoles } from '#schemas/domain/people/account.ts';
import { companyRoles } from '#schemas/domain/people/company-features.ts';
import { roleMay } from '#schemas/domain/people/permissions.ts';
import { settingGroups } from '#schemas/domain/pricing/pricing-records.ts';
import { changesOf } from './change-words.ts';
import { roleNames } from './staff-words.ts';

export const kindNames: Record<AuditKind, () => string> = {
  page: m.staff_kind_page,
  schedule: m.staff_kind_schedule,
  release: m.staff_kind_release,
  experiment: m.staff_kind_experiment,
  media: m.staff_kind_media,
  employee: m.staff_kind_employee,
  product: m.staff_kind_product,
  catalog: m.staff_kind_catalog,
  import: m.staff_kind_import,
  pricing: m.staff_kind_pricing,
  settings: m.staff_kind_settings,
  warehouse: m.staff_kind_warehouse,
  order: m.staff_kind_order,
  ledger: m.staff_kind_ledger,
  proposal: m.staff_kind_proposal,
  search: m.staff_kind_search,
  review: m.staff_kind_review,
  question: m.staff_kind_question,
  newsletter: m.staff_kind_newsletter,
  company: m.staff_kind_company,
  customer: m.staff_kind_customer,
  translation: m.staff_kind_translation,
  mail: m.staff_kind_mail,
  notice: m.staff_kind_notice,
};

const deeds: Record<AuditAction, () => string> = {
  'page.create': m.staff_did_page_create,
  'page.publish': m.staff_did_page_publish,
  'page.unpublish': m.staff_did_page_unpublish,
  'page.delete': m.staff_did_page_delete,
  'page.undelete': m.staff_did_page_undelete,
  'page.checkpoint': m.staff_did_page_checkpoint,
  'page.share': m.staff_did_page_share,
  'page.unshare': m.staff_did_page_unshare,
  'page.review_ask': m.staff_did_page_review_ask,
  'page.review_withdraw': m.staff_did_page_review_withdraw,
  'page.review_approve': m.staff_did_page_review_approve,
  'page.review_changes': m.staff_did_page_review_changes,
  'page.unapproved': m.staff_did_page_unapproved,
  'page.comment_resolve': m.staff_did_page_comment_resolve,
  'page.comment_reopen': m.staff_did_page_comment_reopen,
  'page.comment_delete': m.staff_did_page_comment_delete,
  'schedule.create': m.staff_did_schedule_create,
  'schedule.change': m.staff_did_schedule_change,
  'schedule.cancel': m.staff_did_schedule_cancel,
  'schedule.run': m.staff_did_schedule_run,
  'schedule.fail': m.staff_did_schedule_fail,
  'experiment.create': m.staff_did_experiment_create,
  'experiment.change': m.staff_did_experiment_change,
  'experiment.start': m.staff_did_experiment_start,
  'experiment.end': m.staff_did_experiment_end,
  'experiment.delete': m.staff_did_experiment_delete,
  'release.create': m.staff_did_release_create,
  'release.change': m.staff_did_release_change,
  'release.add': m.staff_did_release_add,
  'release.remove': m.staff_did_release_remove,
  'release.cancel': m.staff_did_release_cancel,
  'release.run': m.staff_did_release_run,
  'release.fail': m.staff_did_release_fail,
  'media.upload': m.staff_did_media_upload,
  'media.replace': m.staff_did_media_replace,
  'media.crop': m.staff_did_media_crop,
  'media.reset': m.staff_did_media_reset,
  'media.copy': m.staff_did_media_copy,
  'media.move': m.staff_did_media_move,
  'media.folder_create': m.staff_did_media_folder_create,
  'media.folder_rename': m.staff_did_media_folder_rename,
  'media.folder_delete': m.staff_did_media_folder_delete,
  'media.delete': m.staff_did_media_delete,
  'employee.create': m.staff_did_employee_create,
  'employee.change': m.staff_did_employee_change,
  'employee.remove': m.staff_did_employee_remove,
  'employee.two_factor': m.staff_did_employee_two_factor,
  'product.create': m.staff_did_product_create,
  'product.change': m.staff_did_product_change,
  'product.delete': m.staff_did_product_delete,
  'product.bulk': m.staff_did_product_bulk,
  'catalog.create': m.staff_did_catalog_create,
  'catalog.change': m.staff_did_catalog_change,
  'catalog.translate': m.staff_did_catalog_translate,
  'catalog.delete': m.staff_did_catalog_delete,
  'search.tune': m.staff_did_search_tune,
  'search.judge': m.staff_did_search_judge,
  'search.import_judgments': m.staff_did_search_import_judgments,
  'import.upload': m.staff_did_import_upload,
  'import.map': m.staff_did_import_map,
  'import.start': m.staff_did_import_start,
  'import.cancel': m.staff_did_import_cancel,
  'import.undo': m.staff_did_import_undo,
  'pricing.create': m.staff_did_pricing_create,
  'pricing.change': m.staff_did_pricing_change,
  'pricing.remove': m.staff_did_pricing_remove,
  'settings.change': m.staff_did_settings_change,
  'warehouse.create': m.staff_did_warehouse_create,
  'warehouse.change': m.staff_did_warehouse_change,
  'warehouse.close': m.staff_did_warehouse_close,
  'warehouse.reopen': m.staff_did_warehouse_reopen,
  'warehouse.day_add': m.staff_did_warehouse_day_add,
  'warehouse.day_remove': m.staff_did_warehouse_day_remove,
  'warehouse.transfer': m.staff_did_warehouse_transfer,
  'warehouse.transfer_receive': m.staff_did_transfer_receive,
  'warehouse.transfer_return': m.staff_did_transfer_return,
  'warehouse.transfer_lose': m.staff_did_transfer_lose,
  'warehouse.adjust': m.staff_did_inventory_adjust,
  'warehouse.reorder_level': m.staff_did_reorder_level,
  'purchase.create': m.staff_did_purchase_create,
  'purchase.change': m.staff_did_purchase_change,
  'purchase.order': m.staff_did_purchase_order,
  'purchase.receive': m.staff_did_purchase_receive,
  'purchase.close': m.staff_did_purchase_close,
  'purchase.cancel': m.staff_did_purchase_cancel,
  'ledger.receipt': m.staff_did_ledger_receipt,
  'ledger.credit': m.staff_did_ledger_credit,
  'ledger.invoice': m.staff_did_ledger_invoice,
  'ledger.apply': m.staff_did_ledger_apply,
  'ledger.bounce': m.staff_did_ledger_bounce,
  'ledger.reverse': m.staff_did_ledger_reverse,
  'ledger.void_credit': m.staff_did_ledger_void_credit,
  'ledger.void_invoice': m.staff_did_ledger_void_invoice,
  'proposal.create': m.staff_did_proposal_create,
  'proposal.send': m.staff_did_proposal_send,
  'proposal.revise': m.staff_did_proposal_revise,
  'proposal.discard': m.staff_did_proposal_discard,
  'proposal.withdraw': m.staff_did_proposal_withdraw,
  'proposal.delete': m.staff_did_proposal_delete,
  'order.lines': m.staff_did_order_lines,
  'order.fulfil': m.staff_did_order_fulfil,
  'order.payment': m.staff_did_order_payment,
  'order.cancel': m.staff_did_order_cancel,
  'order.cancel_rest': m.staff_did_order_cancel_rest,
  'order.note': m.staff_did_order_note,
  'order.return': m.staff_did_order_return,
  'review.publish': m.staff_did_review_publish,
  'review.reject': m.staff_did_review_reject,
  'review.reply': m.staff_did_review_reply,
  'newsletter.export': m.staff_did_newsletter_export,
  'newsletter.remove': m.staff_did_newsletter_remove,
  'question.answer': m.staff_did_question_answer,
  'question.publish': m.staff_did_question_publish,
  'question.reject': m.staff_did_question_reject,
  'company.approve': m.staff_did_company_approve,
  'company.decline': m.staff_did_company_decline,
  'company.reopen': m.staff_did_company_reopen,
  'company.change': m.staff_did_company_change,
  'company.people': m.staff_did_company_people,
  'customer.cart': m.staff_did_customer_cart,
  'draft.start': m.staff_did_draft_start,
  'draft.send': m.staff_did_draft_send,
  'draft.place': m.staff_did_draft_place,
  'draft.delete': m.staff_did_draft_delete,
  'customer.note': m.staff_did_customer_note,
  'customer.reset': m.staff_did_customer_reset,
  'customer.sessions': m.staff_did_customer_sessions,
  'customer.two_factor': m.staff_did_customer_two_factor,
  'customer.off': m.staff_did_customer_off,
  'customer.on': m.staff_did_customer_on,
  'customer.merge': m.staff_did_customer_merge,
  'customer.export': m.staff_did_customer_export,
  'customer.erase': m.staff_did_customer_erase,
  'translation.import': m.staff_did_translation_import,
  'mail.resend': m.staff_did_mail_resend,
  'notice.change': m.staff_did_notice_change,
};

export const deedOf = ({ action }: Pick<AuditEvent, 'action'>): string => deeds[action]();

export function subjectName({ action, subject, name }: AuditEvent): string {
  if (action === 'employee.two_factor' && subject === 'everybody') return m.staff_everybody();
  const group = settingGroups.find((one) => one === subject);
  if (action === 'settings.change' && group) return settingNames[group]();
  if (action === 'notice.change') return m.staff_kind_notice();
  // A file's format: CSV or XLIFF.
  if (action === 'translation.import') return name.toUpperCase();
  if (action === 'search.import_judgments') return 'CSV';
  return name || subject;
}

/** Where the subject is; null for what is gone, or not this role's. */
export function addressOf(event: AuditEvent, role: EmployeeRole | null): string | null {
  const { action, subject } = event;
  const [kind, deed] = action.split('.');
  if (kind === 'product') return deed === 'delete' ? null : `/admin/catalog/products/${subject}`;
  if (kind === 'catalog')
    return deed === 'delete' ? null : `/admin/catalog/${event.detail.type ?? ''}/${subject}`;
  if (kind === 'customer') return roleMay(role, 'handleCustomers') ? `/admin/customers/${subject}` : null;
  if (kind === 'order') return roleMay(role, 'readOrders') ? `/admin/orders/${subject}` : null;
  if (kind === 'proposal')
    return deed !== 'delete' && roleMay(role, 'handleCustomers') ? `/admin/proposals/${subject}` : null;
  if (kind === 'ledger')
    return roleMay(role, 'handleReceivables')
      ? `/admin/receivables/${event.detail.type ?? ''}/${subject}`
      : null;
  if (kind === 'review' || kind === 'question')
    return role && role !== 'viewer' && role !== 'editor' ? `/admin/${kind}s` : null;
  if (kind === 'company') return roleMay(role, 'decideCompanies') ? `/admin/companies/${subject}` : null;
  if (kind === 'mail') return roleMay(role, 'handleMail') ? `/admin/emails/${subject}` : null;
  if (kind === 'notice') return roleMay(role, 'manageNotices') ? '/admin/settings/notifications' : null;
  if (kind === 'newsletter') return roleMay(role, 'manageSubscribers') ? '/admin/newsletter' : null;
  if (kind === 'import') return `/admin/catalog/import/${subject}`;
  if (kind === 'pricing')
    return deed === 'remove' ? null : `/admin/pricing/${event.detail.type ?? ''}/${subject}`;
  if (kind === 'purchase')
    return roleMay(role, 'keepInventory') ? `/admin/inventory/purchase-orders/${subject}` : null;
  if (kind === 'warehouse') {
    if (deed === 'adjust' || deed === 'reorder_level')
      return roleMay(role, 'keepInventory') ? `/admin/inventory/${subject}` : null;
    if (deed?.startsWith('transfer')) return `/admin/warehouses/transfers/${subject}`;
    return deed?.startsWith('day_') ? '/admin/warehouses/days' : `/admin/warehouses/${subject}`;
  }
  if (kind === 'settings') return subject === 'payment_fees' ? '/admin/pricing/fees' : '/admin/settings';
  if (kind === 'employee')
    return roleMay(role, 'manageEmployees') && subject !== 'everybody' ? `/admin/employees/${subject}` : null;
  if (kind === 'media') return deed?.endsWith('delete') ? null : '/admin/media';
  return action === 'page.delete' ? null : `/admin/pages/${subject}`;
}

const changes: Record<string, () => string> = {
  on: m.staff_what_on,
  off: m.staff_what_off,
  reset: m.staff_what_reset,
  details: m.staff_what_details,
  pick_up: m.staff_what_pick_up,
  area: m.staff_what_area,
  codes: m.staff_what_codes,
  required: m.staff_what_required,
  optional: m.staff_what_optional,
  password: m.staff_what_password,
  invited: m.staff_what_invited,
  look: m.staff_what_look,
  write: m.staff_what_write,
  resume: m.staff_what_resume,
};
const seatChanges: Record<string, () => string> = {
  on: m.staff_what_seat_on,
  off: m.staff_what_seat_off,
  removed: m.staff_what_seat_removed,
  revoked: m.staff_what_seat_revoked,
  limit: m.staff_what_seat_limit,
};
const accountChanges: Record<string, () => string> = { on: m.staff_what_access_on };

const ownChanges: Partial<Record<AuditAction, Record<string, () => string>>> = {
  'employee.change': accountChanges,
  'company.people': seatChanges,
};

const roleName = (role: string | undefined) => {
  const known = employeeRoles.find((name) => name === role);
  return known ? roleNames[known]() : (role ?? '');
};
const companyRoleName = (role: string | undefined) => {
  const known = companyRoles.find((name) => name === role);
  return known ? companyRoleNames[known]() : (role ?? '');
};

/** What was said of the deed, part by part; a word that nobody knows here is left out. */
export function particularsOf(event: AuditEvent, zone: string): string[] {
  const { action, detail } = event;
  const parts: (string | undefined)[] = [];
  const { what, role, role_from, role_to, name_from, name_to, note, at, until, error, fields, who } = detail;
  const nameOfRole = action === 'company.people' ? companyRoleName : roleName;
  if (who) parts.push(who);
  if (role) parts.push(roleName(role));
  if (role_to) parts.push(m.staff_from_to({ from: nameOfRole(role_from), to: nameOfRole(role_to) }));
  if (name_to) parts.push(m.staff_from_to({ from: name_from ?? '', to: name_to }));
  if (what) {
    const words = { ...changes, ...ownChanges[action] };
    if (Object.hasOwn(words, what)) parts.push(words[what]?.());
  }
  const moment = (time: string, where: string) => sayZonedMoment(time, where);
  if (at && !Number.isNaN(Date.parse(at))) {
    const scheduled = { when: moment(at, detail.zone ?? zone) };
    parts.push(
      detail.action === 'unpublish' ? m.staff_at_unpublish(scheduled) : m.staff_at_publish(scheduled),
    );
  }
  if (until && !Number.isNaN(Date.parse(until))) parts.push(m.staff_until({ when: moment(until, zone) }));
  if (fields) parts.push(fields);
  parts.push(...changesOf(event));
  if (note) parts.push(m.staff_note({ note }));
  if (error) parts.push(error);
  return parts.filter((part): part is string => Boolean(part));
}

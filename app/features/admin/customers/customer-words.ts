/** What the desk calls a customer's state, role, visits, and what a merge moves. */
import * as m from '#messages';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import type {
  CustomerEvent,
  CustomerFilter,
  CustomerStatus,
  MergePart,
} from '#schemas/domain/sales/customer-desk.ts';

export const statusNames: Record<CustomerStatus, () => string> = {
  active: m.customers_status_active,
  off: m.customers_status_off,
  merged: m.customers_status_merged,
  erased: m.customers_status_erased,
};

export const filterNames: Record<CustomerFilter, () => string> = {
  ordered: m.customers_ordered,
  no_orders: m.customers_no_orders,
  company: m.customers_company,
  off: m.customers_off,
};

export const companyRoleNames: Record<CompanyRole, () => string> = {
  admin: m.company_role_admin,
  buyer: m.company_role_buyer,
  approver: m.company_role_approver,
  accounts_payable: m.company_role_accounts_payable,
  viewer: m.company_role_viewer,
};

export const movedParts: Record<MergePart, (moved: { count: number }) => string> = {
  orders: m.customers_moves_orders,
  carts: m.customers_moves_carts,
  saved: m.customers_moves_saved,
  favorites: m.customers_moves_favorites,
  addresses: m.customers_moves_addresses,
  notes: m.customers_moves_notes,
  reviews: m.customers_moves_reviews,
  questions: m.customers_moves_questions,
  notifications: m.customers_moves_notifications,
};

const eventNames: Record<EventType, () => string> = {
  'save cart': m.customers_event_save_cart,
  register: m.customers_event_register,
  login: m.customers_event_login,
  logout: m.customers_event_logout,
  'view category': m.customers_event_category,
  'view subcategory': m.customers_event_subcategory,
  'view vendor': m.customers_event_vendor,
  'view tag': m.customers_event_tag,
  'view filter': m.customers_event_filter,
  'view search': m.customers_event_search,
  'add to cart': m.customers_event_add,
  'remove from cart': m.customers_event_remove,
  'purchased product': m.customers_event_purchase,
  'checkout begin': m.customers_event_checkout,
  'submit order': m.customers_event_order,
  'view product': m.customers_event_product,
  'view order': m.customers_event_view_order,
  'view invoice': m.customers_event_invoice,
  'view payment': m.customers_event_payment,
  'verify coupon': m.customers_event_coupon,
  'view portfolio': m.customers_event_portfolio,
  'view proposal': m.customers_event_proposal,
};

/** Empty for a type that is none. */
export function sayEvent({ type }: Pick<CustomerEvent, 'type'>): string {
  const name = eventTypes[type];
  return name ? eventNames[name]() : '';
}

/** The name, or the email of somebody who has none any more. */
export const nameOfCustomer = (one: { first_name: string; last_name: string; email: string }): string =>
  `${one.first_name} ${one.last_name}`.trim() || one.email;

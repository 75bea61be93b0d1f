/** What the forms of prices call their kinds, fields and choices. */

import * as m from '#messages';
import type { PricingKind, SettingGroup } from '#schemas/domain/pricing/pricing-records.ts';
import type { PaymentType } from '#schemas/domain/sales/cart.ts';
import { deliveryName, paymentNames } from '#schemas/fields/order-names.ts';
import { saidInSpanish } from './pricing-fields.ts';

export const settingNames: Record<SettingGroup, () => string> = {
  site: m.settings_site,
  chat: m.settings_chat,
  publishing: m.settings_publishing,
  delayed_payment: m.settings_delayed_payment,
  payment_fees: m.price_nav_fees,
};

export const kindWords: Record<PricingKind, { one: () => string; many: () => string }> = {
  coupon: { one: m.price_coupon, many: m.price_coupons },
  offer: { one: m.price_offer, many: m.price_offers },
  price_list: { one: m.price_list_one, many: m.price_lists },
  price_rule: { one: m.price_rule, many: m.price_rules },
  tax_state: { one: m.price_tax_state, many: m.price_tax_states },
  tax_zip: { one: m.price_tax_zip, many: m.price_tax_zips },
  shipping_rate: { one: m.price_rate, many: m.price_rates },
  shipping_zone: { one: m.price_zone, many: m.price_zones },
  exemption: { one: m.price_exemption, many: m.price_exemptions },
  company: { one: m.price_company, many: m.price_companies },
};

const labels: Record<string, () => string> = {
  code: m.price_f_code,
  title: m.price_f_title,
  gives: m.price_f_gives,
  percent: m.price_f_percent,
  amount: m.price_f_amount,
  minimum: m.price_f_minimum,
  starts_on: m.price_f_starts_on,
  ends_on: m.price_f_ends_on,
  most_uses: m.price_f_most_uses,
  most_uses_per_customer: m.price_f_most_uses_per_customer,
  only_products: m.price_f_only_products,
  only_categories: m.price_f_only_categories,
  only_vendors: m.price_f_only_vendors,
  not_products: m.price_f_not_products,
  not_categories: m.price_f_not_categories,
  not_vendors: m.price_f_not_vendors,
  active: m.price_f_active,
  name: m.price_f_name,
  price_list: m.price_f_price_list,
  covers: m.price_f_covers,
  target: m.price_f_target,
  warehouse: m.price_f_warehouse,
  price: m.price_f_price,
  percent_off: m.price_f_percent_off,
  breaks: m.price_f_breaks,
  nexus: m.price_f_nexus,
  rule: m.price_f_rule,
  state: m.price_f_state,
  zip_from: m.price_f_zip_from,
  zip_to: m.price_f_zip_to,
  place: m.price_f_place,
  zone: m.price_f_zone,
  states: m.price_f_states,
  zip_prefixes: m.price_f_zip_prefixes,
  method: m.price_f_method,
  from_lb: m.price_f_from_lb,
  to_lb: m.price_f_to_lb,
  class_from: m.price_f_class_from,
  class_to: m.price_f_class_to,
  dim_divisor: m.price_f_dim_divisor,
  base: m.price_f_base,
  per_lb: m.price_f_per_lb,
  days_from: m.price_f_days_from,
  days_to: m.price_f_days_to,
  quote_required: m.price_f_quote_required,
  company: m.price_f_company,
  number: m.price_f_number,
  expires_on: m.price_f_expires_on,
  credit_limit: m.price_f_credit_limit,
  delayed: m.price_f_delayed,
  delayed_from: m.price_f_delayed_from,
  delayed_message: m.price_f_delayed_message,
  tagline: m.price_f_tagline,
  contact_email: m.price_f_contact_email,
  popup_delay: m.price_f_popup_delay,
  away_message: m.price_f_away_message,
  who: m.price_f_who,
  credit: m.price_f_credit,
  credit_days: m.price_f_credit_days,
  approval: m.price_f_approval,
  enabled: m.price_f_enabled,
  threshold: m.price_f_threshold,
  message: m.price_f_message,
};

const payments: Record<string, PaymentType> = {
  credit_card: 'Credit Card',
  check: 'check',
  cash: 'cash',
  terms: 'terms',
  ach: 'ACH',
};

/** `form` is the kind or the group that the field is of. */
export function fieldLabel(form: string, name: string): string {
  const [, pay, what] = /^(credit_card|check|cash|terms|ach)_(percent|fixed)$/.exec(name) ?? [];
  const type = pay && payments[pay];
  if (type) {
    const names = { type: paymentNames[type]() };
    return what === 'percent' ? m.price_f_pay_percent(names) : m.price_f_pay_fixed(names);
  }
  const english = saidInSpanish(name);
  if (english !== null) return m.price_f_in_spanish({ field: fieldLabel(form, english) });
  if (form === 'site' && name === 'name') return m.price_f_site_name();
  if (form === 'offer' && name === 'threshold') return m.price_f_offer_threshold();
  return labels[name]?.() ?? name;
}

const hints: Record<string, () => string> = {
  only_products: m.price_h_products,
  only_categories: m.price_h_list,
  only_vendors: m.price_h_list,
  not_products: m.price_h_products,
  not_categories: m.price_h_list_not,
  not_vendors: m.price_h_list_not,
  states: m.price_h_list_not,
  zip_prefixes: m.price_h_list_not,
  target: m.price_h_target,
  dim_divisor: m.price_h_dim,
  class_from: m.price_h_class,
  credit_limit: m.price_h_credit,
  threshold: m.price_h_threshold,
  delayed_from: m.price_h_threshold,
};
const hintsOf: Record<string, Record<string, () => string>> = {
  price_rule: {
    starts_on: m.price_h_rule_starts_on,
    ends_on: m.price_h_rule_ends_on,
    breaks: m.price_h_breaks,
  },
  chat: { away_message: () => m.price_h_away_message({ text: m.chat_away() }) },
  offer: {
    code: m.price_h_offer_code,
    title: m.price_h_offer_title,
    threshold: m.price_h_offer_threshold,
    ends_on: m.price_h_offer_ends_on,
    credit_days: m.price_h_credit_days,
  },
  tax_state: { percent: m.price_h_state_rate },
  tax_zip: { percent: m.price_h_percent, zip_from: m.price_h_zip },
  shipping_rate: { zone: m.price_h_zone, method: m.price_h_rate_method },
};
export const fieldHint = (form: string, name: string): string | undefined =>
  saidInSpanish(name) !== null ? m.price_h_in_spanish() : (hintsOf[form]?.[name] ?? hints[name])?.();

const options: Record<string, () => string> = {
  percent: m.price_o_percent,
  amount: m.price_o_amount,
  free_shipping: m.price_o_free_shipping,
  sku: m.price_o_sku,
  product: m.price_o_product,
  category: m.price_o_category,
  vendor: m.price_o_vendor,
  everything: m.price_o_everything,
  origin: m.price_o_origin,
  destination: m.price_o_destination,
  as_everybody: m.price_o_as_everybody,
  on: m.price_o_on,
  off: m.price_o_off,
  new: m.price_o_new,
  invited: m.price_o_invited,
  everyone: m.price_o_everyone,
};
/** States are called as they are. */
export const optionLabel = (option: string): string => options[option]?.() ?? deliveryName(option);

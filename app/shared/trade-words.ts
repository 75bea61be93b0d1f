/** What the choices of a trade application are called. */
import * as m from '#messages';
import type { MonthlySpend, Referral, Trade, YearlySpend } from '#schemas/domain/people/company.ts';

export const tradeNames: Record<Trade, () => string> = {
  builder: m.trade_builder,
  remodeler: m.trade_remodeler,
  designer: m.trade_designer,
  architect: m.trade_architect,
  plumber: m.trade_plumber,
  electrician: m.trade_electrician,
  cabinetmaker: m.trade_cabinetmaker,
  developer: m.trade_developer,
  other: m.trade_other,
};

export const spendNames: Record<MonthlySpend, () => string> = {
  under_2500: m.trade_spend_under_2500,
  to_10000: m.trade_spend_to_10000,
  to_25000: m.trade_spend_to_25000,
  over_25000: m.trade_spend_over_25000,
};

export const yearlySpendNames: Record<YearlySpend, () => string> = {
  under_25000: m.trade_spend_year_under_25000,
  to_100000: m.trade_spend_year_to_100000,
  to_250000: m.trade_spend_year_to_250000,
  over_250000: m.trade_spend_year_over_250000,
};

export const referralNames: Record<Referral, () => string> = {
  showroom: m.trade_heard_showroom,
  colleague: m.trade_heard_colleague,
  search: m.trade_heard_search,
  social: m.trade_heard_social,
  event: m.trade_heard_event,
  other: m.trade_heard_other,
};

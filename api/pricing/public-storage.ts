/**
 * Reads, locks and writes that other wings may use within their own transaction. Everything else in storage/ is this
 * wing's own: another wing calls its use cases.
 */
export { type CouponRow, deleteRedemption, lockCoupon } from './storage/coupons.ts';
export { insertRebateDue } from './storage/offers.ts';
export { eraseRedeemers, pricingReferences } from './storage/personal-data.ts';
export { findPriceLists } from './storage/pricing-records.ts';
export { findCompanyTerms } from './storage/selling-terms.ts';

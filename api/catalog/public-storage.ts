/**
 * Reads, locks and writes that other wings may use within their own transaction. Everything else in storage/ is this
 * wing's own: another wing calls its use cases.
 */
export { claimDrawings } from './storage/drawings.ts';
export { findLostAddresses, findPoorDescriptions, findSameTitles } from './storage/findings.ts';
export { findAnsweredWords } from './storage/former-addresses.ts';
export { catalogReferences, eraseAuthor, findProductsWrittenAbout } from './storage/personal-data.ts';
export { refreshRating } from './storage/reviews.ts';
export { findCategories, findCollections, findProductHeads, findTags, findVendors } from './storage/shop.ts';
export { addStock, findTakenBy, insertMovements, lockStock, takeStock } from './storage/stock.ts';
export { findTranslatedNames } from './storage/translations.ts';

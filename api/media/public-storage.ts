/**
 * Reads, locks and writes that other wings may use within their own transaction. Everything else in storage/ is this
 * wing's own: another wing calls its use cases.
 */
export { findMediaByIds, keepMediaByIds } from './storage/media.ts';
export { findDocumentsHolding } from './storage/media-places.ts';
export { mediaReferences } from './storage/personal-data.ts';

/**
 * Reads, locks and writes that other wings may use within their own transaction. Everything else in storage/ is this
 * wing's own: another wing calls its use cases.
 */
export { findAddresses } from './storage/addresses.ts';
export { countChains } from './storage/chat-desk.ts';
export { countCompanies, findCompany, lockCompany } from './storage/companies.ts';
export { findFormerEmails } from './storage/email-changes.ts';
export { deleteFavorites, findFavorites } from './storage/favorites.ts';
export { findJob } from './storage/jobs.ts';
export { peopleReferences } from './storage/personal-data.ts';
export {
  deleteKeptSeat,
  findKeptSeatCompany,
  findOrderLimit,
  findSeats,
  mergeOrderLimits,
} from './storage/seats.ts';

/** Migrations run at start, forward only, under Kysely's lock. The list is code, so that it is in the bundle too. */
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as first from './migrations/0001-first.ts';
import * as content from './migrations/0002-content.ts';
import * as visits from './migrations/0003-visits.ts';
import * as customers from './migrations/0004-customers.ts';
import * as catalog from './migrations/0005-catalogue.ts';
import * as carts from './migrations/0006-carts.ts';
import * as editor from './migrations/0007-editor.ts';
import * as media from './migrations/0008-media.ts';
import * as employees from './migrations/0009-employees.ts';
import * as pageAddresses from './migrations/0010-page-addresses.ts';
import * as vendorLogo from './migrations/0011-vendor-logo.ts';
import * as previewLinks from './migrations/0012-preview-links.ts';
import * as skuViews from './migrations/0013-sku-views.ts';
import * as search from './migrations/0014-search.ts';
import * as productData from './migrations/0015-product-data.ts';
import * as catalogImport from './migrations/0016-import.ts';
import * as drawings from './migrations/0017-drawings.ts';
import * as listing from './migrations/0018-listing.ts';
import * as catalogEditing from './migrations/0019-catalogue-editing.ts';
import * as stockAlerts from './migrations/0020-stock-alerts.ts';
import * as coupons from './migrations/0022-coupons.ts';
import * as priceLists from './migrations/0023-price-lists.ts';
import * as payments from './migrations/0024-payments.ts';
import * as taxShippingFees from './migrations/0025-tax-shipping-fees.ts';
import * as cartSharing from './migrations/0026-cart-sharing.ts';
import * as checkoutDraft from './migrations/0027-checkout-draft.ts';
import * as pricingAdmin from './migrations/0028-pricing-admin.ts';
import * as orderDesk from './migrations/0029-order-desk.ts';
import * as companyOrders from './migrations/0030-company-orders.ts';
import * as sampleWords from './migrations/0031-sample-words.ts';
import * as catalogSpelling from './migrations/0032-catalog-spelling.ts';
import * as transitDays from './migrations/0035-transit-days.ts';
import * as spellings from './migrations/0036-spellings.ts';
import * as reviews from './migrations/0037-reviews.ts';
import * as questions from './migrations/0038-questions.ts';
import * as newsletter from './migrations/0039-newsletter.ts';
import * as companions from './migrations/0040-companions.ts';
import * as shipFrom from './migrations/0041-ship-from.ts';
import * as notedStock from './migrations/0042-noted-stock.ts';
import * as ledger from './migrations/0043-ledger.ts';
import * as companies from './migrations/0044-companies.ts';
import * as ownAccount from './migrations/0045-own-account.ts';
import * as customerDesk from './migrations/0046-customer-desk.ts';
import * as offers from './migrations/0047-offers.ts';
import * as proposals from './migrations/0048-proposals.ts';
import * as tradeAccounts from './migrations/0049-trade-accounts.ts';
import * as reminders from './migrations/0050-reminders.ts';
import * as formerEmails from './migrations/0052-former-emails.ts';
import * as favoriteLinks from './migrations/0053-favorite-links.ts';
import * as corrections from './migrations/0054-corrections.ts';
import * as orderRest from './migrations/0055-order-rest.ts';
import * as returnAsker from './migrations/0056-return-asker.ts';
import * as recordedPayments from './migrations/0057-recorded-payments.ts';
import * as restockingFee from './migrations/0058-restocking-fee.ts';
import * as warehouseDesk from './migrations/0059-warehouse-desk.ts';
import * as chat from './migrations/0060-chat.ts';
import * as mailReplyTo from './migrations/0061-mail-reply-to.ts';
import * as contentKinds from './migrations/0062-content-kinds.ts';
import * as formerPages from './migrations/0063-former-pages.ts';
import * as catalogTranslations from './migrations/0064-catalog-translations.ts';
import * as translatedTexts from './migrations/0065-translated-texts.ts';
import * as emailLanguage from './migrations/0066-email-language.ts';
import * as titlesInSpanish from './migrations/0067-titles-in-spanish.ts';
import * as importChanges from './migrations/0068-import-changes.ts';
import * as outbox from './migrations/0070-outbox.ts';
import * as notices from './migrations/0071-notices.ts';
import * as orderViews from './migrations/0072-order-views.ts';
import * as unpublished from './migrations/0073-unpublished.ts';
import * as inventory from './migrations/0074-inventory.ts';
import * as moreRoles from './migrations/0076-more-roles.ts';
import * as reorderLevels from './migrations/0077-reorder-levels.ts';
import * as purchaseOrders from './migrations/0078-purchase-orders.ts';
import * as documents from './migrations/0080-documents.ts';
import * as priceChanges from './migrations/0081-price-changes.ts';
import * as lineRefunds from './migrations/0082-line-refunds.ts';
import * as draftOrders from './migrations/0083-draft-orders.ts';
import * as transfers from './migrations/0084-transfers.ts';
import * as priceDays from './migrations/0085-price-days.ts';
import * as orderEdits from './migrations/0086-order-edits.ts';
import * as restByHand from './migrations/0087-rest-by-hand.ts';
import * as mediaEdits from './migrations/0088-media-edits.ts';
import * as pageComments from './migrations/0089-page-comments.ts';
import * as pageReview from './migrations/0090-page-review.ts';
import * as sections from './migrations/0091-sections.ts';
import * as releases from './migrations/0092-releases.ts';
import * as experiments from './migrations/0093-experiments.ts';
import * as measures from './migrations/0094-measures.ts';
import * as wordsAndAbbreviations from './migrations/0095-words-and-abbreviations.ts';
import * as searchLearning from './migrations/0096-search-learning.ts';
import * as searchJudgments from './migrations/0097-search-judgments.ts';

const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-content': content,
  '0003-visits': visits,
  '0004-customers': customers,
  '0005-catalogue': catalog,
  '0006-carts': carts,
  '0007-editor': editor,
  '0008-media': media,
  '0009-employees': employees,
  '0010-page-addresses': pageAddresses,
  '0011-vendor-logo': vendorLogo,
  '0012-preview-links': previewLinks,
  '0013-sku-views': skuViews,
  '0014-search': search,
  '0015-product-data': productData,
  '0016-import': catalogImport,
  '0017-drawings': drawings,
  '0018-listing': listing,
  '0019-catalogue-editing': catalogEditing,
  '0020-stock-alerts': stockAlerts,
  // There is no 0021: it was given to a migration that never landed, and a number is never used again.
  '0022-coupons': coupons,
  '0023-price-lists': priceLists,
  '0024-payments': payments,
  '0025-tax-shipping-fees': taxShippingFees,
  '0026-cart-sharing': cartSharing,
  '0027-checkout-draft': checkoutDraft,
  '0028-pricing-admin': pricingAdmin,
  '0029-order-desk': orderDesk,
  '0030-company-orders': companyOrders,
  '0031-sample-words': sampleWords,
  '0032-catalog-spelling': catalogSpelling,
  '0035-transit-days': transitDays,
  '0036-spellings': spellings,
  '0037-reviews': reviews,
  '0038-questions': questions,
  '0039-newsletter': newsletter,
  '0040-companions': companions,
  '0041-ship-from': shipFrom,
  '0042-noted-stock': notedStock,
  '0043-ledger': ledger,
  '0044-companies': companies,
  '0046-customer-desk': customerDesk,
  '0045-own-account': ownAccount,
  '0047-offers': offers,
  '0050-reminders': reminders,
  '0052-former-emails': formerEmails,
  '0053-favorite-links': favoriteLinks,
  '0056-return-asker': returnAsker,
  '0057-recorded-payments': recordedPayments,
  '0058-restocking-fee': restockingFee,
  '0059-warehouse-desk': warehouseDesk,
  '0060-chat': chat,
  '0061-mail-reply-to': mailReplyTo,
  '0062-content-kinds': contentKinds,
  '0063-former-pages': formerPages,
  '0064-catalog-translations': catalogTranslations,
  '0065-translated-texts': translatedTexts,
  '0066-email-language': emailLanguage,
  '0067-titles-in-spanish': titlesInSpanish,
  '0068-import-changes': importChanges,
  '0070-outbox': outbox,
  '0071-notices': notices,
  '0072-order-views': orderViews,
  '0073-unpublished': unpublished,
  '0074-inventory': inventory,
  '0076-more-roles': moreRoles,
  '0077-reorder-levels': reorderLevels,
  '0078-purchase-orders': purchaseOrders,
  '0080-documents': documents,
  '0081-price-changes': priceChanges,
  '0082-line-refunds': lineRefunds,
  '0083-draft-orders': draftOrders,
  '0084-transfers': transfers,
  '0085-price-days': priceDays,
  '0086-order-edits': orderEdits,
  '0087-rest-by-hand': restByHand,
  '0088-media-edits': mediaEdits,
  '0092-releases': releases,
  '0093-experiments': experiments,
  '0094-measures': measures,
  '0095-words-and-abbreviations': wordsAndAbbreviations,
  '0096-search-learning': searchLearning,
  '0097-search-judgments': searchJudgments,
  '0089-page-comments': pageComments,
  '0090-page-review': pageReview,
  '0091-sections': sections,
  '0049-trade-accounts': tradeAccounts,
  '0048-proposals': proposals,
  '0054-corrections': corrections,
  '0055-order-rest': orderRest,
};

/** Whether all of it was done before, as at nearly every start: one small statement instead of the migrator's nine. */
async function isDone({ kysely }: Database): Promise<boolean> {
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(kysely)
    .catch((error: { code?: string }) => {
      const undefinedTable = '42P01';
      if (error.code === undefinedTable) return null;
      throw error;
    });
  return done?.rows.map(({ name }) => name).join() === Object.keys(migrations).sort().join();
}

/** Brings the database to today's tables. Throws what the failing migration threw; nothing of it stays. */
export async function migrate(database: Database): Promise<string[]> {
  if (await isDone(database)) return [];
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

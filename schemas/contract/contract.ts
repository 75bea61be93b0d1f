/** Every call of the API (docs/product.md#calls); those marked "ours" are additions. */

import { catalogAdminCalls } from './catalog/admin.ts';
import { discoveryCalls } from './catalog/discovery.ts';
import { importCalls } from './catalog/imports.ts';
import { inventoryCalls } from './catalog/inventory.ts';
import { purchaseOrderCalls } from './catalog/purchase-orders.ts';
import { questionCalls } from './catalog/questions.ts';
import { reviewCalls } from './catalog/reviews.ts';
import { catalogCalls } from './catalog/shop.ts';
import { stockCalls } from './catalog/stock.ts';
import { stockAlertCalls } from './catalog/stock-alerts.ts';
import { contentCalls } from './content/content.ts';
import { editorCalls } from './content/editor.ts';
import { experimentCalls } from './content/experiments.ts';
import { pageCalls } from './content/pages.ts';
import { releaseCalls } from './content/releases.ts';
import { mediaCalls } from './media/media.ts';
import { accountCalls } from './people/account.ts';
import { addressBookCalls } from './people/address-book.ts';
import { chatCalls } from './people/chat.ts';
import { customersCalls } from './people/customers.ts';
import { employeeCalls } from './people/employees.ts';
import { newsletterCalls } from './people/newsletter.ts';
import { ownAccountCalls } from './people/own-account.ts';
import { mailCalls } from './platform/mail.ts';
import { noticeCalls } from './platform/notices.ts';
import { siteCalls } from './platform/site.ts';
import { translationCalls } from './platform/translations.ts';
import { visitsCalls } from './platform/visits.ts';
import { warehouseCalls } from './platform/warehouses.ts';
import { priceTableCalls } from './pricing/price-table.ts';
import { pricingCalls } from './pricing/pricing.ts';
import { approvalCalls } from './sales/approvals.ts';
import { cartCalls } from './sales/carts.ts';
import { checkoutCalls } from './sales/checkout.ts';
import { customerDeskCalls } from './sales/customer-desk.ts';
import { draftOrderCalls } from './sales/draft-orders.ts';
import { ledgerCalls } from './sales/ledger.ts';
import { orderCalls } from './sales/orders.ts';
import { proposalCalls } from './sales/proposals.ts';
import { quickOrderCalls } from './sales/quick-order.ts';
import { reportCalls } from './sales/reports.ts';
import { todayCalls } from './sales/today.ts';

export const contract = {
  ...siteCalls,
  ...accountCalls,
  ...catalogCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...addressBookCalls,
  ...pageCalls,
  ...contentCalls,
  ...visitsCalls,
  ...discoveryCalls,
  ...customersCalls,
  ...editorCalls,
  ...releaseCalls,
  ...experimentCalls,
  ...mediaCalls,
  ...importCalls,
  ...employeeCalls,
  ...ownAccountCalls,
  ...catalogAdminCalls,
  ...stockAlertCalls,
  ...quickOrderCalls,
  ...pricingCalls,
  ...priceTableCalls,
  ...ledgerCalls,
  ...approvalCalls,
  ...draftOrderCalls,
  ...proposalCalls,
  ...orderCalls,
  ...customerDeskCalls,
  ...reportCalls,
  ...reviewCalls,
  ...questionCalls,
  ...newsletterCalls,
  ...chatCalls,
  ...warehouseCalls,
  ...stockCalls,
  ...inventoryCalls,
  ...purchaseOrderCalls,
  ...translationCalls,
  ...mailCalls,
  ...noticeCalls,
  ...todayCalls,
};
export type Contract = typeof contract;
export type CallName = keyof Contract;

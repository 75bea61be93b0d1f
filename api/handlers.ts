/** Every call of the contract and the use case that answers it, put together from the wings. */
import type { Contract } from '#schemas/contract/contract.ts';
import { catalogAdminHandlers } from './catalog/http/admin.ts';
import { discoveryHandlers } from './catalog/http/discovery.ts';
import { importHandlers } from './catalog/http/imports.ts';
import { purchaseOrderHandlers } from './catalog/http/purchase-orders.ts';
import { questionHandlers } from './catalog/http/questions.ts';
import { reviewHandlers } from './catalog/http/reviews.ts';
import { catalogHandlers } from './catalog/http/shop.ts';
import { stockHandlers } from './catalog/http/stock.ts';
import { stockAlertHandlers } from './catalog/http/stock-alerts.ts';
import { contentHandlers } from './content/http/content.ts';
import { editorHandlers } from './content/http/editor.ts';
import { experimentHandlers } from './content/http/experiments.ts';
import { pageHandlers } from './content/http/pages.ts';
import { releaseHandlers } from './content/http/releases.ts';
import { mediaHandlers } from './media/http/handlers.ts';
import { accountHandlers } from './people/http/account.ts';
import { addressBookHandlers } from './people/http/address-book.ts';
import { chatHandlers } from './people/http/chat.ts';
import { customersHandlers } from './people/http/customers.ts';
import { employeeHandlers } from './people/http/employees.ts';
import { newsletterHandlers } from './people/http/newsletter.ts';
import { ownAccountHandlers } from './people/http/own-account.ts';
import type { HandlersOf } from './platform/http/handler-types.ts';
import { mailHandlers } from './platform/http/mail.ts';
import { noticeHandlers } from './platform/http/notices.ts';
import { siteHandlers } from './platform/http/site.ts';
import { visitsHandlers } from './platform/http/visits.ts';
import { priceTableHandlers, pricingHandlers } from './pricing/http/handlers.ts';
import { approvalHandlers } from './sales/http/approvals.ts';
import { cartHandlers } from './sales/http/carts.ts';
import { checkoutHandlers } from './sales/http/checkout.ts';
import { customerDeskHandlers } from './sales/http/customer-desk.ts';
import { draftOrderHandlers } from './sales/http/draft-orders.ts';
import { inventoryHandlers } from './sales/http/inventory.ts';
import { ledgerHandlers } from './sales/http/ledger.ts';
import { orderHandlers } from './sales/http/orders.ts';
import { proposalHandlers } from './sales/http/proposals.ts';
import { quickOrderHandlers } from './sales/http/quick-order.ts';
import { reportHandlers } from './sales/http/reports.ts';
import { todayHandlers } from './sales/http/today.ts';
import { warehouseHandlers } from './sales/http/warehouses.ts';
import { translationHandlers } from './translations/handlers.ts';

export const handlers: HandlersOf<Contract> = {
  ...siteHandlers,
  ...accountHandlers,
  ...catalogHandlers,
  ...cartHandlers,
  ...checkoutHandlers,
  ...pageHandlers,
  ...contentHandlers,
  ...visitsHandlers,
  ...discoveryHandlers,
  ...customersHandlers,
  ...addressBookHandlers,
  ...editorHandlers,
  ...releaseHandlers,
  ...experimentHandlers,
  ...mediaHandlers,
  ...importHandlers,
  ...employeeHandlers,
  ...catalogAdminHandlers,
  ...stockAlertHandlers,
  ...quickOrderHandlers,
  ...pricingHandlers,
  ...priceTableHandlers,
  ...ledgerHandlers,
  ...approvalHandlers,
  ...draftOrderHandlers,
  ...proposalHandlers,
  ...orderHandlers,
  ...customerDeskHandlers,
  ...reportHandlers,
  ...reviewHandlers,
  ...questionHandlers,
  ...newsletterHandlers,
  ...chatHandlers,
  ...ownAccountHandlers,
  ...warehouseHandlers,
  ...stockHandlers,
  ...inventoryHandlers,
  ...purchaseOrderHandlers,
  ...translationHandlers,
  ...mailHandlers,
  ...noticeHandlers,
  ...todayHandlers,
};

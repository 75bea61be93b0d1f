/** Every call of the API (SPEC section 7; those marked "ours" are additions, RESOLUTIONS "Calls"). */
import { accountCalls } from './account.ts';
import { addressBookCalls } from './address-book.ts';
import { cartCalls } from './carts.ts';
import { catalogCalls } from './catalog.ts';
import { catalogueCalls } from './catalogue.ts';
import { checkoutCalls } from './checkout.ts';
import { contentCalls } from './content.ts';
import { customersCalls } from './customers.ts';
import { discoveryCalls } from './discovery.ts';
import { editorCalls } from './editor.ts';
import { employeeCalls } from './employees.ts';
import { importCalls } from './imports.ts';
import { mediaCalls } from './media.ts';
import { orderCalls } from './orders.ts';
import { pageCalls } from './pages.ts';
import { pricingCalls } from './pricing.ts';
import { quickOrderCalls } from './quick-order.ts';
import { siteCalls } from './site.ts';
import { stockAlertCalls } from './stock-alerts.ts';
import { visitsCalls } from './visits.ts';

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
  ...mediaCalls,
  ...importCalls,
  ...employeeCalls,
  ...catalogueCalls,
  ...stockAlertCalls,
  ...quickOrderCalls,
  ...pricingCalls,
  ...orderCalls,
};
export type Contract = typeof contract;
export type CallName = keyof Contract;

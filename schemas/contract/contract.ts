/** Every call of the API (SPEC section 7; those marked "ours" are additions, RESOLUTIONS "Calls"). */
import { accountCalls } from './account.ts';
import { cartCalls } from './carts.ts';
import { catalogCalls } from './catalog.ts';
import { checkoutCalls } from './checkout.ts';
import { pageCalls } from './pages.ts';
import { siteCalls } from './site.ts';

export const contract = {
  ...siteCalls,
  ...accountCalls,
  ...catalogCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...pageCalls,
};
export type Contract = typeof contract;
export type CallName = keyof Contract;

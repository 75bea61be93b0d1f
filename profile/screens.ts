/**
 * The screens of the profile area as the server renders them. A browser gets each from the remote application, under the
 * same name (exposes.js, app/features/account/remote/).
 */
import AddressesScreen from './address-book/addresses-screen.tsx';
import JobsScreen from './address-book/jobs-screen.tsx';
import ApprovalScreen from './approvals/approval-screen.tsx';
import ApprovalsScreen from './approvals/approvals-screen.tsx';
import CreditMemosScreen from './billing/credit-memos-screen.tsx';
import InvoiceScreen from './billing/invoice-screen.tsx';
import InvoicesScreen from './billing/invoices-screen.tsx';
import PayBillScreen from './billing/pay-bill-screen.tsx';
import PaymentsScreen from './billing/payments-screen.tsx';
import StatementScreen from './billing/statement-screen.tsx';
import NotificationsScreen from './notifications/notifications-screen.tsx';
import OrderScreen from './orders/order-screen.tsx';
import OrdersScreen from './orders/orders-screen.tsx';
import ProfileScreen from './person/profile-screen.tsx';
import ProposalScreen from './proposals/proposal-screen.tsx';
import ProposalsScreen from './proposals/proposals-screen.tsx';
import SettingsScreen from './settings/settings-screen.tsx';

export const screens = {
  addresses: AddressesScreen,
  approval: ApprovalScreen,
  approvals: ApprovalsScreen,
  'credit-memos': CreditMemosScreen,
  invoice: InvoiceScreen,
  invoices: InvoicesScreen,
  jobs: JobsScreen,
  notifications: NotificationsScreen,
  order: OrderScreen,
  orders: OrdersScreen,
  'pay-bill': PayBillScreen,
  payments: PaymentsScreen,
  profile: ProfileScreen,
  proposal: ProposalScreen,
  proposals: ProposalsScreen,
  settings: SettingsScreen,
  statement: StatementScreen,
};

export type Screens = typeof screens;
export type ScreenName = keyof Screens;

/** What the roles of employees may do (docs/product.md#roles): the one list, for the API that refuses and the screens that hide. */
import { type EmployeeRole, employeeRoles } from './account.ts';

const roles = {
  readPages: employeeRoles,
  editPages: ['editor', 'publisher', 'admin'],
  publishPages: ['publisher', 'admin'],
  // Whether a page needs another person's approval, and publishing without it, with a reason.
  overrideApproval: ['admin'],
  readAudit: ['editor', 'publisher', 'admin'],
  decideCompanies: ['sales', 'admin'],
  // What a company pays and when: by who lets it in, who collects and who prices.
  setTerms: ['sales', 'accounts_receivable', 'pricing', 'publisher', 'admin'],
  // Costs, drafts and stock are for whoever works here; what is sold, and for how much, for who answers for it.
  readCatalog: employeeRoles,
  editCatalog: ['publisher', 'admin'],
  // The prices of many products at once, without the rest of them.
  editPrices: ['publisher', 'pricing', 'admin'],
  manageEmployees: ['admin'],
  // Files in and out: prices and stock of everything at once.
  importCatalog: ['publisher', 'pricing', 'admin'],
  readOrders: ['sales', 'warehouse', 'accounts_receivable', 'admin'],
  // What was ordered and what is taken back.
  handleOrders: ['sales', 'admin'],
  // Goods out and in.
  fulfilOrders: ['sales', 'warehouse', 'admin'],
  // Money of orders, taken and given back.
  takePayments: ['sales', 'accounts_receivable', 'admin'],
  // What customers owe: bills, receipts, credits, statements.
  handleReceivables: ['sales', 'accounts_receivable', 'admin'],
  // Everything that is kept of a person.
  handleCustomers: ['sales', 'admin'],
  // What customers were written, and to write it again.
  handleMail: ['sales', 'admin'],
  // Who is told of what.
  manageNotices: ['admin'],
  // What sells and what is looked for, by who sells, who prices and who puts it on the pages.
  readReports: ['sales', 'publisher', 'pricing', 'accounts_receivable', 'admin'],
  // Choosing another person's password is for whoever holds the machine, before there is anybody to invite.
  createEmployees: [],
  // What customers write is answered by whoever speaks with them, and by who answers for the pages.
  moderate: ['sales', 'publisher', 'admin'],
  // Conversations with customers, by who sells.
  answerChats: ['sales', 'admin'],
  // Addresses that may be written to, by who writes to them.
  manageSubscribers: ['publisher', 'admin'],
  // Sales say what something costs and why; what it costs is for who answers for it.
  readPricing: ['sales', 'publisher', 'pricing', 'accounts_receivable', 'admin'],
  editPricing: ['publisher', 'pricing', 'admin'],
  // The shop's name, hours of its chat and what is not money.
  editSettings: ['publisher', 'admin'],
  // Everybody here tells a caller when a warehouse is open; when that is, is for who answers for the shop.
  readWarehouses: employeeRoles,
  manageWarehouses: ['publisher', 'admin'],
  // How much there is, and why it is another number now.
  keepInventory: ['sales', 'warehouse', 'publisher', 'admin'],
  moveStock: ['warehouse', 'publisher', 'admin'],
} as const satisfies Record<string, readonly EmployeeRole[]>;

export type Permission = keyof typeof roles;

/** The roles that may. */
export const rolesThatMay = (permission: Permission): readonly EmployeeRole[] => roles[permission];

/** Whether somebody of the role may; nobody without a role. */
export const roleMay = (role: EmployeeRole | null | undefined, permission: Permission): boolean =>
  role != null && rolesThatMay(permission).includes(role);

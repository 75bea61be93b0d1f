/**
 * Where an order, an invoice, a proposal and a request for approval can stand; kinds of payments and credit memos. Without zod: the
 * account's screens use it.
 */

export const invoiceStatuses = ['open', 'partly_paid', 'past_due', 'paid', 'void'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const proposalStatuses = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** `canceled`: by its buyer, or because a new one took its place, the cart was ordered without it, or the buyer left. */
export const approvalStatuses = ['pending', 'approved', 'declined', 'canceled', 'used'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** How money came. */
export const receiptMethods = ['card', 'ach', 'check', 'cash', 'wire'] as const;
export type ReceiptMethod = (typeof receiptMethods)[number];
/** Money that comes by itself and that no processor knows of: employees write it down. */
export const handMethods = ['check', 'cash', 'wire'] as const satisfies readonly ReceiptMethod[];
export type HandMethod = (typeof handMethods)[number];
export const isByHand = (method: ReceiptMethod): method is HandMethod =>
  method === 'check' || method === 'cash' || method === 'wire';
/**
 * Why money that was received is not the customer's any more: refunded; not paid by the bank after all; posted by
 * mistake.
 */
const takenOff = ['refund', 'returned_debit', 'reversal'] as const;
export type TakenOff = (typeof takenOff)[number];
/** Orders of the list of payments. */
export const receiptSorts = ['newest', 'oldest', 'amount'] as const;

/**
 * - return: goods came back; allowance: something off after the fact; rebate: an offer that was reached;
 * - write_off: what will not be collected; adjustment: by an employee, for any other reason.
 */
export const creditMemoKinds = ['return', 'allowance', 'rebate', 'write_off', 'adjustment'] as const;
export type CreditMemoKind = (typeof creditMemoKinds)[number];
/** Orders of the list of credit memos. */
export const creditMemoSorts = ['newest', 'oldest', 'open'] as const;

/** `partly_fulfilled`: some of it was handed over; a canceled order was never handed over. */
export const orderStatuses = ['placed', 'partly_fulfilled', 'fulfilled', 'canceled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

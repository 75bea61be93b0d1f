/** Where an invoice, a proposal and a request for approval can stand. Without zod: the account's screens use it. */

export const invoiceStatuses = ['open', 'partly_paid', 'past_due', 'paid'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

export const proposalStatuses = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** `canceled`: by its buyer, or because a new one took its place, the cart was ordered without it, or the buyer left. */
export const approvalStatuses = ['pending', 'approved', 'declined', 'canceled', 'used'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

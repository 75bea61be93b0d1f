/** Invoices and statements on paper. No schema: they never cross the wire. */
import type { Invoice, Statement } from './ledger.ts';

type Printed = {
  shop: string;
  /** How customers reach the dealer's books. */
  phone: string;
  /** Of the books' calendar; IANA. */
  timeZone: string;
};

export type InvoicePaper = Printed & { invoice: Invoice };
export type StatementPaper = Printed & { statement: Statement };

/** A proposal on paper. No schema: it never crosses the wire. */
import type { Warehouse } from '../platform/warehouse.ts';
import type { Proposal } from './proposal.ts';

export type ProposalPaper = {
  shop: string;
  /** Null for a warehouse that there is no more. */
  warehouse: Warehouse | null;
  proposal: Proposal;
  /** IANA. */
  timeZone: string;
};

/** What a page depends on besides its address and its warehouse: never on the person (docs/architecture.md#speed). */
import { z } from 'zod';
import { audiences } from '../content/page.ts';

/** Asks the API to answer as for everybody of the caller's own segment; it refuses any other one. */
export const segmentHeader = 'x-segment';

/**
 * Whether a visitor is invited to apply for trade prices: `pending` while the dealer has not decided, `none` when that
 * is settled.
 */
export const tradeStateSchema = z.enum(['invite', 'pending', 'none']);
export type TradeState = z.output<typeof tradeStateSchema>;

export const segmentSchema = z.object({
  /** Names the segment; null for who sees more than the others do (employees), or whose session is over. */
  key: z.string().max(200).nullable(),
  audience: z.enum(audiences),
  trade: tradeStateSchema,
  /** The content versions that this follows from. */
  tags: z.array(z.string()),
  /** The content versions that every page of the segment follows from. */
  page_tags: z.array(z.string()),
  /** When the session ends; null for a guest. */
  until: z.iso.datetime().nullable(),
});
export type Segment = z.output<typeof segmentSchema>;

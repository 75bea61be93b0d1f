/** What pricing keeps as long as the process runs. */
import type { TaxService } from './tax/tax-service.ts';

declare module '#api/platform/context.ts' {
  interface Services {
    /** Looks up a place's tax instead of the table; null for the table alone. */
    tax: TaxService | null;
  }
}

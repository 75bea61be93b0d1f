/** What sales keeps as long as the process runs. */
import type { Payments } from './payments/payments.ts';

declare module '#api/platform/context.ts' {
  interface Services {
    /** The payment processor; null where none is set up. */
    payments: Payments | null;
  }
}

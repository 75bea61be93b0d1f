/** Tables of migrations/0026-cart-sharing.ts. */
import type { Moment } from '#api/platform/database/schema.ts';

type CartsTables = {
  /** A link that shows a cart as it is to whoever has it; gone when its owner takes it back. */
  cart_share: {
    id: string;
    cart_id: string;
    /** Whether the owner's notes are shown. */
    with_notes: boolean;
    expires_at: Moment;
    created_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends CartsTables {}
}

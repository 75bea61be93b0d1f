/** The choice of a warehouse by who stays on the page, wherever on it that was made. */
import { useFetcher } from '@remix-run/react';
import type { CartMove } from '#schemas/domain/sales/cart.ts';

/** What the action answers (app/routes/warehouse.ts). */
export type Chosen = { warehouse: string; move: CartMove | null };

export const useChoice = () => useFetcher<Chosen>({ key: 'warehouse' });

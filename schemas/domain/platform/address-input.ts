/** Addresses as people enter them: stricter than what is kept, which stays as it was entered. */
import type { z } from 'zod';
import { type Address, addressSchema } from './address.ts';
import { problemKey } from './reasons.ts';
import { stateOfZip } from './zip-state.ts';

/** Tax, rates and dates go by the state, the truck by the ZIP code: they have to be one place. */
export function refuseForeignZip(
  { state, zip }: Pick<Address, 'state' | 'zip'>,
  context: z.RefinementCtx,
): void {
  if (stateOfZip(zip) === state) return;
  context.addIssue({ code: 'custom', path: ['zip'], message: problemKey('zip_not_in_state') });
}

export const addressInputSchema = addressSchema.superRefine(refuseForeignZip);

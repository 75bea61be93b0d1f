/** An operation's id says which return it refunds: another try is another operation, and so another key. */
import { newId } from '#api/platform/new-id.ts';

export const operationIdOf = (returnId: string): string => `${returnId}.${newId()}`;

/** The return that an operation refunds; null for any other. */
export const returnOf = ({ id }: { id: string }): string | null =>
  id.includes('.') ? (id.split('.')[0] ?? null) : null;

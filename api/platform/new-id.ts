import { v7 } from 'uuid';

/** A new entity id, in the order of time (docs/architecture.md#storage). */
export const newId = (): string => v7();

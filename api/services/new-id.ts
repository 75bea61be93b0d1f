import { v7 } from 'uuid';

/** A new entity id, in the order of time (RESOLUTIONS: ids are made in code). */
export const newId = (): string => v7();

import type { EventType } from '#schemas/domain/platform/event-types.ts';

/** What happened to what, before it is known of whom and when. */
export type NewEvent = {
  type: EventType;
  entity: string;
  value?: string | number | null;
  search?: string | null;
};

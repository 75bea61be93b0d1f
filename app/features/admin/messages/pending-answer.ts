/** An answer on its way, and what goes along with it. */
import type { Answer } from '#schemas/domain/people/chat.ts';

export type Attached = { label: string; wire: Answer['attachments'][number] };

/** An answer that the server has not shown back yet. */
export type PendingAnswer = {
  client_id: string;
  content: string;
  attached: readonly Attached[];
  /** The sentence of who refused it. */
  refused?: string;
};

/** What the email log's screens are made of. */

import type { MailRow, MailState } from '#schemas/domain/platform/mail.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { failureNames, mailStateNames } from './email-words.ts';

const tones: Record<MailState, ChipTone> = {
  waiting: 'waiting',
  failed: 'failed',
  sent: 'done',
};

export const EmailChip = ({ state }: { state: MailState }) => (
  <Chip tone={tones[state]}>{mailStateNames[state]()}</Chip>
);

/** Why it was not sent, in a sentence; nothing where it was. */
export const sayFailure = ({ failure }: Pick<MailRow, 'failure'>): string =>
  failure ? failureNames[failure.kind]() : '';

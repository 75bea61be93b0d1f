import * as m from '#messages';
import type { DraftOrderStatus } from '#schemas/domain/sales/draft-order.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';

export const draftStatusNames: Record<DraftOrderStatus, () => string> = {
  draft: m.draft_status_draft,
  sent: m.draft_status_sent,
  ordered: m.draft_status_ordered,
};

const tones: Record<DraftOrderStatus, ChipTone> = {
  draft: 'quiet',
  sent: 'waiting',
  ordered: 'done',
};

export const DraftChip = ({ status }: { status: DraftOrderStatus }) => (
  <Chip tone={tones[status]}>{draftStatusNames[status]()}</Chip>
);

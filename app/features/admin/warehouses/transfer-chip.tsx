import type { TransferStatus } from '#schemas/domain/catalog/stock-transfer.ts';
import { Chip, type ChipTone } from '#ui/chip.tsx';
import { transferStatusNames } from './transfer-words.ts';

const tones: Record<TransferStatus, ChipTone> = {
  sent: 'waiting',
  received: 'done',
  returned: 'quiet',
  lost: 'quiet',
};

export const TransferChip = ({ status }: { status: TransferStatus }) => (
  <Chip tone={tones[status]}>{transferStatusNames[status]()}</Chip>
);

import * as m from '#messages';
import type { TransferStatus } from '#schemas/domain/catalog/stock-transfer.ts';

/** How far a transfer is. */
export const transferStatusNames: Record<TransferStatus, () => string> = {
  sent: m.transfer_status_sent,
  received: m.transfer_status_received,
  returned: m.transfer_status_returned,
  lost: m.transfer_status_lost,
};

export const transfersPath = '/admin/warehouses/transfers';

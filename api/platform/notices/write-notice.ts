/** Notes that employees are to be told of something, in the transaction of what it is about. */
import type { Transaction } from 'kysely';
import type { Services } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertNotices } from '#api/platform/storage/notices.ts';
import type { NoticeKind } from '#schemas/domain/platform/notice.ts';

type NewNotice = {
  kind: NoticeKind;
  /** Of the order that it is about. */
  warehouseId?: string | null;
  /** What notice-words.ts says of it; never a person's name or address. */
  params?: Record<string, string>;
  href: string;
};

/** Who is told, and when, is found out after the commit (deliver-notices.ts). */
export async function writeNotice(
  services: Pick<Services, 'now' | 'mailWaiting'>,
  tx: Transaction<Tables>,
  { kind, warehouseId = null, params = {}, href }: NewNotice,
): Promise<void> {
  await insertNotices(tx, [
    {
      id: newId(),
      account_id: null,
      kind,
      warehouse_id: warehouseId,
      params: JSON.stringify(params),
      href,
      created_at: services.now().toISOString(),
    },
  ]);
  onCommit(tx, services.mailWaiting);
}

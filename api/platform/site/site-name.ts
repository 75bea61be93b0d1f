/** What the shop is called, and who its mail is from: as employees keep it at /admin/settings. */
import type { Executor } from '#api/platform/database/database.ts';
import { readSetting } from '#api/platform/storage/site.ts';
import type { SiteSettings } from './get-site.ts';

/** '' where none is kept. */
export const readSiteName = async (db: Executor): Promise<string> =>
  (await readSetting<SiteSettings>(db, 'site'))?.name ?? '';

/** As a mail's sender takes it. */
export async function readSender(db: Executor): Promise<{ name: string; address: string }> {
  const site = await readSetting<SiteSettings>(db, 'site');
  return { name: site?.name ?? '', address: site?.contact_email || 'orders@example.com' };
}

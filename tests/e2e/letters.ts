/** The emails that the shop under test has written. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '#tests/setup/e2e.ts';

/** The text of the newest letter to an address. */
export async function letterTo(email: string): Promise<string> {
  const folder = join(process.env.E2E_DATA ?? '', 'outbox');
  const letters = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(`To: ${email}`));
  await expect.poll(() => letters().length).toBeGreaterThan(0);
  return letters().at(-1) ?? '';
}

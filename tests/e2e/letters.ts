/** The emails that the shop under test has written: they go out after the answer to what caused them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '#tests/setup/e2e.ts';

/** The first match of `pattern` in an email to an address, the newest that has one, when it has come. */
export async function linkTo(email: string, pattern: RegExp): Promise<string> {
  const folder = join(process.env.E2E_DATA ?? '', 'outbox');
  const found = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => pattern.exec(mail)?.[0] ?? []);
  await expect
    // Some go out with a round that comes every fifteen seconds.
    .poll(() => found().length, { message: `${pattern} in an email to ${email}`, timeout: 60_000 })
    .toBeGreaterThan(0);
  return found().at(-1) ?? '';
}

/** Waits for an email to an address that says this. */
export async function expectLetter(email: string, says: string): Promise<void> {
  await linkTo(email, new RegExp(says.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}

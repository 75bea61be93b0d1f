import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SampleAccount = { role: string; email: string; password: string };

/** The sample's accounts, as the first start of a store of its own leaves them in its folder. */
export const readSampleAccounts = (dataDir: string): SampleAccount[] =>
  readFileSync(join(dataDir, 'sample-accounts.txt'), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, role = '', email = '', password = ''] = /^(.+?): (\S+) (\S+)$/.exec(line) ?? [];
      return role ? [{ role, email, password }] : [];
    });

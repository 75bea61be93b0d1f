import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type SandboxKeys = { secretKey: string; publishableKey: string; webhookSecret: string };

/** The keys of a sandbox's folder, made the first time they are read. */
export function readKeys(folder: string): SandboxKeys {
  const path = join(folder, 'keys.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as SandboxKeys;
  mkdirSync(folder, { recursive: true });
  const secret = () => randomBytes(24).toString('hex');
  const keys = {
    secretKey: `sk_test_sandbox_${secret()}`,
    publishableKey: `pk_test_sandbox_${secret()}`,
    webhookSecret: `whsec_${secret()}`,
  };
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two keys are the same, in a time that does not tell how much of them is. */
export const isSameKey = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

/** argon2id, two at a time: the thread pool is shared with everything else (docs/traps.md#thread-pool). */
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const slots = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string): Promise<string> => inSlot(() => hash(password, cost));

let nobody: Promise<string> | undefined;

/** Whether the password is the account's; takes as long when there is no account (docs/product.md#login). */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const stored = passwordHash ?? (await nobody);
  const matches = await inSlot(() => verify(stored, password));
  return passwordHash !== undefined && matches;
}

/** Codes for the day the phone is lost: ten, shown once, each good once; the database keeps their hashes. */
import { randomInt } from 'node:crypto';
import { hashToken } from './sessions.ts';

const count = 10;
/** Nothing that is taken for something else when it is read from paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** 59 bits each: "k3fm-9xqd-h7wt". */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => [group(), group(), group()].join('-'));

/** However it was typed: case, spaces and hyphens do not matter. */
export const hashRecoveryCode = (accountId: string, code: string): string =>
  hashToken(`${accountId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Codes of an authenticator app (RFC 6238): six digits, 30 seconds, SHA-1, which is what every app can do. */
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Steps that a phone's clock may be off, either way. */
const drift = 1;

const totpOf = (key: string, issuer = '', label = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key), digits: 6, period });

/** 160 random bits, in base32 as apps take it. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says to the app: whose code it is, and at which shop. */
export const uriOf = (key: string, email: string, shop: string): string =>
  totpOf(key, shop, email).toString();

/** The time step that a code is of; null when it is of none near now. */
export function stepOf(key: string, code: string, now: Date): number | null {
  const delta = totpOf(key).validate({ token: code, timestamp: now.getTime(), window: drift });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

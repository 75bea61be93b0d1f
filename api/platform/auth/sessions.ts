/** Sessions and guest ids: what the cookies hold, and how it is checked. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const days = 24 * 60 * 60 * 1000;
/** ms a session lasts. */
export const sessionLifetime = 30 * days;

export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Tells one session from another to scripts of the page; says nothing else about it. */
export const standingOf = (token: string): string => hashToken(`standing ${token}`).slice(0, 16);

const mac = (secret: Buffer, purpose: string, value: string) =>
  createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url');

/** `value.signature`, for one purpose only. */
export const sign = (secret: Buffer, purpose: string, value: string): string =>
  `${value}.${mac(secret, purpose, value)}`;

/** The value of a signed text, null when it was not signed by us for this purpose. */
export function unsign(secret: Buffer, purpose: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const wanted = Buffer.from(mac(secret, purpose, value));
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : null;
}

/** A guest's id: 144 random bits (docs/product.md#guests). */
export const newGuestId = (): string => `temp-${randomBytes(18).toString('base64url')}`;

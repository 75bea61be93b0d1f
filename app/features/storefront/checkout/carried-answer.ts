/**
 * Why a step was refused, for the page that comes in its place: what was refused may lead to another step as soon as it is
 * read anew, and a guest's page is loaded again once somebody has logged in. That page says it too.
 */
import { readSession, writeSession } from '#app/shared/session-keys.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';

const key = 'checkout:refused';
/** ms: a page that takes longer has been left. */
const keptFor = 30_000;

type Carried = { answer: CheckoutAnswer; at: number };

/** Without what was typed, which has a store of its own, and what belongs to the step's fields. */
export function carryAnswer(answer: CheckoutAnswer): void {
  const said = { ...answer, values: {}, errors: {}, fixes: [], toAccept: null };
  writeSession(key, JSON.stringify({ answer: said, at: Date.now() } satisfies Carried));
}

/** Once. */
export function takeCarried(): CheckoutAnswer | undefined {
  const stored = readSession(key);
  if (!stored) return undefined;
  dropCarried();
  const { answer, at } = JSON.parse(stored) as Carried;
  return Date.now() - at < keptFor ? answer : undefined;
}

export const dropCarried = (): void => writeSession(key, '');

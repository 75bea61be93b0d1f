/**
 * Visitors who see the same prices, pages and answers. What is said to one of a segment may be kept for all of them, so
 * it is worked out for nobody in particular: an actor without account, cart or role (docs/architecture.md#speed).
 */
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Segment, TradeState } from '#schemas/domain/platform/segment.ts';
import { accessTags } from './auth/actor-memory.ts';
import { type Actor, type Context, operatorActor } from './context.ts';

type Applied = Pick<Actor, 'hasCompany' | 'companyPending'>;

/** Who has applied, or belongs to a company, is not invited again. */
function tradeOf({ hasCompany, companyPending }: Applied): TradeState {
  if (companyPending) return 'pending';
  return hasCompany ? 'none' : 'invite';
}

/** Moves when a price list's prices do. */
export const priceListTag = (id: string): string => `prices:${id}`;

/** The actor's segment, whatever else the actor may do. */
export const segmentKey = (actor: Pick<Actor, 'audience' | 'priceListId' | keyof Applied>): string =>
  [actor.audience, tradeOf(actor), actor.priceListId ?? ''].join('.');

/** Everybody of the actor's segment, and nobody: owns nothing and may do nothing that a guest may not. */
export const segmentActor = (actor: Actor): Actor => ({
  ...operatorActor,
  operator: false,
  audience: actor.audience,
  hasCompany: actor.hasCompany,
  companyApproved: actor.companyApproved,
  companyPending: actor.companyPending,
  priceListId: actor.priceListId,
});

/** The caller as its whole segment. Throws segment_moved when `key` names another one than the caller's. */
export function asSegment(context: Context, key: string): Context {
  if (context.actor.role !== null || key !== segmentKey(context.actor))
    throw new ProblemError('segment_moved', because('segment_moved'));
  const actor = segmentActor(context.actor);
  return { ...context, actor, asker: actor };
}

/** GET /api/v1/segment (ours). */
export function getSegment({ actor, hasSession }: Context): Segment {
  const sees = actor.role === null && actor.sleepingRole === null && !actor.operator;
  const isEnded = hasSession && !actor.accountId;
  return {
    key: sees && !isEnded ? segmentKey(actor) : null,
    audience: actor.audience,
    trade: tradeOf(actor),
    tags: accessTags(actor),
    page_tags: actor.priceListId ? [priceListTag(actor.priceListId)] : [],
    until: actor.sessionUntil,
  };
}

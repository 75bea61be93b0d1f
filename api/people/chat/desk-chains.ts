/** GET /api/v1/desk/messages (ours): the inbox (docs/product.md#chat-inbox). */
import type { z } from 'zod';
import { findChain } from '#api/people/storage/chat.ts';
import { countChains, findChains, findChatPeople, touchPresence } from '#api/people/storage/chat-desk.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { chatCalls } from '#schemas/contract/people/chat.ts';
import type { ChatPerson, OpenChain } from '#schemas/domain/people/chat.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { deskChainView, messageView, personView } from './chat-views.ts';
import { readMessagePage } from './message-page.ts';

const chainsAtOnce = 30;

/** Where a page goes on: the moment and the id of the last conversation of the one before. */
const cursorOf = ({ last_at, id }: { last_at: string; id: string }) => `${last_at}_${id}`;

/** Null for a first page, and for text that is no such place. */
function placeOf(cursor: string | undefined): { at: string; id: string } | null {
  const [at = '', id = ''] = (cursor ?? '').split(/_(.*)/s);
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) && !Number.isNaN(Date.parse(at));
  return isMoment && idSchema.safeParse(id).success ? { at, id } : null;
}

/** Throws unauthenticated, forbidden. */
export async function listChains(
  context: Context,
  { view, q, before }: z.output<(typeof chatCalls.listChains)['query']>,
): Promise<z.output<(typeof chatCalls.listChains)['response']>> {
  requirePermission(context.actor, 'answerChats');
  const db = context.database.kysely;
  const accountId = context.actor.accountId ?? '';
  const owner = q ? await context.findOrderOwner(db, q.toUpperCase()) : null;
  const buyer = owner && { accountId: owner.account_id, guestId: owner.guest_id };
  const rows = await findChains(db, {
    view,
    accountId,
    q,
    buyer,
    before: placeOf(before),
    limit: chainsAtOnce + 1,
  });
  const shown = rows.slice(0, chainsAtOnce);
  const last = rows.length > chainsAtOnce ? shown.at(-1) : undefined;
  const now = context.now();
  // Who looks at what waits for them is there, on whatever of the employees' pages.
  if (view === 'mine' && !q && !before) await touchPresence(db, [accountId], now);
  return {
    chains: shown.map((row) => deskChainView(row, now)),
    counts: await countChains(db, accountId),
    next: last ? cursorOf(last) : null,
  };
}

/** Throws unauthenticated, forbidden. */
export async function listChatPeople(context: Context): Promise<{ people: ChatPerson[] }> {
  requirePermission(context.actor, 'answerChats');
  const now = context.now();
  const rows = await findChatPeople(context.database.kysely);
  return { people: rows.flatMap((row) => personView(row, now) ?? []) };
}

/** Throws unauthenticated, forbidden, not_found. */
export async function requireChain(context: Context, id: string) {
  requirePermission(context.actor, 'answerChats');
  const chain = await findChain(context.database.kysely, id);
  if (!chain) throw new ProblemError('not_found', because('conversation_not_found'));
  return chain;
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getChain(
  context: Context,
  id: string,
  { after, before }: { after?: number | undefined; before?: number | undefined },
): Promise<OpenChain> {
  const chain = await requireChain(context, id);
  const db = context.database.kysely;
  const { rows, more } = await readMessagePage(db, id, { after, before, notes: true });
  const guest = chain.account_id === null && after === undefined ? chain.guest_id : null;
  return {
    chain: deskChainView(chain, context.now()),
    cart: guest === null ? null : await context.findGuestCart(context, db, guest),
    messages: rows.map((row) => messageView(row, chain)),
    more,
    delivered: Math.max(chain.user_delivered, chain.user_read),
    read: chain.user_read,
  };
}

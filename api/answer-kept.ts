import type { CallName } from '#schemas/contract/contract.ts';
import type { Language } from '#schemas/domain/platform/language.ts';
import { handlers } from './handlers.ts';
import { keptCalls } from './kept-calls.ts';
import { nobody } from './platform/auth/actor.ts';
import { hashToken } from './platform/auth/sessions.ts';
import type { Context, Services } from './platform/context.ts';
import { type KeptAnswer, type Provenance, toAnswer } from './platform/kept-answers.ts';
import { priceListTag, segmentActor, segmentKey } from './platform/segment.ts';
import { currentWarehouseId } from './platform/site/current-warehouse.ts';

type Asked = {
  /** Path and query as they were asked for. */
  address: string;
  input: { body?: unknown };
};

/** Names an answer of a kept call: who is asked for, where, in which language, what. */
const keptKey = (
  segment: string,
  { warehouseId, language }: Pick<Context, 'warehouseId' | 'language'>,
  { address, input }: Asked,
): string =>
  [segment, warehouseId, language, address, input.body === undefined ? '' : JSON.stringify(input.body)].join(
    ' ',
  );

/**
 * What is in memory for a GET of `address` (path and query as sent), by the session's token, the chosen warehouse and
 * the language; null where that must be asked for.
 */
export async function peekKept(
  services: Services,
  address: string,
  {
    session,
    warehouse,
    language,
  }: { session: string | null; warehouse: string | undefined; language: Language },
): Promise<KeptAnswer | null> {
  const now = services.now();
  const actor = session === null ? nobody : services.actors.peek(hashToken(session), now);
  if (!actor) return null;
  const warehouseId = await currentWarehouseId(services, warehouse);
  return services.answers.peek(
    keptKey(segmentKey(actor), { warehouseId, language }, { address, input: {} }),
    now.getTime(),
  );
}

/** The answer of a call of kept-calls.ts for the caller's segment: worked out for nobody in particular. */
export function answerKept(context: Context, name: CallName, asked: Asked): Promise<KeptAnswer> {
  const handle = handlers[name] as (context: Context, input: unknown) => Promise<unknown>;
  if (context.isPreview) return handle(context, asked.input).then(toAnswer);
  const actor = segmentActor(context.actor);
  const ownTags = actor.priceListId === null ? [] : [priceListTag(actor.priceListId)];
  return context.answers.get(
    keptKey(segmentKey(actor), context, asked),
    context.now().getTime(),
    () => handle({ ...context, actor, asker: actor, reads: null }, asked.input),
    (data) => {
      const { tags, until } = (keptCalls[name] as (data: unknown) => Provenance)(data);
      return { tags: [...tags, ...ownTags], until };
    },
  );
}

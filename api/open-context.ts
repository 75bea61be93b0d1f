/** Who asks, from where and for which warehouse: what every use case is given. */
import type { Logger } from 'pino';
import { isVisitorToken } from '#schemas/domain/content/experiment.ts';
import type { Language } from '#schemas/domain/platform/language.ts';
import { applyView } from './content/pages/view.ts';
import { type Credentials, resolveActor } from './platform/auth/resolve-actor.ts';
import type { Visit } from './platform/auth/visit.ts';
import type { Context, Services } from './platform/context.ts';
import { asSegment } from './platform/segment.ts';
import { closedWarehouseName, currentWarehouseId } from './platform/site/current-warehouse.ts';

/** What a caller says of itself; who that is, is found out here. */
export type Caller = Credentials & {
  warehouse: string | undefined;
  /** The shop as the caller sees it, without a trailing slash. */
  origin: string;
  clientAddress: string;
  userAgent: string | undefined;
  counted: boolean;
  /** The cookie that experiments know the browser by. */
  visitor: string | undefined;
  /** A preview's view, and a shared link's token (content/pages/view.ts). */
  view: string | undefined;
  token: string | undefined;
  /** Asks for what everybody of this segment is answered (platform/segment.ts). */
  segment: string | undefined;
  /** What is answered is in it, as far as it is translated. */
  language: Language;
};

type Opening = {
  operatorToken: string;
  log: Logger;
  /** The calls that share it; null for a call by itself. */
  visit: Visit | null;
  /** Nothing is written by the call. */
  isRead: boolean;
  /** The call may be seen as somebody else, where a preview asks for it. */
  isSeen: boolean;
};

/** Throws segment_moved, and for a preview what applyView throws. */
export async function openContext(services: Services, caller: Caller, opening: Opening): Promise<Context> {
  const { operatorToken, visit, isRead, isSeen } = opening;
  const { session, guest, bearer, view, token, segment } = caller;
  const credentials = { session, guest, bearer };
  const resolve = () => resolveActor(services, credentials, { operatorToken, isFresh: !isRead });
  const actor = await (visit && isRead ? visit.actor(credentials, resolve) : resolve());
  const isSeenAs = isSeen && (view !== undefined || token !== undefined);
  const context: Context = {
    ...services,
    log: opening.log,
    actor,
    asker: actor,
    hasSession: session !== null,
    sharedPage: null,
    upcoming: null,
    warehouseId: await currentWarehouseId(services, caller.warehouse),
    closedWarehouse: await closedWarehouseName(services, caller.warehouse),
    origin: caller.origin,
    clientAddress: caller.clientAddress,
    userAgent: caller.userAgent,
    counted: caller.counted,
    visitor: caller.counted && caller.visitor && isVisitorToken(caller.visitor) ? caller.visitor : null,
    trial: null,
    isOrdering: false,
    isPreview: false,
    language: caller.language,
    reads: visit && isRead && segment === undefined && !isSeenAs ? visit.reads : null,
  };
  if (segment !== undefined) return asSegment(context, segment);
  return isSeenAs ? { ...(await applyView(context, { view, token })), isPreview: true } : context;
}

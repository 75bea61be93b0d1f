import type { Logger } from 'pino';
import type { Visit } from '#api/platform/auth/visit.ts';
import type { Context } from '#api/platform/context.ts';

/** What http/ keeps of a request: the use cases' context and its own. */
export type ApiEnv = {
  /** What a caller within this process hands in; nothing for a request that came over the network. */
  Bindings: { visit?: Visit };
  Variables: {
    requestId: string;
    log: Logger;
    context: Context;
    /** The session cookie as it came; for rotation and logout. */
    sessionToken: string | null;
  };
};

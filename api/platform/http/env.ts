import type { Logger } from 'pino';
import type { Context } from '#api/platform/context.ts';

/** What http/ keeps of a request: the use cases' context and its own. */
export type ApiEnv = {
  Variables: {
    requestId: string;
    log: Logger;
    context: Context;
    /** The session cookie as it came; for rotation and logout. */
    sessionToken: string | null;
  };
};

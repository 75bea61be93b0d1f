import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import type { Context } from '#api/platform/context.ts';
import type { Call, CallOutput } from '#schemas/contract/call.ts';
import type { ApiEnv } from './env.ts';

/** A call's input, parsed by the contract. */
type Input<C extends Call> = {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
  headers: C['headers'] extends z.ZodRawShape ? z.output<z.ZodObject<C['headers']>> : undefined;
  /** For cookies alone. */
  c: HonoContext<ApiEnv>;
};

/** A use case for each call of a part of the contract. */
export type HandlersOf<Calls> = {
  [K in keyof Calls]: Calls[K] extends Call
    ? (context: Context, input: Input<Calls[K]>) => Promise<CallOutput<Calls[K]>>
    : never;
};

/** How one REST call is written down. From this data come validation, OpenAPI, the typed client and the bad-input tests. */
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { type ProblemCode, problemSchema, problemStatus } from '../domain/platform/problem.ts';

type Shape = z.ZodRawShape;
type Empty = Record<never, never>;

export type CallConfig<
  P extends Shape,
  Q extends Shape,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
  H extends Shape | undefined = undefined,
  U extends true | undefined = undefined,
> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** OpenAPI form: /api/v1/carts/{id}. Answers with and without its trailing slash (docs/product.md#routes). */
  path: `/api/${string}`;
  tag: string;
  summary: string;
  params?: P;
  /** The whitelist: any other query parameter answers 400 with its name (docs/product.md#listings). */
  query?: Q;
  headers?: H;
  body?: B;
  /** The body is a file's bytes (application/octet-stream), streamed; never beside `body`. */
  upload?: U;
  /** ms before a client gives up, where what it usually waits is too short. */
  timeout?: number;
  status?: 200 | 201;
  response: R;
  /** Expected failures beside those that any call can answer. */
  errors?: ProblemCode[];
};

const fileBody = { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } };
const problemBody = { 'application/problem+json': { schema: problemSchema } };

/** One call of the contract. */
export function call<
  P extends Shape = Empty,
  Q extends Shape = Empty,
  B extends z.ZodType | undefined = undefined,
  R extends z.ZodType = z.ZodType,
  H extends Shape | undefined = undefined,
  U extends true | undefined = undefined,
>(config: CallConfig<P, Q, B, R, H, U>) {
  const { errors = [], status = 200 } = config;
  const params = z.object(config.params ?? ({} as P));
  const query = z.strictObject(config.query ?? ({} as Q));
  const codes: ProblemCode[] = [
    'bad_query',
    ...(config.body ? (['bad_json', 'invalid', 'too_large'] as const) : []),
    ...errors,
  ];
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes)
    byStatus.set(problemStatus[code], [...(byStatus.get(problemStatus[code]) ?? []), code]);
  const route = createRoute({
    method: config.method,
    path: config.path,
    tags: [config.tag],
    summary: config.summary,
    request: {
      params,
      query,
      ...(config.headers ? { headers: z.object(config.headers) } : {}),
      ...(config.body
        ? { body: { required: true, content: { 'application/json': { schema: config.body } } } }
        : {}),
      ...(config.upload ? { body: { required: true, content: fileBody } } : {}),
    },
    responses: {
      [status]: { description: 'Done', content: { 'application/json': { schema: config.response } } },
      ...Object.fromEntries(
        [...byStatus].map(([code, names]) => [code, { description: names.join(', '), content: problemBody }]),
      ),
    },
  });
  return {
    ...config,
    params,
    query,
    route,
    status,
    body: config.body as B,
    headers: config.headers as H,
    upload: config.upload as U,
  };
}

export type Call = {
  method: CallConfig<Shape, Shape, undefined, z.ZodType>['method'];
  path: string;
  params: z.ZodObject;
  query: z.ZodObject;
  headers: Shape | undefined;
  body: z.ZodType | undefined;
  upload: true | undefined;
  timeout?: number | undefined;
  response: z.ZodType;
  status: 200 | 201;
};

/** A file's bytes, whole or as they come. */
export type UploadBody = Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

type KeyIf<Name extends string, Value> = Empty extends Value
  ? { [K in Name]?: Value }
  : { [K in Name]: Value };

/** What the client takes for a call: its parameters, query, headers and body, each only when the call has them. */
export type CallInput<C extends Call> = KeyIf<'params', z.input<C['params']>> &
  KeyIf<'query', z.input<C['query']>> &
  (C['headers'] extends Shape ? { headers: z.input<z.ZodObject<C['headers']>> } : Empty) &
  (C['body'] extends z.ZodType ? { body: z.input<C['body']> } : Empty) &
  (C['upload'] extends true ? { file: UploadBody } : Empty);

export type CallOutput<C extends Call> = z.output<C['response']>;

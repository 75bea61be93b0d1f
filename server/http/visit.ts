import type { Visit as ApiVisit } from '#api/platform/auth/visit.ts';
import type { ReadCall } from '#api/read-call.ts';
import type { Language } from '#schemas/domain/platform/language.ts';

/** How the API is reached: the Hono app itself, or a server somewhere else. */
export type ApiAccess = {
  /** null: calls carry the visitor's own origin. */
  baseUrl: string | null;
  fetch: (request: Request, visit?: ApiVisit) => Promise<Response>;
  /** Calls that only read, where the API is in this process. */
  read?: ReadCall;
  checkResponses: boolean;
};

export type Visit = {
  origin: string;
  address: string;
  requestId: string;
  /** The browser sends Global Privacy Control: the API is told so. */
  privacy?: boolean;
  /** The page is made for everybody of this segment; the API refuses who is of another one. */
  segment?: string;
  /** More headers for every call: a preview's view and token. */
  headers?: Record<string, string>;
  /** What the browser calls itself: an employee knows a session by it. */
  userAgent?: string;
  /** Of the page. */
  language: Language;
  /** By which experiments know the visitor, where one runs at the address. */
  visitor?: string;
  /** The experiment whose variant B the page shows. */
  variant?: string | null;
};

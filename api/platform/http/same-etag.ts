/** Whether If-None-Match names this tag, also as caches in between write it. */
export const isSameEtag = (given: string | undefined, etag: string): boolean =>
  (given ?? '').split(',').some((part) => [etag, '*'].includes(part.trim().replace(/^W\//, '')));

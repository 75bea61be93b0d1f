/** Ids of names that many products share (filters, options, specifications): each says its name. */

/** Bytes: its id is not longer than an id may be. */
export const longestSharedName = 59;

/** Some text for any id. */
export const sharedNameOf = (id: string): string =>
  Buffer.from(id, 'base64url').toString('utf8').replaceAll('\0', '');

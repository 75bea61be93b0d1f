/**
 * Comments that are typed and not sent, kept for this tab by account and page: a reload and a login lose nothing, and the
 * next person at this browser sees none of it.
 */
import { commentPrefix, forgetSession, readSessionJson, writeSession } from '#app/shared/session-keys.ts';
import type { CommentPerson } from '#schemas/domain/content/comment.ts';

/** What stands in a composer; it is sent under the same name until it has arrived. */
export type CommentDraft = {
  text: string;
  people: CommentPerson[];
  client: string;
  /** What a new thread is about; null for the page. */
  block?: string | null;
};

export function keptComments(account: string, pageId: string) {
  const own = `${commentPrefix}${account}:`;
  const nameOf = (key: string) => `${own}${pageId}:${key}`;
  return {
    read: (key: string): CommentDraft | null => readSessionJson(nameOf(key)),
    /** An empty one is not kept. */
    keep: (key: string, draft: CommentDraft): void => {
      if (draft.text.trim() === '') forgetSession((kept) => kept === nameOf(key));
      else writeSession(nameOf(key), JSON.stringify(draft));
    },
    drop: (key: string): void => forgetSession((kept) => kept === nameOf(key)),
    /** Removes everything that another account left in this tab. */
    forgetOthers: (): void =>
      forgetSession((kept) => kept.startsWith(commentPrefix) && !kept.startsWith(own)),
  };
}

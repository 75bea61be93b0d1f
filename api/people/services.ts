/** What the people wing keeps as long as the process runs. */
import type { ChatFeed } from './chat/chat-feed.ts';

declare module '#api/platform/context.ts' {
  interface Services {
    /** Tells open sockets what is new in conversations. */
    chat: ChatFeed;
  }
}

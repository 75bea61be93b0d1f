/** What content keeps as long as the process runs. */
import type { Assistant } from './compose/assistant.ts';

declare module '#api/platform/context.ts' {
  interface Services {
    /** A language model that helps to make pages; null where none is set up. */
    assistant: Assistant | null;
  }
}

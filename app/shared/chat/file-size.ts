/** How large a file is, as both ends of the chat say it. */
import * as m from '#messages';

const kilobyte = 1024;

/** "1 KB", "240 KB", "3.1 MB". */
export const sayFileSize = (bytes: number): string =>
  bytes < kilobyte * kilobyte
    ? m.chat_kilobytes({ size: Math.max(1, Math.round(bytes / kilobyte)) })
    : m.chat_megabytes({ size: (bytes / kilobyte / kilobyte).toFixed(1) });

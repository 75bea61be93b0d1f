/** Sizes of files, as people read them. */
import { currentLanguage, localeOf } from './language.ts';

/** "340 kB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const format = new Intl.NumberFormat(localeOf[currentLanguage()], {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
  return format.format(isSmall ? Math.max(1, bytes / 1000) : bytes / 1_000_000);
}

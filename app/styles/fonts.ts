/** The two font files of the first screen, for <link rel="preload" as="font" type="font/woff2" crossorigin>. */
import grotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url';

export const preloadedFonts: readonly string[] = [newsreader, grotesk];

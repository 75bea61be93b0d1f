/** The two font files of the first screen, for <link rel="preload" as="font" type="font/woff2" crossorigin>. */
import grotesk from './fonts/hanken-grotesk-basic.woff2?url';
import newsreader from './fonts/newsreader-basic.woff2?url';

export const preloadedFonts: readonly string[] = [newsreader, grotesk];

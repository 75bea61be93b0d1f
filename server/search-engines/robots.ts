/**
 * /robots.txt. Only what is no page is closed: pages that must not be found say so themselves (`noindex`), and a crawler
 * that is not let in would never read it (docs/product.md#search-engines).
 */
import type { ServerResponse } from 'node:http';
import { inLanguage, languages, sourceLanguage } from '#schemas/domain/platform/language.ts';

/** Beginnings of paths; `$` ends one. */
export const closedPaths = ['/api/', '/me$', '/me.data', '/search/suggest', '/logout', '/offer'] as const;

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...languages.flatMap((language) =>
      closedPaths
        .filter((path) => language === sourceLanguage || inLanguage(path, language) !== path)
        .map((path) => `Disallow: ${inLanguage(path, language)}`),
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export function sendRobots(res: ServerResponse, origin: string, isHead: boolean): void {
  const body = robotsText(origin);
  res.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'content-length': Buffer.byteLength(body),
  });
  res.end(isHead ? undefined : body);
}

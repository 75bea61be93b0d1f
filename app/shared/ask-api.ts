/** The API's calls from browsers, answered in the page's language. */
import { currentLanguage, languageHeader } from '#schemas/domain/platform/language.ts';

/** As `fetch`, whose `headers` are a plain object. */
export const askApi = (
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(path, { ...init, headers: { ...init.headers, [languageHeader]: currentLanguage() } });

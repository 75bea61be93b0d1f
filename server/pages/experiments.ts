/**
 * Which experiments run, and which variant each visitor gets (docs/decisions/0093-experiments.md): by a random cookie and
 * the audience, so that a page under test is kept in memory twice, once for each variant.
 */
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { ApiClient } from '#schemas/contract/client.ts';
import {
  isVisitorToken,
  type RunningExperiment,
  variantFor,
  visitorCookie,
} from '#schemas/domain/content/experiment.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import { splitLanguage } from '#schemas/domain/platform/language.ts';
import { readCookies } from '../http/cookies.ts';

const retryMs = 5000;
/** s; longer than any experiment should run. */
const maxAge = 90 * 24 * 3600;
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

const newToken = (): string =>
  Array.from({ length: 20 }, () => letters[randomInt(letters.length)] ?? '0').join('');

const cookieOf = (token: string): string =>
  `${visitorCookie}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;

/** The page that an address shows, as the first language has it; an open page asks for its data with ".data" behind. */
function pathOf(url: string): string {
  const [asked = '/'] = splitLanguage(url).path.split('?', 1);
  const path = asked.endsWith('.data') ? asked.slice(0, -5) : asked;
  if (path === '/_root' || path === '/_index') return '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

type Asked = { url: string; cookies: string | undefined; hasPrivacy: boolean };

export class KnownExperiments {
  #byPath = new Map<string, RunningExperiment[]>();
  #api: ApiClient;
  #log: Logger;
  #reading: Promise<void> | null = null;
  #isOutdated = false;
  #triedAt = 0;
  #loaded = false;

  /** `api` calls as a visitor without cookies. */
  constructor(api: ApiClient, log: Logger) {
    this.#api = api;
    this.#log = log;
  }

  /** Reads them again: at start, and when one began or ended. */
  refresh(): Promise<void> {
    // What is being read may be of before.
    this.#isOutdated = this.#reading !== null;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
      if (this.#isOutdated) void this.refresh();
    });
    return this.#reading;
  }

  /** By which a visitor is known at an address where something runs; null elsewhere, and for who is not counted. */
  visitorAt({ url, cookies, hasPrivacy }: Asked): { token: string; cookie: string | null } | null {
    if (!this.#loaded && Date.now() - this.#triedAt > retryMs) void this.refresh();
    if (this.#byPath.size === 0 || hasPrivacy || !this.#byPath.has(pathOf(url))) return null;
    const known = readCookies(cookies);
    if (known.get('analytics') === 'refused') return null;
    const token = known.get(visitorCookie);
    if (token && isVisitorToken(token)) return { token, cookie: null };
    const made = newToken();
    return { token: made, cookie: cookieOf(made) };
  }

  /** The experiment whose variant B a visitor gets; null for variant A, and where nothing runs for the audience. */
  variantAt(url: string, token: string, audience: Audience): string | null {
    const own = this.#byPath.get(pathOf(url))?.find(({ shares }) => shares[audience] > 0);
    return own && variantFor(own, token, audience) === 'b' ? own._id : null;
  }

  async #read(): Promise<void> {
    this.#triedAt = Date.now();
    try {
      const running = await this.#api.listRunningExperiments();
      if (!running.ok) return;
      const byPath = new Map<string, RunningExperiment[]>();
      for (const one of running.data) byPath.set(one.path, [...(byPath.get(one.path) ?? []), one]);
      this.#byPath = byPath;
      this.#loaded = true;
    } catch (error) {
      this.#log.warn({ err: error }, 'The experiments could not be read');
    }
  }
}

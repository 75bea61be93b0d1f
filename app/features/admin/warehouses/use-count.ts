/** A count in the browser: kept in this tab by account and warehouse, its codes looked up as they come. */
import { useEffect, useRef, useState } from 'react';
import { askApi } from '#app/shared/ask-api.ts';
import { countPrefix, forgetSession, readSessionJson, writeSession } from '#app/shared/session-keys.ts';
import { type CodeMatch, mostCodes } from '#schemas/domain/catalog/count.ts';
import type { CountAnswer } from './count.server.ts';
import { type CountSheet, emptySheet, merge, refresh, resolve } from './count-sheet.ts';

/** ms after a look-up that failed until the next. */
const againMs = 5_000;

const prefixOf = (account: string) => `${countPrefix}${account}:`;

/** Null where nothing is kept. */
function readKept(key: string): CountSheet | null {
  const kept = readSessionJson<CountSheet>(key);
  return kept && [kept.rows, kept.waiting, kept.uncounted].every(Array.isArray) ? kept : null;
}

const isEmpty = ({ rows, waiting, uncounted }: CountSheet) =>
  rows.length + waiting.length + uncounted.length === 0;

/**
 * `answer` is the last one of the form. What another account left in this tab is removed. `isBusy`: rows are being saved,
 * and nothing is looked up until they are.
 */
export function useCount(
  account: string,
  warehouse: string,
  answer: CountAnswer | undefined,
  isBusy: boolean,
) {
  const key = `${prefixOf(account)}${warehouse}`;
  const [sheet, setSheet] = useState<CountSheet>(answer?.sheet ?? emptySheet);
  const [wrong, setWrong] = useState<Record<string, string>>(answer?.wrong ?? {});
  const [isRead, setRead] = useState(false);
  const seen = useRef(answer);

  useEffect(() => {
    const isOthers = (one: string) => one.startsWith(countPrefix) && !one.startsWith(prefixOf(account));
    forgetSession(isOthers);
    const kept = readKept(key);
    if (kept) setSheet((brought) => (isEmpty(brought) ? kept : merge(kept, brought)));
    setRead(true);
  }, [account, key]);

  useEffect(() => {
    if (!isRead) return;
    if (isEmpty(sheet)) forgetSession((one) => one === key);
    else writeSession(key, JSON.stringify(sheet));
  }, [isRead, key, sheet]);

  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    setWrong(answer.wrong);
    // What was scanned while it was saved waits for what is on hand now.
    setSheet((now) => (answer.done ? { ...now, rows: [] } : refresh(now, answer.sheet.rows)));
  }, [answer]);

  const lookUp = useLookUp(warehouse, isRead && !isBusy ? sheet : emptySheet, (matches) =>
    setSheet((now) => resolve(now, matches)),
  );
  return { sheet, setSheet, wrong, setWrong, isRead, ...lookUp };
}

/** Asks about what waits, one request at a time; `isFailed` until one is answered again. */
function useLookUp(warehouse: string, { waiting }: CountSheet, onFound: (matches: CodeMatch[]) => void) {
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isAsking = useRef(false);
  const found = useRef(onFound);
  found.current = onFound;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a try more asks again.
  useEffect(() => {
    if (waiting.length === 0 || isAsking.current) return;
    isAsking.current = true;
    // The oldest first.
    const codes = waiting.slice(-mostCodes).map(({ code }) => code);
    void ask(warehouse, codes).then((matches) => {
      isAsking.current = false;
      setFailed(matches === null);
      if (matches) found.current(matches);
      // What came meanwhile is asked about now, and what failed in a while.
      setTimeout(() => setTries((count) => count + 1), matches ? 0 : againMs);
    });
  }, [warehouse, waiting, tries]);
  return { isFailed: isFailed && waiting.length > 0, retry: () => setTries((count) => count + 1) };
}

async function ask(warehouse: string, codes: string[]): Promise<CodeMatch[] | null> {
  try {
    const response = await askApi('/api/v1/desk/inventory/codes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ warehouse, codes }),
    });
    return response.ok ? ((await response.json()) as { items: CodeMatch[] }).items : null;
  } catch {
    return null;
  }
}

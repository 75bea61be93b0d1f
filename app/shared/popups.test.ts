import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PopupRequest } from '#blocks/kit/ports.ts';
import { popupAfterDelay } from './popup-delay.ts';
import { type PopupScene, PopupTurns, quietMs } from './popups.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: start }));
/** What a page called that is left now. */
const leaves: (() => void)[] = [];
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  vi.useRealTimers();
});

/** Turns on a page of our own, and what is open on it. */
function scene(change: Partial<PopupScene> = {}) {
  const shown = new Set<string>();
  const open: string[] = [];
  const closers = new Map<string, () => void>();
  const page = { busy: false, unwelcome: false };
  const popupTurns = new PopupTurns({
    now: () => Date.now(),
    busy: () => page.busy,
    unwelcome: () => page.unwelcome,
    shown,
    ...change,
  });
  const request = (id: string, delay: number, dates: Partial<PopupRequest> = {}): PopupRequest => ({
    id,
    delay,
    open: (closed) => {
      open.push(id);
      closers.set(id, () => {
        open.splice(open.indexOf(id), 1);
        closed();
      });
    },
    ...dates,
  });
  const ask = (id: string, delay: number, dates?: Partial<PopupRequest>, yields = false) => {
    const leave = popupAfterDelay(request(id, delay, dates), async () => ({ popupTurns }), yields);
    leaves.push(leave);
    return leave;
  };
  return { ask, open, shown, page, close: (id: string) => closers.get(id)?.() };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('the promotion comes after 4 s, the contact after 15 s once the promotion is closed, and not at once', async () => {
  const { ask, open, close, shown } = scene();
  ask('promotion', 4);
  ask('contact', 15);
  await pass(3999);
  expect(open).toEqual([]);
  await pass(1);
  expect(open).toEqual(['promotion']);
  await pass(60_000);
  expect(open).toEqual(['promotion']);
  close('promotion');
  await pass(quietMs - 1);
  expect(open).toEqual([]);
  await pass(1);
  expect(open).toEqual(['contact']);
  expect([...shown]).toEqual(['promotion', 'contact']);
});

test('a promotion that was closed early leaves the contact its own time', async () => {
  const { ask, open, close } = scene();
  ask('promotion', 4);
  ask('contact', 15);
  await pass(5000);
  close('promotion');
  await pass(9999);
  expect(open).toEqual([]);
  await pass(1);
  expect(open).toEqual(['contact']);
});

test('each comes once a session', async () => {
  const { ask, open, close } = scene();
  ask('promotion', 4);
  await pass(4000);
  close('promotion');
  ask('promotion', 4);
  await pass(60_000);
  expect(open).toEqual([]);
});

test('a page that is left takes its popups along, waiting or open', async () => {
  const { ask, open, shown } = scene();
  const leave = ask('promotion', 4);
  await pass(3000);
  leave();
  await pass(60_000);
  expect(open).toEqual([]);
  expect(shown.size).toBe(0);
  const leaveOpen = ask('promotion', 4);
  await pass(4000);
  leaveOpen();
  ask('contact', 15);
  await pass(15_000);
  expect(open).toContain('contact');
});

test('none comes before its first day, at its end or after it, by the clock of the moment it would', async () => {
  const { ask, open } = scene();
  const at = (ms: number) => new Date(start + ms).toISOString();
  ask('over', 4, { until: at(0) });
  ask('ends while it waits', 4, { until: at(4000) });
  ask('not yet', 4, { from: at(4001) });
  await pass(60_000);
  expect(open).toEqual([]);
  ask('just in time', 4, { from: at(0), until: at(64_001) });
  await pass(4000);
  expect(open).toEqual(['just in time']);
});

test('one that waits for another is dropped when its end comes meanwhile', async () => {
  const { ask, open, close } = scene();
  ask('first', 1);
  ask('second', 2, { until: new Date(start + 30_000).toISOString() });
  await pass(31_000);
  close('first');
  await pass(60_000);
  expect(open).toEqual([]);
});

test('none comes into checkout', async () => {
  const { ask, open, page } = scene();
  page.unwelcome = true;
  ask('promotion', 4);
  await pass(60_000);
  expect(open).toEqual([]);
});

test('none comes over an open drawer or menu; after it there is peace first', async () => {
  const { ask, open, page } = scene();
  page.busy = true;
  ask('promotion', 4);
  await pass(20_000);
  expect(open).toEqual([]);
  page.busy = false;
  await pass(quietMs - 1000);
  expect(open).toEqual([]);
  await pass(1000);
  expect(open).toEqual(['promotion']);
});

test('one that yields stays away from a page with popups of its own, and comes where there are none', async () => {
  const { ask, open, shown } = scene();
  const leave = ask('contact', 15);
  ask('chat', 15, {}, true);
  await pass(15_000);
  expect(open).toEqual(['contact']);
  await pass(60_000);
  expect([...shown]).toEqual(['contact']);
  leave();
  const other = scene();
  other.ask('chat', 15, {}, true);
  await pass(15_000);
  expect(other.open).toEqual(['chat']);
});

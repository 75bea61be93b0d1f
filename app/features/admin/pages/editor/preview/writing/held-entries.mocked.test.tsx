// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreviewEntry } from '../entries.ts';
import { type HeldEntries, useHeldEntries } from './held-entries.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const note = (title: string, key = title): PreviewEntry => ({
  slot: 'note',
  key,
  label: 'Note',
  popup: false,
  state: 'shown',
  block: { id: 'note', type: 'note', device: 'all', props: { title }, data: null },
  fields: [],
});

let root: Root;
let held: HeldEntries;

function Seen({ entries }: { entries: PreviewEntry[] }) {
  held = useHeldEntries(entries);
  return null;
}

const show = (...entries: PreviewEntry[]) => act(async () => root.render(<Seen entries={entries} />));
const drawn = () => held.entries.map((entry) => (entry.state === 'shown' ? entry.block.props.title : null));
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(async () => {
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
  await show(note('As it was'));
  await act(async () => held.hold('note'));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

test('a block stays as it is drawn while it is written, and comes with what was written', async () => {
  await show(note('As it'));
  await wait(60_000);
  expect(drawn()).toEqual(['As it was']);
  await act(async () => held.letGo('/title', 'As it is'));
  expect(drawn()).toEqual(['As it was']);
  await show(note('As it is'));
  expect(drawn()).toEqual(['As it is']);
  expect(held.heldSlot).toBeNull();
});

test('without a line it stays as it was written, however long that takes', async () => {
  await act(async () => held.letGo('/title', 'As it is'));
  await wait(60_000);
  expect(held.heldSlot).toBe('note');
  await show(note('As it is'));
  expect(held.heldSlot).toBeNull();
});

test('one that another person has changed is drawn after a while', async () => {
  await act(async () => held.letGo('/title', 'As it is'));
  await show(note('As they have it'));
  expect(drawn()).toEqual(['As it was']);
  await wait(1_500);
  expect(drawn()).toEqual(['As they have it']);
});

test('what is dropped, and a block that is gone, are held no longer', async () => {
  await show(note('As they have it'));
  await act(async () => held.drop());
  expect(drawn()).toEqual(['As they have it']);
  await act(async () => held.hold('note'));
  await show();
  expect(held.heldSlot).toBeNull();
});

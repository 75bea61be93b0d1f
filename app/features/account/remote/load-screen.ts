/**
 * The screens of the remote profile application, as they come: each is asked for once, given up after 20 s, and asked for
 * again when somebody says so (docs/product.md#profile-area).
 */
import type { ComponentType } from 'react';
import type { ScreenName } from '#profile/screens.ts';

/** ms until a module of the remote application is given up (docs/product.md#constants). */
const remoteTimeout = 20_000;

export type RemoteScreen = ComponentType<Record<string, unknown>>;
export type Standing =
  | { is: 'loading' }
  | { is: 'ready'; Screen: RemoteScreen }
  /** Missing, too slow, of another React, or its place does not answer. */
  | { is: 'failed' };

type Remote = ReturnType<typeof import('./federation.ts').openRemote>;

const loading: Standing = { is: 'loading' };
const standings = new Map<ScreenName, Standing>();
const listeners = new Set<() => void>();
let opened: Promise<Remote> | null = null;
let attempts = 0;

export const standingOf = (name: ScreenName): Standing => standings.get(name) ?? loading;

export function onStanding(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stand(name: ScreenName, standing: Standing): void {
  standings.set(name, standing);
  for (const listener of listeners) listener();
}

function open(entry: string): Promise<Remote> {
  opened ??= import('./federation.ts').then(({ openRemote }) => openRemote(entry));
  // The next attempt asks for that file anew.
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** What comes within `ms`; rejects after that: an ES module has no time limit of its own. */
export async function within<T>(ms: number, coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The remote application took longer than ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function fetchScreen(entry: string, name: ScreenName): Promise<RemoteScreen> {
  const module = (await (await open(entry)).load(name)) as { default?: unknown } | null;
  if (typeof module?.default !== 'function') throw new Error(`The remote application has no ${name}.`);
  return module.default as RemoteScreen;
}

async function settle(entry: string, name: ScreenName): Promise<void> {
  stand(name, loading);
  try {
    stand(name, { is: 'ready', Screen: await within(remoteTimeout, fetchScreen(entry, name)) });
  } catch (error) {
    reportError(error);
    stand(name, { is: 'failed' });
  }
}

/** What came, and cannot be shown. */
export const failScreen = (name: ScreenName): void => stand(name, { is: 'failed' });

const settling = new Map<ScreenName, Promise<void>>();

/** Asks for a screen of the application at `entry`, once. Never rejects: `standingOf` says what came of it. */
export function loadScreen(entry: string, name: ScreenName): Promise<void> {
  const known = settling.get(name) ?? settle(entry, name);
  settling.set(name, known);
  return known;
}

/** Asks again for what failed. */
export async function retryScreen(entry: string, name: ScreenName): Promise<void> {
  if (standingOf(name).is !== 'failed') return;
  stand(name, loading);
  const remote = await open(entry).catch(() => null);
  remote?.renew(++attempts);
  settling.set(name, settle(entry, name));
  await settling.get(name);
}

/** The one place that knows where the sample dealer lies. A shop without api/sample builds and runs the same. */
import { existsSync } from 'node:fs';
import type { SampleDealer } from '#api/sample-dealer.ts';

/** From the bundle (scripts/build.mjs makes it where there is a sample) or from source; null when there is none. */
export async function openSample(): Promise<SampleDealer | null> {
  const entry = ['./sample.js', '../api/sample/index.ts']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  if (!entry) return null;
  // A name that is put together is followed by no bundler and no type check: both would fail without the folder.
  const { sample } = (await import(/* @vite-ignore */ entry.href)) as { sample: SampleDealer };
  return sample;
}

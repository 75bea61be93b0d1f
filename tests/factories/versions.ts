import type { ContentVersions } from '#api/platform/content-versions.ts';

/** Content versions that move when a test says so; `isLive` may be set. */
export function fakeVersions() {
  let tell: (tags: string[]) => void = () => {};
  const fake = {
    isLive: true,
    onMove: (listener: (tags: string[]) => void) => {
      tell = listener;
      return () => {};
    },
  };
  return {
    fake,
    versions: fake as unknown as ContentVersions,
    move: (...tags: string[]) => tell(tags),
  };
}

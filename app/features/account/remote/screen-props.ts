import type { ScreenName } from '#profile/screens.ts';

export type ScreenProps = {
  name: ScreenName;
  /** Where the remote application's entry is. */
  remote: string | undefined;
  /** What the screen shows. */
  given: Record<string, unknown>;
};

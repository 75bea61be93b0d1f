/** A screen of the profile area as the server renders it, and as a browser does in development. */
import { screens } from '#profile/screens.ts';
import type { RemoteScreen } from './load-screen.ts';
import type { ScreenProps } from './screen-props.ts';

export function ProfileScreen({ name, remote, given }: ScreenProps) {
  const Screen = screens[name] as unknown as RemoteScreen;
  return (
    <div data-profile-screen={name} data-remote={remote}>
      <Screen {...given} />
    </div>
  );
}

/** Everything is here already. */
export const screenIsThere = async (_place: HTMLElement): Promise<void> => undefined;

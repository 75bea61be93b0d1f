/**
 * A page of the profile area: the account's links are the shop's, the screen beside them is the remote application's
 * (docs/product.md#profile-area).
 */
import type { ComponentProps } from 'react';
import { ProfileScreen } from '#profile/screen';
import type { ScreenName, Screens } from '#profile/screens.ts';
import { AccountLayout, type AccountLink, type AccountPerson } from './account-layout.tsx';

type Props<N extends ScreenName> = {
  screen: N;
  /** Another thing of the same kind is another screen. */
  id?: string;
  current: AccountLink;
  title: string;
  data: { person: AccountPerson } & ComponentProps<Screens[N]>;
};

export function ProfileArea<N extends ScreenName>({ screen, id = '', current, title, data }: Props<N>) {
  return (
    <AccountLayout person={data.person} current={current} title={title}>
      <ProfileScreen
        key={`${screen} ${id}`}
        name={screen}
        remote={data.person.remote ?? undefined}
        given={data}
      />
    </AccountLayout>
  );
}

/** Where a page would be that failed. What it says comes with the failure: a page that is well loads none of it. */
import { type ComponentType, lazy, Suspense } from 'react';
import * as m from '#messages';
import { errorTitle } from './error-title.ts';
import type { Shell } from './shell.server.ts';

type Props = { error: unknown; shell?: Shell | null | undefined };

/** Where not even that file comes. */
function Plain({ error }: Props) {
  return (
    <p className="p-gutter">
      {errorTitle(error)}{' '}
      <a href="/" className="underline">
        {m.error_home()}
      </a>
    </p>
  );
}

const Screen = lazy<ComponentType<Props>>(() =>
  import('./error-screen.tsx').catch(() => ({ default: Plain })),
);

export function ErrorArea(props: Props) {
  return (
    <Suspense fallback={null}>
      <Screen {...props} />
    </Suspense>
  );
}

/**
 * What the shop gives to the remote profile application, and how it asks for its modules
 * (docs/decisions/0055-remote-profile-area.md). This file comes with pages under /a alone.
 */

import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import {
  Form,
  Link,
  PrefetchPageLinks,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from '@remix-run/react';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { remixVersion } from './shared-versions.ts';

declare global {
  /** Where a remote built with `externalRuntime` finds the runtime, in place of 19 KB of its own. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** By name: the whole package in one object would bring all of it to every page. */
const remix = {
  Form,
  Link,
  PrefetchPageLinks,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
};

/** One copy, the shop's: another one knows neither its contexts nor its hooks. */
const shared = (version: string, lib: object) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
});

const name = 'profile';

/** A way to the modules of the application at `entry`; `renew` forgets what did not come. */
export function openRemote(entry: string) {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  const instance = createInstance({
    name: 'shop',
    remotes: [{ name, entry, type: 'module' }],
    shared: {
      react: shared(React.version, React),
      'react/jsx-runtime': shared(React.version, jsxRuntime),
      '@remix-run/react': shared(remixVersion, remix),
    },
  });
  return {
    load: (module: string) => instance.loadRemote<unknown>(`${name}/${module}`),
    renew(attempt: number) {
      const address = new URL(entry, location.href);
      address.searchParams.set('attempt', String(attempt));
      instance.registerRemotes([{ name, entry: address.href, type: 'module' }], { force: true });
    },
  };
}

/** Where browsers find the remote profile application (docs/product.md#profile-area). */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from './build-folder.ts';
import type { Env } from './env.ts';

const place = 'assets/profile';

/** The entry of this build's own: its folder is named after what is in it. Throws when the build has none. */
function ownEntry(): string {
  const folder = join(buildFolder, 'storefront/client', place);
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  if (!name) throw new Error('The build has no profile application. Run: npm run build');
  return `/${place}/${name}/remoteEntry.js`;
}

/** The address of the entry; null in development, where its screens are the shop's own. */
export const profileRemoteOf = (env: Env): string | null =>
  env.PROFILE_REMOTE_URL ?? (env.NODE_ENV === 'development' ? null : ownEntry());

/** The origin that pages of the profile area must allow scripts of, where it is another's. */
export const foreignOriginOf = (remote: string | null): string | null =>
  remote && URL.canParse(remote) ? new URL(remote).origin : null;

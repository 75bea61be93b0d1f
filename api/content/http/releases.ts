import { checkRelease, publishRelease } from '#api/content/releases/publish-release.ts';
import { putReleaseEntry, removeReleaseEntry } from '#api/content/releases/release-entries.ts';
import {
  cancelRelease,
  changeRelease,
  createRelease,
  getRelease,
  listPageReleases,
  listReleases,
} from '#api/content/releases/releases.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { releaseCalls } from '#schemas/contract/content/releases.ts';

export const releaseHandlers: HandlersOf<typeof releaseCalls> = {
  listReleases: (context) => listReleases(context),
  createRelease: (context, { body }) => createRelease(context, body.name),
  getRelease: (context, { params }) => getRelease(context, params.id),
  changeRelease: (context, { params, body }) => changeRelease(context, params.id, body),
  cancelRelease: (context, { params }) => cancelRelease(context, params.id),
  putReleaseEntry: (context, { params, body }) => putReleaseEntry(context, params, body),
  removeReleaseEntry: (context, { params }) => removeReleaseEntry(context, params),
  checkRelease: (context, { params }) => checkRelease(context, params.id),
  publishRelease: (context, { params }) => publishRelease(context, params.id),
  listPageReleases: (context, { params }) => listPageReleases(context, params.id),
};

/** Tables of migrations/0092-releases.ts. */
import type { Moment } from '#api/platform/database/schema.ts';
import type { scheduleActions } from '#schemas/domain/content/editor.ts';
import type { ReleaseState } from '#schemas/domain/content/release.ts';

type ReleaseTables = {
  page_release: {
    id: string;
    name: string;
    /** When it goes live by itself; null while that is not said. */
    at: Moment | null;
    /** In which zone the person chose the time. */
    zone: string;
    state: ReleaseState;
    author: string;
    error: string | null;
    created_at: Moment;
    ended_at: Moment | null;
  };
  page_release_entry: {
    release_id: string;
    page_id: string;
    action: (typeof scheduleActions)[number];
    /** The immutable snapshot that goes live; null to unpublish. */
    revision_id: string | null;
    author: string;
    added_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ReleaseTables {}
}

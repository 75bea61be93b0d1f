/** The releases that the page goes live with; asked when it is opened, and when one comes back to it. */
import { Link } from '@remix-run/react';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import type { PageRelease } from '#schemas/domain/content/release.ts';
import { LineIcon } from '#ui/icons.tsx';
import { callApi } from '../editor-client.ts';
import { sayZonedMoment } from '../words/when.ts';

export function ReleaseStrip({ pageId }: { pageId: string }) {
  const releases = useReleases(pageId);
  return releases.map((release) => (
    <p
      key={release._id}
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-info/10 px-4 py-1.5 text-sm"
    >
      <LineIcon path="M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4" className="size-4 text-info" />
      <span className="min-w-0 font-semibold">{sayRelease(release)}</span>
      <Link
        to={`/admin/releases/${release._id}`}
        className="ml-auto inline-flex min-h-6 items-center underline underline-offset-4"
      >
        {m.release_open()}
      </Link>
    </p>
  ));
}

function sayRelease({ name, at, zone, action }: PageRelease): string {
  const when = at ? sayZonedMoment(at, zone) : m.release_no_time();
  return action === 'publish' ? m.release_part_of({ name, when }) : m.release_part_off({ name, when });
}

function useReleases(pageId: string): PageRelease[] {
  const [releases, setReleases] = useState<PageRelease[]>([]);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const answer = await callApi('listPageReleases', { params: { id: pageId } });
      if (!left && answer.ok) setReleases(answer.data);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [pageId]);
  return releases;
}

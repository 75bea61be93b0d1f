/** Open threads of comments on pages in which the reader is mentioned. */
import { Panel } from '#app/features/admin/employees/staff-parts.tsx';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import { commentPath } from '#schemas/domain/content/comment-path.ts';
import { formatMoment } from '#schemas/domain/platform/format-date.ts';
import type { TodayPage } from './today.server.ts';

export function Mentions({ mentions }: Pick<TodayPage, 'mentions'>) {
  const zone = useShopZone();
  const { threads, count } = mentions;
  const more = count - threads.length;
  return (
    <Panel id="mentions" title={m.today_mentions()}>
      <ul className="mt-3 divide-y divide-line text-sm">
        {threads.map(({ thread, page, kind, title, author, text, at }) => (
          <li key={thread} className="py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-5">
              <a
                href={commentPath(kind, page, thread)}
                className="min-w-0 underline underline-offset-4 [overflow-wrap:anywhere] hover:text-accent"
              >
                {title || m.editor_untitled()}
              </a>
              <span className="text-stone">
                {author} · {formatMoment(at, zone)}
              </span>
            </p>
            <p className="mt-0.5 text-stone [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-sm text-stone">{m.today_mentions_more({ count: more })}</p> : null}
    </Panel>
  );
}

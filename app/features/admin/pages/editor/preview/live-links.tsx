/** The links to a page's draft that still work: copied again, or withdrawn. */
import { useEffect, useState } from 'react';
import * as m from '#messages';
import type { PreviewLink } from '#schemas/domain/content/editor.ts';
import { callApi } from '../editor-client.ts';
import { actorName } from '../words/actor-name.ts';
import { sayZonedMoment } from '../words/when.ts';
import { audienceNames } from './view-words.ts';

const action = 'min-h-8 rounded-sm px-1.5 text-sm font-medium underline underline-offset-4 hover:bg-sand';

const dayOf = ({ expires_at }: PreviewLink) =>
  sayZonedMoment(expires_at, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** `turn`: another one, and they are asked for anew. */
export function LiveLinks({ pageId, turn }: { pageId: string; turn: string }) {
  const [links, setLinks] = useState<readonly PreviewLink[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [failed, setFailed] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one that was made just now is among them.
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    void callApi('listPreviewLinks', { params: { id: pageId } }, { signal }).then((answer) => {
      if (signal.aborted) return;
      setFailed(answer.ok ? null : answer.problem.message);
      if (answer.ok) setLinks(answer.data);
    });
    return () => ending.abort();
  }, [pageId, turn]);

  const copy = (link: PreviewLink) =>
    navigator.clipboard.writeText(`${location.origin}${link.path}`).then(
      () => setAnnouncement(m.preview_share_copied()),
      () => setAnnouncement(m.preview_share_not_copied()),
    );
  const withdraw = async (link: PreviewLink) => {
    const done = await callApi('deletePreviewLink', { params: { id: link._id } });
    setFailed(done.ok ? null : done.problem.message);
    if (!done.ok) return;
    setLinks((had) => had?.filter(({ _id }) => _id !== link._id) ?? null);
    setAnnouncement(m.preview_share_withdrawn());
  };

  return (
    <section aria-labelledby="live-links" className="mt-4 border-t border-line pt-4">
      <h3 id="live-links" className="text-sm font-medium">
        {m.preview_share_live()}
      </h3>
      {links?.length === 0 ? <p className="mt-1 text-sm text-stone">{m.preview_share_none()}</p> : null}
      <ul className="mt-1 max-h-48 divide-y divide-line overflow-y-auto">
        {links?.map((link) => {
          const day = dayOf(link);
          const named = { as: audienceNames[link.as](), day };
          return (
            <li key={link._id} className="py-2">
              <p className="text-sm">{m.preview_share_line(named)}</p>
              <p className="text-xs text-stone">{m.editor_by({ name: actorName(link.author) })}</p>
              <div className="-ml-1.5 flex gap-2">
                <button
                  type="button"
                  className={action}
                  aria-label={m.preview_share_copy_what(named)}
                  onClick={() => void copy(link)}
                >
                  {m.preview_share_copy()}
                </button>
                <button
                  type="button"
                  className={`${action} text-danger`}
                  aria-label={m.preview_share_withdraw_what(named)}
                  onClick={() => void withdraw(link)}
                >
                  {m.preview_share_withdraw()}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-sm text-stone">
        {announcement}
      </p>
      {failed ? (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {failed}
        </p>
      ) : null}
    </section>
  );
}

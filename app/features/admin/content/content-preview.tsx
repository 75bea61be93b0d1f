/** The draft as its page in the shop, at the width of a phone, a tablet or the window; read again after each save. */
import { useEffect, useState } from 'react';
import { ShareLink } from '#app/features/admin/pages/editor/preview/share-link.tsx';
import { toolClasses } from '#app/features/admin/pages/editor/preview/tool-classes.ts';
import { useEditorSession, useSaveState } from '#app/features/admin/pages/editor/session/hooks.ts';
import * as m from '#messages';
import { classes } from '#ui/classes.ts';

const widths = [390, 768, 'full'] as const;

export function ContentPreview({ pageId }: { pageId: string }) {
  const session = useEditorSession();
  const save = useSaveState();
  const [width, setWidth] = useState<(typeof widths)[number]>('full');
  const [shown, setShown] = useState(session.revision);
  useEffect(() => {
    void session.saveNow();
  }, [session]);
  useEffect(() => {
    if (save.state === 'saved') setShown(session.revision);
  }, [save, session]);
  return (
    <section aria-label={m.preview_label()} className="flex min-h-0 grow flex-col bg-sand">
      <div className="@container relative z-10 flex flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1">
        {widths.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={width === one}
            onClick={() => setWidth(one)}
            className={toolClasses}
          >
            {one === 'full' ? m.preview_width_full() : m.preview_width({ width: one })}
          </button>
        ))}
        <span className="ml-auto flex items-center gap-2">
          {session.readOnly ? null : <ShareLink pageId={pageId} as="guest" />}
          <a href={`/preview/${pageId}`} target="_blank" rel="noreferrer" className={toolClasses}>
            {m.preview_open()}
          </a>
        </span>
      </div>
      <div className="flex min-h-0 grow justify-center overflow-auto">
        <iframe
          key={shown}
          src={`/preview/${pageId}?saved=${shown}`}
          title={m.preview_frame()}
          className={classes('h-full border-0 bg-paper', width === 'full' && 'w-full')}
          style={width === 'full' ? undefined : { width }}
        />
      </div>
    </section>
  );
}

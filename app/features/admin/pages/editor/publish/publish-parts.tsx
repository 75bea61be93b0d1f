/** What the dialogs before publishing say of a page: what differs, what is lost, what is not translated. */

import * as m from '#messages';
import { isBlockKind, isPart } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { Notice } from '#ui/notice.tsx';
import { useSpanishLeft } from '../frame/use-spanish-left.ts';
import { useSectionUses } from '../sections/use-uses.ts';
import { sayZonedMoment } from '../words/when.ts';
import { ChangeList } from './change-list.tsx';
import { TakingOffNotice } from './taking-off-notice.tsx';
import type { PublishState } from './use-publish.ts';
import { WholePage } from './whole-page.tsx';

/** A version that was scheduled before goes live all the same, over what is published now. */
export function Pending({ page: { next } }: { page: EditorPage }) {
  if (next?.action !== 'publish') return null;
  return (
    <Notice tone="warning">{m.editor_publish_pending({ when: sayZonedMoment(next.at, next.zone) })}</Notice>
  );
}

/** What it does to the shop to take the page off it, said before it is done. */
export function TakingOff({ page: { _id, kind, published } }: { page: EditorPage }) {
  const uses = useSectionUses(isPart(kind) ? null : _id) ?? [];
  if (!published || isPart(kind)) return null;
  return <TakingOffNotice kind={kind} slug={published.slug} uses={uses} />;
}

/** What readers of Spanish will see of texts that are not put into it. */
export function SpanishLeft() {
  const { missing, outdated, words } = useSpanishLeft();
  if (missing + outdated === 0) return null;
  return (
    <p className="text-sm text-stone">
      {words}. {missing > 0 ? `${m.editor_publish_untranslated()} ` : null}
      {outdated > 0 ? m.editor_publish_outdated() : null}
    </p>
  );
}

/** What will be different for shoppers. */
export function Changes({ state, zone }: { state: PublishState; zone: string }) {
  if (state.is === 'asking')
    return (
      <p role="status" className="text-sm text-stone">
        {m.editor_comparing()}
      </p>
    );
  if (state.is === 'failed') return <Notice tone="error">{state.message}</Notice>;
  // A text has no list of blocks to name; it is in the preview.
  if (!isBlockKind(state.page.kind) && !state.page.published) return null;
  return (
    <section aria-labelledby="publish-changes">
      <h3 id="publish-changes" className="mb-2 text-sm font-medium">
        {state.page.published
          ? m.editor_changes_live()
          : state.page.status === 'unpublished'
            ? m.editor_changes_again()
            : m.editor_changes_first()}
      </h3>
      {state.page.published ? <ChangeList diff={state.diff} zone={zone} /> : <WholePage page={state.page} />}
    </section>
  );
}

/** What the dialogs before publishing say of a page: what differs, what is lost, what is not translated. */
import * as m from '#messages';
import { isBlockKind } from '#schemas/domain/content/content-kinds.ts';
import type { EditorPage } from '#schemas/domain/content/editor.ts';
import { Notice } from '#ui/notice.tsx';
import { useSpanishLeft } from '../frame/use-spanish-left.ts';
import { shopHref } from '../pages/places.ts';
import { sayZonedMoment } from '../words/when.ts';
import { ChangeList } from './change-list.tsx';
import type { PublishState } from './use-publish.ts';
import { WholePage } from './whole-page.tsx';

/** A version that was scheduled before goes live all the same, over what is published now. */
export function Pending({ page: { next } }: { page: EditorPage }) {
  if (next?.action !== 'publish') return null;
  return (
    <Notice tone="warning">{m.editor_publish_pending({ when: sayZonedMoment(next.at, next.zone) })}</Notice>
  );
}

/** What becomes of the address, said before it does. */
export function TakingOff({ page: { kind, published } }: { page: EditorPage }) {
  if (!published || kind === 'section') return null;
  const address = shopHref(kind, published.slug);
  return (
    <Notice tone="warning">
      {kind === 'page' ? m.editor_unpublish_gone({ address }) : m.editor_unpublish_missing({ address })}
    </Notice>
  );
}

/** What readers of Spanish will see of texts that are not put into it. */
export function SpanishLeft() {
  const { missing, outdated, words } = useSpanishLeft();
  if (missing + outdated === 0) return null;
  const both = missing > 0 && outdated > 0 ? `, ${m.translations_outdated({ count: outdated })}` : '';
  return (
    <p className="text-sm text-stone">
      {words}
      {both}. {missing > 0 ? `${m.editor_publish_untranslated()} ` : null}
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

/** One page of the list, with what can be done to it. Its actions are forms. */
import { type FetcherWithComponents, Link } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages';
import { isBlockKind } from '#schemas/domain/content/content-kinds.ts';
import { type EditorPageHead, isFixedPage } from '#schemas/domain/content/editor.ts';
import { Chip } from '#ui/chip.tsx';
import { classes } from '#ui/classes.ts';
import { LineIcon } from '#ui/icons.tsx';
import { experimentHref } from '../experiments/experiment-words.tsx';
import { usedOn } from '../sections/uses-list.tsx';
import { actorName } from '../words/actor-name.ts';
import { sayZonedMoment } from '../words/when.ts';
import { addressOf, audienceName, PageKind, ReviewChip, ScheduledChip, StatusChip } from './page-words.tsx';
import type { PagesAnswer } from './pages.server.ts';
import { editorHref, listHref, shopHref } from './places.ts';

type Props = {
  page: EditorPageHead;
  zone: string;
  mayEdit: boolean;
  mayPublish: boolean;
  fetcher: FetcherWithComponents<PagesAnswer>;
};

/** The list's own action, so that it is shown again without a script. */
export const listAction = (kind: EditorPageHead['kind'], deleted = false): string =>
  [
    kind === 'page' ? '/admin/pages?index' : listHref(kind).replace('?', '?index&'),
    ...(deleted ? ['view=deleted'] : []),
  ].join('&');

const item = 'flex min-h-10 w-full items-center px-4 text-left text-sm hover:bg-sand';

/** A page that shoppers see is taken from them by deleting it: that is a publisher's. */
const mayDelete = ({ page, mayEdit, mayPublish }: Props) =>
  (page.published_at === null || page.status === 'unpublished' ? mayEdit : mayPublish) &&
  !(page.kind === 'page' && isFixedPage(page.slug, page.audience));

/** Shoppers see the page, and it has visitors of its own. */
const isTestable = ({ kind, slug, status, published_at }: EditorPageHead) =>
  kind === 'page' &&
  published_at !== null &&
  status !== 'unpublished' &&
  slug !== 'navigation' &&
  slug !== 'footer';

/** Where shoppers find it, and how much there is of it. */
function placeOf({ kind, slug, blocks, used_on = 0 }: EditorPageHead): string {
  if (!isBlockKind(kind)) return shopHref(kind, slug);
  const place = kind === 'page' ? addressOf(slug) : usedOn(used_on);
  return `${place} · ${m.editor_blocks_count({ count: blocks })}`;
}

export function PageRow(props: Props) {
  const { page, zone, mayEdit, fetcher } = props;
  const title = page.title || m.editor_untitled();
  return (
    <li className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 transition-colors hover:bg-paper desk:grid-cols-[auto_minmax(0,1fr)_15rem_9rem_11rem_auto]">
      <PageKind slug={page.kind === 'page' ? page.slug : ''} />
      <div className="min-w-0">
        <a
          href={editorHref(page.kind, page._id)}
          className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {title}
        </a>
        <p className="text-sm [overflow-wrap:anywhere] text-stone">{placeOf(page)}</p>
      </div>
      <div className="order-last col-span-full flex flex-wrap gap-1.5 pl-14 desk:order-none desk:col-span-1 desk:pl-0">
        <StatusChip status={page.status} />
        {page.next ? <ScheduledChip next={page.next} /> : null}
        {page.review ? <ReviewChip review={page.review} /> : null}
        {page.experiment ? (
          <Link
            to={experimentHref(page.experiment)}
            className="relative -my-0.5 inline-flex min-h-6 items-center"
          >
            <Chip tone="planned">{m.experiment_runs()}</Chip>
          </Link>
        ) : null}
      </div>
      <p className="hidden text-sm text-stone desk:block">
        {page.kind === 'page' ? audienceName(page.audience) : null}
      </p>
      <p className="order-last col-span-full pl-14 text-sm text-stone desk:order-none desk:col-span-1 desk:pl-0">
        {page.kind === 'page' ? <span className="desk:hidden">{audienceName(page.audience)} · </span> : null}
        <time dateTime={page.updated_at}>{sayZonedMoment(page.updated_at, zone)}</time>
        <span className="desk:block"> {m.editor_by({ name: actorName(page.updated_by) })}</span>
      </p>
      <More label={m.editor_more({ title })}>
        {mayEdit ? (
          <>
            {page.kind === 'page' ? (
              <Link to={`/admin/pages/${page._id}/settings`} className={item}>
                {m.editor_settings()}
              </Link>
            ) : null}
            {isTestable(page) ? (
              <Link to={`/admin/experiments?page=${page._id}`} className={item}>
                {m.experiment_test_page()}
              </Link>
            ) : null}
            <ActionForm {...{ page, fetcher }} intent="duplicate" label={m.editor_duplicate()} />
          </>
        ) : null}
        <a href={`/admin/pages/${page._id}/export`} download className={item}>
          {m.editor_export()}
        </a>
        {mayDelete(props) ? (
          <ActionForm {...{ page, fetcher }} intent="delete" label={m.editor_delete()} danger />
        ) : null}
      </More>
    </li>
  );
}

export function DeletedRow({ page, zone, mayEdit, fetcher }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <PageKind slug={page.kind === 'page' ? page.slug : ''} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{page.title || m.editor_untitled()}</p>
        <p className="text-sm text-stone">
          {page.kind === 'page' ? `${addressOf(page.slug)} · ${audienceName(page.audience)}` : placeOf(page)}{' '}
          · {page.deleted_at ? m.editor_deleted_at({ when: sayZonedMoment(page.deleted_at, zone) }) : null}
        </p>
      </div>
      {mayEdit ? (
        <fetcher.Form method="post" action={listAction(page.kind, true)}>
          <Hidden page={page} />
          <button
            type="submit"
            name="intent"
            value="undelete"
            aria-label={m.editor_undelete_label({ title: page.title })}
            className="min-h-11 rounded-sm border border-line-strong px-4 text-sm font-semibold hover:border-accent hover:bg-accent-soft"
          >
            {m.editor_undelete()}
          </button>
        </fetcher.Form>
      ) : null}
    </li>
  );
}

const Hidden = ({ page }: Pick<Props, 'page'>) => (
  <>
    <input type="hidden" name="id" value={page._id} />
    <input type="hidden" name="title" value={page.title} />
  </>
);

function ActionForm(
  props: Pick<Props, 'page' | 'fetcher'> & { intent: string; label: string; danger?: boolean },
) {
  const { page, fetcher, intent, label, danger } = props;
  return (
    <fetcher.Form method="post" action={listAction(page.kind)}>
      <Hidden page={page} />
      <button
        type="submit"
        name="intent"
        value={intent}
        className={classes(item, danger && 'text-danger hover:bg-danger-soft')}
      >
        {label}
      </button>
    </fetcher.Form>
  );
}

/** Opens without a script; with one it closes by Escape, by a choice and by a press elsewhere. */
function More({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      const inside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent ? !escaped : inside) return;
      details.open = false;
      if (escaped) details.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details ref={ref} className="relative col-start-3 row-start-1 desk:col-start-6">
      <summary
        aria-label={label}
        className="flex size-11 items-center justify-center rounded-full text-stone transition-colors hover:bg-sand hover:text-ink"
      >
        <LineIcon path="M5 12h.01M12 12h.01M19 12h.01" className="size-5 [stroke-width:3]" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a choice closes what it stood in. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button clicks it. */}
      <div
        onClick={() => {
          if (ref.current) ref.current.open = false;
        }}
        className="absolute top-full right-0 z-20 w-52 overflow-hidden rounded-md border border-line bg-surface py-1.5 shadow-panel"
      >
        {children}
      </div>
    </details>
  );
}

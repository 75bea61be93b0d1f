/** Every page of the shop: found, judged at a glance, begun, copied, deleted and had back. */
import { Form, Link, useFetcher, useLocation, useSubmit } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { kindWords } from '#app/features/admin/content/kind-words.ts';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import {
  type ContentKind,
  contentKinds,
  isBlockKind,
  isContentKind,
  type ListedKind,
} from '#schemas/domain/content/content-kinds.ts';
import { type EditorPageHead, pageStatuses } from '#schemas/domain/content/editor.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { PlusIcon } from '#ui/control-icons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { useShopZone } from '../words/when.ts';
import { DeleteDialog, DeleteQuestion } from './delete-live.tsx';
import { filterPages } from './filter-pages.ts';
import { DeletedRow, PageRow } from './page-row.tsx';
import { audienceOptions, statusNames } from './page-words.tsx';
import type { PagesAnswer } from './pages.server.ts';
import { listHref } from './places.ts';

type Props = {
  pages: EditorPageHead[] | null;
  message: string | null;
  deleted: boolean;
  mayEdit: boolean;
  mayPublish: boolean;
  /** Of a form that was sent without a script. */
  answer: PagesAnswer | undefined;
  kind?: ListedKind;
};

export function PagesScreen(props: Props) {
  const { pages, message, deleted, mayEdit, mayPublish, answer, kind = 'page' } = props;
  const words = kind === 'page' ? pageWords : { ...kindWords[kind], deleted: m.content_deleted };
  const title = deleted ? words.deleted() : words.many();
  const query = new URLSearchParams(useLocation().search);
  const zone = useShopZone();
  const fetcher = useFetcher<PagesAnswer>();
  useToast(fetcher.data?.ask ? undefined : fetcher.data);
  const matches = filterPages(pages ?? [], query);
  const Row = deleted ? DeletedRow : PageRow;
  return (
    <Container className="py-8 wide:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1} size="section">
          {title}
        </Heading>
        {mayEdit && !deleted ? (
          <div className="flex gap-3">
            {kind === 'page' ? (
              <ButtonLink to="/admin/pages/import" variant="outline" size="small">
                {m.editor_import()}
              </ButtonLink>
            ) : null}
            <ButtonLink to={newHref(kind)} size="small">
              <PlusIcon className="size-4" />
              {words.add()}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      {answer ? <Answer answer={answer} /> : null}
      <DeleteDialog fetcher={fetcher} />
      {isContentKind(kind) ? <Kinds kind={kind} /> : null}
      <Filters deleted={deleted} kind={kind} />
      {pages === null ? (
        <Notice tone="error" title={m.editor_pages_failed()} className="mt-6">
          {message}
        </Notice>
      ) : matches.length > 0 ? (
        <ul
          aria-label={title}
          className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface shadow-card [&>li:first-child]:rounded-t-lg [&>li:last-child]:rounded-b-lg"
        >
          {matches.map((page) => (
            <Row key={page._id} {...{ page, zone, mayEdit, mayPublish, fetcher }} />
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          <Empty deleted={deleted} none={pages.length === 0} mayEdit={mayEdit} kind={kind} />
        </div>
      )}
      <p role="status" className="mt-4 text-sm text-stone">
        {kind === 'page'
          ? m.editor_pages_count({ count: matches.length })
          : m.content_count({ count: matches.length })}
        {mayEdit ? null : ` ${m.editor_viewer_list()}`}
      </p>
    </Container>
  );
}

const pageWords = { many: m.editor_pages, add: m.editor_new_page, deleted: m.editor_deleted_pages };

const newHref = (kind: ListedKind) =>
  kind === 'page' ? '/admin/pages/new' : `/admin/content/new?kind=${kind}`;

/** Posts, projects and the rest, one list each. */
function Kinds({ kind }: { kind: ContentKind }) {
  return (
    <nav aria-label={m.content_kinds()} className="mt-5 flex flex-wrap gap-x-5 border-b border-line">
      {contentKinds.map((one) => (
        <Link
          key={one}
          to={`/admin/content?kind=${one}`}
          aria-current={one === kind ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center border-b-2 text-sm',
            one === kind ? 'border-accent font-semibold' : 'border-transparent text-stone hover:text-ink',
          )}
        >
          {kindWords[one].many()}
        </Link>
      ))}
    </nav>
  );
}

function useToast(answer: PagesAnswer | undefined): void {
  const undo = useFetcher<PagesAnswer>();
  const submit = useRef(undo.submit);
  submit.current = undo.submit;
  useEffect(() => {
    if (!answer) return;
    const { ok, message, undo: deletedPage } = answer;
    void showToast(message, {
      kind: ok ? 'success' : 'error',
      ...(deletedPage
        ? {
            duration: 10_000,
            action: {
              label: m.editor_undo(),
              onPress: () =>
                submit.current(
                  { intent: 'undelete', ...deletedPage },
                  { method: 'post', action: '/admin/pages?index' },
                ),
            },
          }
        : {}),
    });
  }, [answer]);
  useEffect(() => {
    if (undo.data) void showToast(undo.data.message, { kind: undo.data.ok ? 'success' : 'error' });
  }, [undo.data]);
}

function Answer({ answer }: { answer: PagesAnswer }) {
  if (answer.ask) return <DeleteQuestion message={answer.message} deletion={answer.ask} />;
  return (
    <Notice tone={answer.ok ? 'success' : 'error'} className="mt-6">
      {answer.message}
      {answer.undo ? (
        <Form method="post" className="inline">
          <input type="hidden" name="id" value={answer.undo.id} />
          <input type="hidden" name="title" value={answer.undo.title} />
          <button
            type="submit"
            name="intent"
            value="undelete"
            className="ml-3 min-h-6 font-semibold underline underline-offset-4"
          >
            {m.editor_undo()}
          </button>
        </Form>
      ) : null}
    </Notice>
  );
}

const deletedHref = (kind: ListedKind) => `${listHref(kind)}${kind === 'page' ? '?' : '&'}view=deleted`;

const quietLink = 'inline-flex min-h-10 items-center text-sm text-accent underline underline-offset-4';

const control = 'h-10 rounded-sm border border-line-strong bg-surface px-3 text-sm hover:border-ink';

/** Sent at every change where there is a script, by its button where there is none. */
function Filters({ deleted, kind }: { deleted: boolean; kind: ListedKind }) {
  const isPage = kind === 'page';
  const search = isPage ? m.editor_search_pages() : m.content_search();
  const query = new URLSearchParams(useLocation().search);
  const submit = useSubmit();
  const select = (name: string, label: string, options: ReactNode) => (
    <label className="grow basis-36 wide:grow-0 wide:basis-auto">
      <span className="sr-only">{label}</span>
      <select name={name} defaultValue={query.get(name) ?? ''} className={classes(control, 'w-full')}>
        <option value="">{label}</option>
        {options}
      </select>
    </label>
  );
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <Form
        role="search"
        method="get"
        className="flex grow flex-wrap items-center gap-3"
        onChange={(event) => submit(event.currentTarget, { replace: true })}
      >
        {deleted ? <input type="hidden" name="view" value="deleted" /> : null}
        {isPage ? null : <input type="hidden" name="kind" value={kind} />}
        <label className="relative grow basis-full wide:max-w-xs wide:basis-auto">
          <span className="sr-only">{search}</span>
          <SearchIcon className="pointer-events-none absolute top-2.5 left-3 size-5 text-stone" />
          <input
            type="search"
            name="q"
            defaultValue={query.get('q') ?? ''}
            placeholder={search}
            className={classes(control, 'w-full pl-10 placeholder:text-stone')}
          />
        </label>
        {deleted
          ? null
          : select(
              'status',
              m.editor_any_status(),
              <>
                {pageStatuses.map((status) => (
                  <option key={status} value={status}>
                    {statusNames[status]()}
                  </option>
                ))}
                <option value="scheduled">{m.editor_status_scheduled()}</option>
                <option value="in_review">{m.editor_status_in_review()}</option>
              </>,
            )}
        {isPage ? select('audience', m.editor_any_audience(), audienceOptions()) : null}
        <noscript>
          <button type="submit" className={classes(control, 'font-semibold')}>
            {m.editor_filter()}
          </button>
        </noscript>
      </Form>
      <Link to={deleted ? listHref(kind) : deletedHref(kind)} className={quietLink}>
        {deleted
          ? isPage
            ? m.editor_all_pages()
            : m.editor_show_all()
          : isPage
            ? m.editor_deleted_pages()
            : m.content_deleted()}
      </Link>
      {isBlockKind(kind) && !deleted ? (
        <Link to={listHref(isPage ? 'section' : 'page')} className={quietLink}>
          {isPage ? m.content_sections() : m.editor_all_pages()}
        </Link>
      ) : null}
    </div>
  );
}

type EmptyProps = { deleted: boolean; none: boolean; mayEdit: boolean; kind: ListedKind };

function Empty({ deleted, none, mayEdit, kind }: EmptyProps) {
  if (!none)
    return (
      <EmptyState
        title={m.editor_none_found()}
        text={m.editor_none_found_text()}
        action={
          <ButtonLink to={deleted ? deletedHref(kind) : listHref(kind)} variant="outline">
            {m.editor_show_all()}
          </ButtonLink>
        }
      />
    );
  if (deleted) return <EmptyState title={m.editor_none_deleted()} text={m.editor_none_deleted_text()} />;
  if (kind !== 'page')
    return (
      <EmptyState
        title={m.content_none()}
        text={kindWords[kind].text()}
        action={mayEdit ? <ButtonLink to={newHref(kind)}>{kindWords[kind].add()}</ButtonLink> : undefined}
      />
    );
  return (
    <EmptyState
      title={m.editor_no_pages()}
      text={m.editor_no_pages_text()}
      action={mayEdit ? <ButtonLink to="/admin/pages/new">{m.editor_new_page()}</ButtonLink> : undefined}
    />
  );
}

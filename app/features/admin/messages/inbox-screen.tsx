/** The inbox: its list, and beside it (on a phone in its place) the conversation that is open. */
import { Form, Link, Outlet, useMatches } from '@remix-run/react';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import { type ChainView, chainViews, type DeskChain } from '#schemas/domain/people/chat.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { LineIcon, SearchIcon } from '#ui/icons.tsx';
import { Container } from '#ui/section.tsx';
import { ChainRow } from './chain-row.tsx';
import { LoginLink } from './composer.tsx';
import { type Alerts, useDesktopAlerts } from './desktop-alerts.ts';
import { type InboxLine, useInboxLine, useIsCutOff, useIsSignedOut } from './inbox-line.ts';
import { emptyTexts, hrefOf, viewNames } from './inbox-words.ts';
import { useFreshList } from './use-fresh-list.ts';

type Query = { view: ChainView; q?: string | undefined; before?: string | undefined };
type Listed = {
  chains: DeskChain[];
  counts: { mine: number; unassigned: number; waiting: number };
  next: string | null;
};
type Props = {
  inbox: Listed | null;
  query: Query;
  me: { _id: string; first_name: string };
  /** When the list was loaded. */
  now: string;
  /** The shop's, as visitors see it. */
  origin: string;
};

/** What a conversation is given by the inbox around it. */
export type InboxContext = {
  line: InboxLine;
  me: string;
  myName: string;
  query: Query;
  now: string;
  origin: string;
};

export function InboxScreen(props: Props) {
  if (!props.inbox)
    return (
      <Container className="py-8 wide:py-10">
        <EmptyState level={1} title={m.inbox_not_yours()} text={m.inbox_not_yours_text()} />
      </Container>
    );
  return <Inbox {...props} inbox={props.inbox} />;
}

/** ms after which waiting times are said anew. */
const tickMs = 30_000;

/** The moment as the list was loaded with it, and as it goes on while nothing new is loaded. */
function useNow(loaded: string): string {
  const [now, setNow] = useState(loaded);
  useEffect(() => {
    setNow(loaded);
    const timer = setInterval(() => setNow(new Date().toISOString()), tickMs);
    return () => clearInterval(timer);
  }, [loaded]);
  return now;
}

function Inbox({ inbox, query, me, now: loadedAt, origin }: Props & { inbox: Listed }) {
  const line = useInboxLine(me._id);
  useFreshList(line);
  const alerts = useDesktopAlerts(line, me._id);
  const now = useNow(loadedAt);
  const open = useMatches().find(({ params }) => params.id)?.params.id;
  const context: InboxContext = { line, me: me._id, myName: me.first_name, query, now, origin };
  return (
    <>
      {/* The columns, and on a phone a conversation, fill what the window has left; of a low one the page scrolls. */}
      <div aria-hidden="true" className={classes('desk:block desk:h-[32rem]', open ? 'h-96' : 'hidden')} />
      <div
        className={classes(
          'desk:absolute desk:inset-0 desk:grid desk:grid-cols-[20rem_minmax(0,1fr)] broad:grid-cols-[22rem_minmax(0,1fr)]',
          open && 'max-desk:absolute max-desk:inset-0 max-desk:flex max-desk:flex-col',
        )}
      >
        <section
          aria-labelledby="inbox-title"
          className={classes(
            'min-h-0 flex-col border-line bg-surface desk:flex desk:border-r',
            open ? 'hidden' : 'flex',
          )}
        >
          <div className="border-b border-line px-4 pt-3">
            <div className="flex min-h-11 items-center justify-between gap-3">
              <Heading level={open ? 2 : 1} size="card" id="inbox-title" className="shrink-0">
                {m.inbox_title()}
              </Heading>
              <AlertsButton {...alerts} />
            </div>
            <Search query={query} />
            <Tabs query={query} counts={inbox.counts} />
          </div>
          <CutOff line={line} />
          <List inbox={inbox} query={query} open={open} me={me._id} now={now} />
        </section>
        <Outlet context={context} />
      </div>
    </>
  );
}

function AlertsButton({ state, toggle }: Alerts) {
  if (state === 'none') return null;
  if (state === 'denied') return <p className="text-xs text-stone">{m.inbox_alerts_denied()}</p>;
  const isOn = state === 'on';
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => void toggle()}
      className={classes(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-xs font-semibold transition-colors',
        isOn
          ? 'border-accent bg-accent-soft text-accent-deep'
          : 'border-line-strong text-stone hover:border-accent hover:text-ink',
      )}
    >
      <LineIcon className="size-4" path="M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15L6 16Zm4 4.500h4" />
      {isOn ? m.inbox_alerts_on() : m.inbox_alerts_off()}
    </button>
  );
}

function Search({ query }: { query: Query }) {
  return (
    <Form method="get" action="/admin/messages" role="search" key={query.q} className="relative mt-1">
      {query.view === 'all' ? null : <input type="hidden" name="view" value={query.view} />}
      <SearchIcon className="pointer-events-none absolute top-2.5 left-3 size-5 text-stone" />
      <input
        type="search"
        name="q"
        aria-label={m.inbox_search()}
        placeholder={m.inbox_search_hint()}
        defaultValue={query.q ?? ''}
        maxLength={100}
        className="h-10 w-full rounded-sm border border-line-strong bg-paper pr-3 pl-10 text-sm placeholder:text-stone focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent"
      />
      <button type="submit" className="sr-only">
        {m.inbox_search()}
      </button>
    </Form>
  );
}

function Tabs({ query, counts }: { query: Query; counts: Listed['counts'] }) {
  const numbers: Partial<Record<ChainView, number>> = { mine: counts.mine, unassigned: counts.unassigned };
  return (
    <nav aria-label={m.inbox_views()} className="flex flex-wrap gap-x-4 text-sm">
      {chainViews.map((view) => {
        const isHere = view === query.view;
        return (
          <Link
            key={view}
            to={hrefOf({ view, q: query.q })}
            aria-current={isHere ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-11 items-center gap-1.5 border-b-2',
              isHere
                ? 'border-accent font-semibold text-ink'
                : 'border-transparent text-stone hover:text-ink',
            )}
          >
            {viewNames[view]()}
            {numbers[view] ? (
              <span className="rounded-full bg-sand px-1.5 text-xs leading-5 font-semibold text-stone tabular-nums">
                {numbers[view]}
              </span>
            ) : null}
          </Link>
        );
      })}
    </nav>
  );
}

/** Nothing new comes while there is no connection, and that is said. */
function CutOff({ line }: { line: InboxLine }) {
  const isCutOff = useIsCutOff(line);
  const isSignedOut = useIsSignedOut(line);
  return (
    <p role="status" className="bg-warning-soft px-4 py-2 text-sm text-warning empty:hidden">
      {isCutOff ? m.inbox_reconnecting() : null}
      {isSignedOut ? (
        <>
          {m.inbox_signed_out_list()} <LoginLink />
        </>
      ) : null}
    </p>
  );
}

type ListProps = { inbox: Listed; query: Query; open: string | undefined; me: string; now: string };

function List({ inbox: { chains, next }, query, open, me, now }: ListProps) {
  const { view, q, before } = query;
  const empty = emptyTexts[view];
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain">
      {chains.length === 0 ? (
        <div className="px-6 py-12 text-center">
          <p className="font-display text-xl">{q ? m.inbox_not_found({ q }) : empty.title()}</p>
          <p className="mt-2 text-sm text-stone">{q ? m.inbox_not_found_text() : empty.text()}</p>
        </div>
      ) : (
        <ul aria-label={viewNames[view]()} className="divide-y divide-line border-b border-line">
          {chains.map((chain) => (
            <ChainRow
              key={chain._id}
              chain={chain}
              to={hrefOf(query, chain._id)}
              isOpen={chain._id === open}
              me={me}
              now={now}
            />
          ))}
        </ul>
      )}
      {before || next ? (
        <nav
          aria-label={m.inbox_pages()}
          className="flex justify-between gap-4 px-4 py-1 text-sm font-semibold text-accent"
        >
          {before ? (
            <Link
              to={hrefOf({ view, q })}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {m.inbox_newest()}
            </Link>
          ) : null}
          {next ? (
            <Link
              to={hrefOf({ view, q, before: next })}
              className="ml-auto inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {m.inbox_older()}
            </Link>
          ) : null}
        </nav>
      ) : null}
      <p className="mt-auto flex flex-wrap gap-x-5 border-t border-line px-4 text-sm text-stone">
        <Link
          to="/admin/messages/figures"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          {m.inbox_figures()}
        </Link>
        <Link
          to="/admin/messages/answers"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          {m.inbox_answers()}
        </Link>
      </p>
    </div>
  );
}

/** Beside the list while no conversation is open; on a phone there is the list alone. */
export function NothingOpen() {
  return (
    <div className="hidden place-items-center p-10 text-center desk:grid">
      <div className="max-w-text">
        <LineIcon className="mx-auto size-12 text-line-strong" path="M4 5h16v11H10l-4.500 4v-4H4V5Z" />
        <p className="mt-4 font-display text-2xl">{m.inbox_choose()}</p>
        <p className="mt-2 text-stone">{m.inbox_choose_text()}</p>
      </div>
    </div>
  );
}

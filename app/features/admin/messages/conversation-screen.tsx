/** One conversation: what was said, an answer to it, and who it is with. */
import { Link, useNavigation } from '@remix-run/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { StaffForm, Submit } from '#app/features/admin/employees/staff-parts.tsx';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import * as m from '#messages';
import type {
  CannedAnswers,
  ChatMessage,
  ChatPerson,
  DeskChain,
  GuestCart,
} from '#schemas/domain/people/chat.ts';
import type { DeskCustomer } from '#schemas/domain/sales/customer-desk.ts';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { ChevronLeft } from '#ui/icons.tsx';
import { useCameWithDocument } from '#ui/use-came-with-document.ts';
import { FormChip } from './chain-row.tsx';
import { Composer } from './composer.tsx';
import { useIsSignedOut } from './inbox-line.ts';
import type { InboxContext } from './inbox-screen.tsx';
import { hrefOf, nameOfChain, nameOfPerson } from './inbox-words.ts';
import type { PendingAnswer } from './pending-answer.ts';
import { PersonPanel } from './person-panel.tsx';
import { Thread } from './thread.tsx';
import { type Loaded, sayMessage, useThread } from './use-thread.ts';

type Props = {
  loaded: Loaded & {
    people: ChatPerson[];
    answers: CannedAnswers['answers'];
    customer: DeskCustomer | null;
    cart: GuestCart | null;
    clientId: string;
  };
  answer: StaffAnswer | undefined;
  inbox: InboxContext;
};

/** ms after one's own answer until the end is scrolled to (docs/product.md#chat). */
const scrollMs = 100;
/** px from the end that still count as there. */
const nearEnd = 48;

export function ConversationScreen({ loaded, answer, inbox }: Props) {
  const { chain, people, answers, customer, cart, clientId, isOlder } = loaded;
  const { line, me, query, now, origin } = inbox;
  const name = nameOfChain(chain);
  const isSignedOut = useIsSignedOut(line);
  const scroller = useRef<HTMLElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [announced, setAnnounced] = useState('');
  const [hasNews, setHasNews] = useState(false);
  const isAway = () => (scroller.current ? -scroller.current.scrollTop > nearEnd : false);
  const thread = useThread(line, loaded, (message) => {
    setAnnounced(sayMessage(message));
    if (isAway()) setHasNews(true);
  });
  const toEnd = () => {
    setHasNews(false);
    setTimeout(() => scroller.current?.scrollTo({ top: 0 }), scrollMs);
  };
  const edit = ({ client_id, content }: PendingAnswer) => {
    thread.discard(client_id);
    if (!area.current) return;
    area.current.value = [content, area.current.value].filter(Boolean).join('\n');
    // As if it were typed, so that it is kept.
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
    area.current.focus();
  };
  const title = useRef<HTMLSpanElement>(null);
  useFirstFocus(area, title);
  const [first] = thread.messages;
  const last = useLastAnswer(answer);
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col broad:flex-row">
      <section aria-labelledby="conversation-title" className="flex min-h-0 min-w-0 grow flex-col">
        <Top chain={chain} me={me} back={hrefOf(query)} title={title} answer={last} />
        <Thread
          {...thread}
          isSignedOut={isSignedOut}
          name={name}
          now={now}
          origin={origin}
          scroller={scroller}
          earlierHref={`/admin/messages/${chain._id}?before=${first?.number ?? 0}`}
          onScroll={() => {
            if (hasNews && !isAway()) setHasNews(false);
          }}
          onEarlier={thread.loadEarlier}
          onEdit={edit}
        />
        <div className="relative">
          {hasNews ? (
            <button
              type="button"
              onClick={toEnd}
              className="absolute bottom-full left-1/2 mb-3 inline-flex min-h-9 -translate-x-1/2 items-center rounded-full bg-ink px-4 text-sm font-semibold text-paper shadow-panel hover:bg-accent-deep"
            >
              {m.inbox_new_messages()}
            </button>
          ) : null}
        </div>
        {isOlder ? (
          <p className="border-t border-line bg-surface px-4 py-2 text-center text-sm">
            <Link
              to={hrefOf(query, chain._id)}
              className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4"
            >
              {m.inbox_latest()}
            </Link>
          </p>
        ) : (
          <Composer
            chain={chain._id}
            line={line}
            myName={inbox.myName}
            name={name}
            ownName={customer?.first_name || chain.name}
            account={chain.account}
            byEmail={chain.channel === 'form'}
            clientId={clientId}
            answers={answers}
            area={area}
            onSend={(sent) => {
              thread.send(sent);
              toEnd();
            }}
            onNote={(note: ChatMessage) => {
              thread.add([note]);
              toEnd();
            }}
            onTyping={() => line.tell({ type: 'typing', chain: chain._id })}
          />
        )}
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
      </section>
      <PersonPanel chain={chain} customer={customer} cart={cart} people={people} me={me} />
    </div>
  );
}

/** As the theme's `desk`: the list stands beside the conversation. */
const desk = '(width >= 60rem)';

/**
 * Whoever opened a conversation may write at once. On a phone, where a field brings up the keys, its name has the focus:
 * the link that was followed is gone with the list.
 */
function useFirstFocus(area: RefObject<HTMLElement>, title: RefObject<HTMLElement>): void {
  const came = useCameWithDocument();
  useEffect(() => {
    // A page that was opened by its address takes the focus from nothing that somebody chose meanwhile.
    if (came && document.activeElement !== document.body) return;
    if (area.current && matchMedia(desk).matches) return area.current.focus({ preventScroll: true });
    if (came) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [came, area, title]);
}

type TopProps = {
  chain: DeskChain;
  me: string;
  back: string;
  title: RefObject<HTMLSpanElement>;
  answer: StaffAnswer | undefined;
};

/** What came of the last deed, also when the list was loaded anew since: Remix forgets it then. */
function useLastAnswer(answer: StaffAnswer | undefined): StaffAnswer | undefined {
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return answer ?? last;
}

/** Who it is with, whose it is, and what is done with it most. */
function Top({ chain, me, back, title, answer }: TopProps) {
  const { company, contact, closed, channel } = chain;
  const isMine = contact?._id === me;
  const isReading = useNavigation().state !== 'idle';
  const said = answer && answer.form !== 'answer' && !(answer.done && isReading) ? answer : undefined;
  // The button that was pressed may be gone with what it did.
  useEffect(() => {
    if (said?.done && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [said, title]);
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 wide:px-6">
        <Link
          to={back}
          aria-label={m.inbox_back()}
          className="-ml-2 inline-flex size-11 items-center justify-center rounded-full hover:bg-sand desk:hidden"
        >
          <ChevronLeft className="size-6" />
        </Link>
        <div className="min-w-0 grow basis-32">
          <Heading level={1} size="small" id="conversation-title">
            <span ref={title} tabIndex={-1} className="outline-none">
              {nameOfChain(chain)}
            </span>
          </Heading>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-stone">
            {company ? <span>{`${company.name} ·`}</span> : null}
            {channel === 'form' ? <FormChip /> : null}
            <span>
              {closed
                ? m.inbox_is_closed()
                : contact
                  ? isMine
                    ? m.inbox_yours()
                    : m.inbox_theirs({ name: nameOfPerson(contact) })
                  : m.inbox_nobodys()}
            </span>
          </p>
        </div>
        <div className="ml-auto flex gap-3">
          {isMine ? null : (
            <StaffForm name="assign">
              <input type="hidden" name="contact" value={me} />
              <Submit form="assign" size="small" variant="outline">
                {m.inbox_take()}
              </Submit>
            </StaffForm>
          )}
          <StaffForm name={closed ? 'reopen' : 'close'}>
            <Submit
              form={closed ? 'reopen' : 'close'}
              size="small"
              variant="outline"
              aria-label={closed ? m.inbox_reopen() : m.inbox_close()}
            >
              {closed ? m.inbox_reopen_short() : m.inbox_close_short()}
            </Submit>
          </StaffForm>
        </div>
      </div>
      <p
        role="status"
        className={classes(
          'px-4 pb-2 text-sm font-medium empty:hidden wide:px-6',
          said?.done ? 'text-accent-deep' : 'text-danger',
        )}
      >
        {said?.message ?? null}
      </p>
    </header>
  );
}

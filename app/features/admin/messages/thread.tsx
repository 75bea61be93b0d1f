/** The messages of a conversation, the newest at the bottom. */
import { Link } from '@remix-run/react';
import { type RefObject, useState } from 'react';
import { useShopZone } from '#app/shared/time-zone.ts';
import * as m from '#messages';
import type { ChatMessage } from '#schemas/domain/people/chat.ts';
import { formatTime } from '#schemas/domain/platform/format-date.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { groupMessages, type Run } from './group-messages.ts';
import { sayDay } from './inbox-words.ts';
import { Attachments, Bubble, toneOf } from './message-bubble.tsx';
import type { PendingAnswer } from './pending-answer.ts';

type Marks = { delivered: number; read: number };

type Props = {
  messages: readonly ChatMessage[];
  more: boolean;
  marks: Marks;
  pending: readonly PendingAnswer[];
  isTyping: boolean;
  /** What is on its way waits for a login. */
  isSignedOut: boolean;
  /** What the visitor is called. */
  name: string;
  now: string;
  origin: string;
  /** The page with the messages before these, for who has no script. */
  earlierHref: string;
  scroller: RefObject<HTMLElement>;
  onScroll: () => void;
  onEarlier: () => Promise<boolean>;
  onEdit: (answer: PendingAnswer) => void;
};

const lastOf = (messages: readonly ChatMessage[], is: (message: ChatMessage) => boolean): number =>
  messages.findLast(is)?.number ?? 0;

export function Thread(props: Props) {
  const { messages, more, marks, pending, isTyping, name, now, origin, scroller, onScroll, onEdit } = props;
  const zone = useShopZone();
  const isAnswer = ({ from }: ChatMessage) => from === 'employee';
  const marked = {
    last: lastOf(messages, isAnswer),
    lastRead: lastOf(messages, (one) => isAnswer(one) && one.number <= marks.read),
  };
  return (
    // Turned around, a list that scrolls stays at its end by itself, and where somebody scrolled to when more comes.
    <section
      ref={scroller}
      aria-label={m.inbox_thread({ name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      onScroll={onScroll}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain px-4 py-4 -outline-offset-2 wide:px-6"
    >
      <div className="flex flex-col gap-1">
        {more ? <Earlier href={props.earlierHref} onEarlier={props.onEarlier} /> : null}
        {groupMessages(messages, zone).map(({ day, runs }) => {
          const at = runs[0]?.messages[0]?.created_at ?? now;
          return (
            <section key={day} aria-label={sayDay(at, { now, zone })} className="flex flex-col gap-3">
              <p
                aria-hidden="true"
                className="mt-2 flex items-center gap-3 text-xs font-semibold text-stone before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
              >
                {sayDay(at, { now, zone })}
              </p>
              {runs.map((run) => (
                <RunOfMessages
                  key={run.key}
                  run={run}
                  name={name}
                  zone={zone}
                  origin={origin}
                  marks={marks}
                  marked={marked}
                />
              ))}
            </section>
          );
        })}
        {pending.map((answer) => (
          <Pending
            key={answer.client_id}
            answer={answer}
            isSignedOut={props.isSignedOut}
            origin={origin}
            onEdit={onEdit}
          />
        ))}
        {isTyping ? <Typing name={name} /> : null}
      </div>
    </section>
  );
}

function Earlier({ href, onEarlier }: { href: string; onEarlier: () => Promise<boolean> }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  return (
    <p className="text-center text-sm">
      <Link
        to={href}
        aria-busy={state === 'loading' || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (state === 'loading') return;
          setState('loading');
          void onEarlier().then((isThere) => setState(isThere ? 'idle' : 'failed'));
        }}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {m.inbox_earlier()}
      </Link>
      <span role="status" className="block text-danger empty:hidden">
        {state === 'failed' ? m.inbox_earlier_failed() : null}
      </span>
    </p>
  );
}

type RunProps = {
  run: Run;
  name: string;
  zone: string;
  origin: string;
  marks: Marks;
  marked: { last: number; lastRead: number };
};

function RunOfMessages({ run, name, zone, origin, marks, marked }: RunProps) {
  const [first] = run.messages;
  if (!first) return null;
  const { sender } = first;
  const tone = toneOf(first);
  const isOurs = tone !== 'visitor';
  const who = isOurs ? `${sender.first_name} ${sender.last_name}`.trim() : name;
  return (
    <div className={classes('flex flex-col gap-1', isOurs ? 'items-end' : 'items-start')}>
      <p className="px-1 text-xs text-stone">
        <span className="font-semibold text-ink">{who}</span>{' '}
        <time dateTime={first.created_at}>{formatTime(first.created_at, zone)}</time>
        {first.from === 'form' ? ` · ${m.inbox_form()}` : null}
      </p>
      {run.messages.map((message) => (
        <div
          key={message._id}
          className={classes('flex w-full flex-col', isOurs ? 'items-end' : 'items-start')}
        >
          <Bubble tone={tone} text={message.content} origin={origin}>
            <Attachments attachments={message.attachments} />
          </Bubble>
          <Mark number={message.number} marks={marks} marked={marked} />
        </div>
      ))}
    </div>
  );
}

/** How far the visitor is: beneath the last answer, and beneath the last one that they read. */
function Mark({ number, marks, marked }: { number: number; marks: Marks; marked: RunProps['marked'] }) {
  if (number === 0 || (number !== marked.last && number !== marked.lastRead)) return null;
  const said =
    number <= marks.read ? m.inbox_read() : number <= marks.delivered ? m.inbox_delivered() : m.inbox_sent();
  return <p className="px-1 pt-0.5 text-xs text-stone">{said}</p>;
}

function Pending(props: {
  answer: PendingAnswer;
  isSignedOut: boolean;
  origin: string;
  onEdit: (answer: PendingAnswer) => void;
}) {
  const { answer, isSignedOut, origin, onEdit } = props;
  const { content, attached, refused } = answer;
  return (
    <div className="mt-2 flex flex-col items-end gap-1">
      <Bubble tone="employee" text={content} origin={origin} isPending={!refused}>
        {attached.length > 0 ? (
          <p className="text-sm">{attached.map(({ label }) => label).join(', ')}</p>
        ) : null}
      </Bubble>
      {refused ? (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-3 text-sm text-danger">
          {m.inbox_refused({ reason: refused })}
          <Button variant="outline" size="small" onClick={() => onEdit(answer)}>
            {m.inbox_edit()}
          </Button>
        </div>
      ) : (
        <p className="px-1 text-xs text-stone">{isSignedOut ? m.inbox_unsent() : m.inbox_sending()}</p>
      )}
    </div>
  );
}

function Typing({ name }: { name: string }) {
  return (
    <p className="mt-2 flex items-center gap-2 text-sm text-stone">
      <span
        aria-hidden="true"
        className="flex gap-1 rounded-2xl rounded-bl-sm border border-line bg-surface px-3 py-2.5"
      >
        {['0ms', '150ms', '300ms'].map((animationDelay) => (
          <span
            key={animationDelay}
            style={{ animationDelay }}
            className="size-1.5 rounded-full bg-stone motion-safe:animate-pulse"
          />
        ))}
      </span>
      {m.inbox_typing({ name })}
    </p>
  );
}

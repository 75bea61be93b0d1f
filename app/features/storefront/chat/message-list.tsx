/** What was said, and what is on its way; new messages are read out. */
import { type ReactNode, useEffect, useRef } from 'react';
import { AttachedProduct } from '#app/shared/chat/attached-product.tsx';
import { sayFileSize } from '#app/shared/chat/file-size.ts';
import { LinkedText } from '#app/shared/chat/linked-text.tsx';
import * as m from '#messages';
import { dateFormat } from '#schemas/domain/date-format.ts';
import type { ChatAttachment, ChatMessage } from '#schemas/domain/people/chat.ts';
import { plainTime } from '#schemas/domain/platform/format-date.ts';
import { classes } from '#ui/classes.ts';
import { sayAttendance, sayAway } from './attendance.ts';
import { fileHref } from './chat-api.ts';
import type { ChatSession, ChatState, Pending } from './chat-session.ts';

/** ms after a new message until the list is scrolled to it (docs/product.md#chat). */
const scrollMs = 100;
/** px from the end within which somebody reads along. */
const nearEnd = 120;

const isOwn = ({ from }: ChatMessage) => from === 'user' || from === 'form';
const dayOf = (moment: string) =>
  dateFormat({ weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(moment));
const timeOf = (moment: string) =>
  plainTime(dateFormat({ hour: 'numeric', minute: '2-digit' }).format(new Date(moment)));

export function MessageList({
  session,
  state,
  ownName,
  children,
}: {
  session: ChatSession;
  state: ChatState;
  ownName: string;
  /** What stands under the messages. */
  children?: ReactNode;
}) {
  const { messages, pending, status, chat, isTyping, more } = state;
  const box = useRef<HTMLDivElement>(null);
  const isAlong = useRef(true);
  const last = messages.at(-1)?._id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was added at the end.
  useEffect(() => {
    if (!isAlong.current) return;
    const timer = setTimeout(() => {
      if (box.current) box.current.scrollTop = box.current.scrollHeight;
    }, scrollMs);
    return () => clearTimeout(timer);
  }, [last, pending.length, isTyping]);
  const contact = chat?.companyContact?.first_name;
  const newest = messages.at(-1);
  const waits = newest !== undefined && isOwn(newest);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
      tabIndex={0}
      role="log"
      aria-live="polite"
      aria-label={m.chat_title()}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAlong.current = scrollHeight - scrollTop - clientHeight < nearEnd;
      }}
      className="flex grow flex-col gap-3 overflow-y-auto overscroll-contain px-4 py-4"
    >
      {status === 'loading' && messages.length === 0 ? (
        <p className="text-stone">{m.chat_loading()}</p>
      ) : null}
      {status === 'ready' && messages.length === 0 && pending.length === 0 ? (
        <div className="my-auto text-center text-stone">
          <p className="font-display text-2xl text-ink">{chat ? sayAttendance(chat) : null}</p>
          <p className="mt-2">{m.chat_hello()}</p>
        </div>
      ) : null}
      {more ? (
        <button
          type="button"
          onClick={() => void session.older().catch(() => undefined)}
          className="min-h-11 self-center text-sm underline underline-offset-4"
        >
          {m.chat_older()}
        </button>
      ) : null}
      {messages.map((message, index) => (
        <Message
          key={message._id}
          message={message}
          ownName={ownName}
          isNewDay={
            dayOf(message.created_at) !== dayOf(messages[index - 1]?.created_at ?? '1970-01-01T00:00:00Z')
          }
          isLast={message._id === messages.findLast(isOwn)?._id}
        />
      ))}
      {pending.map((one) => (
        <PendingMessage key={one.message.message.client_id} pending={one} session={session} />
      ))}
      {chat && !chat.attended && waits ? <p className="text-sm text-stone">{sayAway(chat, true)}</p> : null}
      {isTyping ? (
        <p className="text-sm text-stone">
          {contact ? m.chat_typing({ name: contact }) : m.chat_typing_somebody()}
        </p>
      ) : null}
      {children}
    </div>
  );
}

const bubble = 'max-w-[85%] rounded-md px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]';

/** How far the visitor's last message came. */
function reachOf({ read, delivered }: ChatMessage): string {
  if (read) return m.chat_read();
  return delivered ? m.chat_delivered() : m.chat_sent();
}

function Message({
  message,
  ownName,
  isNewDay,
  isLast,
}: {
  message: ChatMessage;
  ownName: string;
  isNewDay: boolean;
  isLast: boolean;
}) {
  const own = isOwn(message);
  const { content, attachments, created_at, sender } = message;
  return (
    <>
      {isNewDay ? <p className="text-center text-xs text-stone">{dayOf(created_at)}</p> : null}
      <div className={classes('flex flex-col', own ? 'items-end' : 'items-start')}>
        <span className="sr-only">{m.chat_said({ name: own ? ownName : sender.first_name })}</span>
        {content ? (
          <p className={classes(bubble, own ? 'bg-accent text-on-accent' : 'bg-sand')}>
            <LinkedText text={content} origin={location.origin} />
          </p>
        ) : null}
        {attachments.map((attachment) => (
          <Attachment
            key={attachment.kind === 'product' ? attachment.href : attachment._id}
            attachment={attachment}
          />
        ))}
        <p className="mt-1 text-xs text-stone">
          {own ? null : `${sender.first_name} · `}
          <time dateTime={created_at}>{timeOf(created_at)}</time>
          {own && isLast ? ` · ${reachOf(message)}` : null}
        </p>
      </div>
    </>
  );
}

function Attachment({ attachment }: { attachment: ChatAttachment }) {
  if (attachment.kind !== 'file')
    return (
      <a
        href={attachment.href}
        className={classes(
          'mt-1 flex min-h-11 max-w-[85%] items-center rounded-md border border-line-strong bg-paper px-3 py-2',
          attachment.kind === 'proposal' && 'underline underline-offset-4',
        )}
      >
        {attachment.kind === 'proposal' ? (
          m.proposal_title({ number: attachment.name })
        ) : (
          <AttachedProduct product={attachment} />
        )}
      </a>
    );
  const { name, type, bytes } = attachment;
  const href = fileHref(attachment);
  if (type.startsWith('image/'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className="mt-1 block max-w-[85%]">
        <img
          src={href}
          alt={name}
          loading="lazy"
          className="max-h-52 rounded-md border border-line object-cover"
        />
      </a>
    );
  return (
    <a
      href={href}
      className="mt-1 flex min-h-11 max-w-[85%] items-center gap-2 rounded-md border border-line-strong bg-paper px-3 py-2 break-all underline underline-offset-4"
    >
      {name} <span className="shrink-0 text-xs text-stone no-underline">{sayFileSize(bytes)}</span>
    </a>
  );
}

function PendingMessage({ pending, session }: { pending: Pending; session: ChatSession }) {
  const { message, text, refused } = pending;
  const { client_id, attachments } = message.message;
  const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  return (
    <div className="flex flex-col items-end">
      <p className={classes(bubble, 'bg-accent/80 text-on-accent')}>
        {text || m.chat_uploading({ name: attachments.length > 0 ? '…' : '' })}
      </p>
      {refused === null ? (
        <p className="mt-1 text-xs text-stone">{m.chat_sending()}</p>
      ) : (
        <p role="alert" className="mt-1 text-right text-sm text-danger">
          {m.chat_not_sent({ reason: refused || m.chat_not_sent_connection() })}{' '}
          <button type="button" onClick={() => session.retry(client_id)} className={link}>
            {m.chat_retry()}
          </button>{' '}
          <button type="button" onClick={() => session.discard(client_id)} className={link}>
            {m.chat_discard()}
          </button>
        </p>
      )}
    </div>
  );
}

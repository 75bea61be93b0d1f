/** The open chat: whom it is with, what was said, and where one writes. It leaves the page usable: it is not modal. */
import { useId } from 'react';
import { useVisitor } from '#app/features/storefront/shell/visitor.tsx';
import * as m from '#messages';
import { Avatar } from '#ui/avatar.tsx';
import { CornerDialog } from '#ui/corner-dialog.tsx';
import type { ChatSession, ChatState } from './chat-session.ts';
import { Composer } from './composer.tsx';
import { EmailOffer } from './email-offer.tsx';
import { MessageList } from './message-list.tsx';
import { TranscriptOffer } from './transcript-offer.tsx';

/** `isAsked`: somebody pressed for it, and goes on writing. */
type Props = { session: ChatSession; state: ChatState; isAsked: boolean; onClose: () => void };

export function ChatPanel({ session, state, isAsked, onClose }: Props) {
  const titleId = useId();
  const { profile } = useVisitor();
  const { chat, status, socket, messages, pending } = state;
  const contact = chat?.companyContact ?? null;
  const isCut = messages.length > 0 && socket !== 'open' && socket !== 'connecting';
  return (
    <CornerDialog labelledBy={titleId} onClose={onClose}>
      {() => (
        <div className="flex h-[min(36rem,calc(100dvh-var(--bar-height,0px)-2rem))] low:h-[calc(100dvh-0.625rem)] flex-col">
          <header className="flex items-center gap-3 border-b border-line py-3 pr-14 pl-4 low:py-1.5">
            {contact ? (
              <Avatar
                image={contact.image}
                name={`${contact.first_name} ${contact.last_name}`}
                className="size-10 text-sm"
              />
            ) : null}
            <div>
              <h2 id={titleId} className="font-display text-xl leading-tight">
                {contact ? m.chat_title_with({ name: contact.first_name }) : m.chat_title()}
              </h2>
              <p className="text-sm text-stone">
                {contact?.online ? m.chat_online() : (contact?.title ?? '')}
              </p>
            </div>
          </header>
          {status === 'failed' ? (
            <div className="grow p-4" role="alert">
              <p>{m.chat_failed()}</p>
              <button
                type="button"
                onClick={() => void session.load()}
                className="mt-2 min-h-11 font-semibold text-accent underline underline-offset-4"
              >
                {m.chat_retry()}
              </button>
            </div>
          ) : (
            <MessageList session={session} state={state} ownName={profile?.firstName ?? m.chat_guest()}>
              {profile === null && chat?.messageChain ? (
                <EmailOffer
                  key={chat.email ?? ''}
                  chain={chat.messageChain._id}
                  email={chat.email}
                  isOpen={!chat.attended}
                  onSaved={(email) => session.knowEmail(email)}
                />
              ) : null}
              {chat?.messageChain && chat.email && messages.some(({ from }) => from === 'employee') ? (
                <TranscriptOffer chain={chat.messageChain._id} email={chat.email} />
              ) : null}
            </MessageList>
          )}
          {isCut ? (
            <p role="status" className="border-t border-line bg-sand px-4 py-2 text-sm">
              {m.chat_reconnecting()}
            </p>
          ) : null}
          <Composer session={session} takesFocus={isAsked} isFirst={messages.length + pending.length === 0} />
        </div>
      )}
    </CornerDialog>
  );
}

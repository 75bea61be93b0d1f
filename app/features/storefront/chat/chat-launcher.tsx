/**
 * The chat's button (docs/product.md#chat): a link to the contact form until somebody presses it; nothing of the chat is
 * loaded before that, unless this browser has a conversation already, or the server's delay is over.
 */
import { useLocation } from '@remix-run/react';
import { type ComponentType, useEffect, useState } from 'react';
import { popupAfterDelay } from '#app/shared/popup-delay.ts';
import * as m from '#messages';
import { LineIcon } from '#ui/icons.tsx';
import { hasConversation } from './chat-flag.ts';
import type { ChatWidgetProps } from './chat-widget.tsx';

type Wish = ChatWidgetProps['wish'];

/** Where a mail or a notification leads to, and a press before a script listens; with whom, where one was chosen. */
const wantedHash = /^#chat(?:=([\w-]{1,60}))?$/;

export function ChatLauncher({ delay }: { delay: number }) {
  const [Widget, setWidget] = useState<ComponentType<ChatWidgetProps> | null>(null);
  const [wish, setWish] = useState<Wish>({ turn: 0, employee: '', auto: null });
  const [isUnread, setUnread] = useState(false);
  const { hash, pathname } = useLocation();
  const hashed = wantedHash.exec(hash);
  // Beside a form that asks the same.
  const isForm = pathname === '/contact';
  const wanted = hashed ? (hashed[1] ?? '') : null;
  useEffect(() => {
    const load = () => import('./chat-widget.tsx').then(({ ChatWidget }) => setWidget(() => ChatWidget));
    const ask = (employee: string, auto: Wish['auto']) =>
      setWish(({ turn }) => ({ turn: turn + 1, employee, auto }));
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const { chat } = link?.dataset ?? {};
      if (!link || chat === undefined) return;
      event.preventDefault();
      // Without its code there is the contact form.
      load().then(
        () => ask(chat, null),
        () => location.assign(link.href),
      );
    };
    document.addEventListener('click', press);
    if (wanted !== null)
      load()
        .then(() => ask(wanted, null))
        .catch(() => undefined);
    else if (hasConversation()) load().catch(() => undefined);
    const open = (closed: () => void) => void load().then(() => ask('', closed), closed);
    // A page's own popups come first.
    const comes = delay > 0 && !isForm && !hasConversation();
    const leave = comes ? popupAfterDelay({ id: 'chat', delay, open }, undefined, true) : undefined;
    return () => {
      document.removeEventListener('click', press);
      leave?.();
    };
  }, [delay, wanted, isForm]);
  return (
    <>
      <a
        href="/contact#chat"
        data-chat=""
        data-block="chat"
        data-no-print
        className="fixed right-4 bottom-[calc(var(--bar-height,0px)+1rem)] z-30 flex h-12 min-w-12 items-center justify-center gap-2 rounded-full bg-accent px-3 font-semibold text-on-accent shadow-panel hover:bg-accent-deep desk:px-5"
      >
        <LineIcon className="size-6" path="M4 5h16v11H10l-4 4v-4H4V5Z" />
        <span className="max-desk:sr-only">{m.chat_open()}</span>
        {isUnread ? (
          <span className="absolute -top-1 -right-1 size-5 rounded-full bg-ink text-center text-xs leading-5 text-paper">
            <span aria-hidden="true">1</span>
            <span className="sr-only">{m.chat_unread()}</span>
          </span>
        ) : null}
      </a>
      {Widget ? <Widget wish={wish} onUnread={setUnread} /> : null}
    </>
  );
}

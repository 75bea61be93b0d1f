/** The chat itself, loaded when it is wanted (docs/product.md#chat): opens and closes, and says what is unread. */
import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ChatPanel } from './chat-panel.tsx';
import { ChatSession } from './chat-session.ts';

export type ChatWidgetProps = {
  /** Raised whenever somebody asks for the chat: for an employee by id, or by itself, with how to say that it closed. */
  wish: { turn: number; employee: string; auto: (() => void) | null };
  onUnread: (isUnread: boolean) => void;
};

/** ms on a page after which who answers is told of it. */
const visitMs = 1500;

let session: ChatSession | null = null;
/** One for the tab, whatever pages come and go. */
const sessionOf = () => (session ??= new ChatSession());

export function ChatWidget({ wish, onUnread }: ChatWidgetProps) {
  const chat = sessionOf();
  const state = useSyncExternalStore(
    chat.subscribe,
    () => chat.state,
    () => chat.state,
  );
  const [isOpen, setOpen] = useState(false);
  const isAsked = wish.auto === null;
  const closed = useRef<(() => void) | null>(null);
  useEffect(() => {
    const { turn, employee, auto } = wish;
    if (turn === 0) {
      void chat.load();
      return;
    }
    if (!auto) {
      setOpen(true);
      void chat.load(employee);
      return;
    }
    void chat.load().then(() => {
      // The server says whether it opens by itself.
      if (!chat.state.chat?.messagePopup) return auto();
      closed.current = auto;
      setOpen(true);
    });
  }, [chat, wish]);
  useEffect(() => {
    chat.show(isOpen);
    return () => chat.show(false);
  }, [chat, isOpen]);
  const { pathname } = useLocation();
  const isLive = state.socket === 'open';
  useEffect(() => {
    if (!isLive) return;
    const timer = setTimeout(() => chat.visit(pathname), visitMs);
    return () => clearTimeout(timer);
  }, [chat, pathname, isLive]);
  useEffect(() => onUnread(state.isUnread && !isOpen), [onUnread, state.isUnread, isOpen]);
  const close = () => {
    setOpen(false);
    closed.current?.();
    closed.current = null;
  };
  return isOpen ? <ChatPanel session={chat} state={state} isAsked={isAsked} onClose={close} /> : null;
}

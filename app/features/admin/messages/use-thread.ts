/** A conversation that is open: what came, what is on its way, how far the visitor read, and whether they type. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as m from '#messages';
import type { ChatMessage, OpenChain } from '#schemas/domain/people/chat.ts';
import { typingMs } from '#schemas/domain/people/chat-frames.ts';
import { completeUntil, mergeMessages } from './group-messages.ts';
import { fetchMessages, type InboxLine } from './inbox-line.ts';
import type { PendingAnswer } from './pending-answer.ts';

export type Loaded = OpenChain & {
  /** An earlier part of it: it stands still. */
  isOlder: boolean;
};

const numberOf = (message: ChatMessage | undefined): number => message?.number ?? 0;
const isOfVisitor = ({ from }: ChatMessage): boolean => from === 'user' || from === 'form';

const watchVisible = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};
const useIsVisible = (): boolean =>
  useSyncExternalStore(
    watchVisible,
    () => document.visibilityState === 'visible',
    () => false,
  );

/** The messages, in order; what was loaded anew joins them, or takes their place where some between are missing. */
function useMessages({ messages: loaded, more: loadedMore, chain }: Loaded) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(loaded);
  const [more, setMore] = useState(loadedMore);
  const known = useRef(messages);
  known.current = messages;
  useEffect(() => {
    const isGap = numberOf(loaded[0]) > numberOf(known.current.at(-1)) + 1;
    setMessages((before) => (isGap ? loaded : mergeMessages(before, loaded)));
    if (isGap) setMore(true);
  }, [loaded]);
  const add = useCallback(
    (news: readonly ChatMessage[]) => setMessages((before) => mergeMessages(before, news)),
    [],
  );
  const loadEarlier = async () => {
    const earlier = await fetchMessages(chain._id, { before: numberOf(messages[0]) });
    if (!earlier) return false;
    add(earlier.messages);
    setMore(earlier.more);
    return true;
  };
  return { messages, known, more, add, loadEarlier };
}

/** `onNews`: a message of the visitor came. Begins anew with each conversation: the screen has its id as key. */
export function useThread(line: InboxLine, loaded: Loaded, onNews: (message: ChatMessage) => void) {
  const id = loaded.chain._id;
  const { messages, known, more, add, loadEarlier } = useMessages(loaded);
  const [marks, setMarks] = useState({ delivered: loaded.delivered, read: loaded.read });
  const [pending, setPending] = useState<readonly PendingAnswer[]>([]);
  const [isTyping, setIsTyping] = useState(false);
  const news = useRef(onNews);
  news.current = onNews;

  // In the browser only: the server knows nothing of it.
  useEffect(() => {
    if (!loaded.isOlder) setPending(line.unsentIn(id));
  }, [line, id, loaded.isOlder]);

  useEffect(() => {
    const { delivered, read } = loaded;
    setMarks((before) => ({
      delivered: Math.max(before.delivered, delivered),
      read: Math.max(before.read, read),
    }));
  }, [loaded]);

  useEffect(() => {
    if (loaded.isOlder) return;
    let typing: ReturnType<typeof setTimeout> | undefined;
    const drop = (client_id: string) =>
      setPending((before) => before.filter((one) => one.client_id !== client_id));
    const receive = (message: ChatMessage) => {
      const isNew = !known.current.some(({ _id }) => _id === message._id);
      add([message]);
      drop(message.client_id);
      if (!isNew || !isOfVisitor(message)) return;
      setIsTyping(false);
      news.current(message);
    };
    const catchUp = async () => {
      const after = completeUntil(known.current);
      line.tell({ type: 'watch', chain: id, after });
      if (line.state === 'open') return;
      const missed = await fetchMessages(id, { after });
      for (const message of missed?.messages ?? []) receive(message);
      if (missed) setMarks({ delivered: missed.delivered, read: missed.read });
    };
    if (line.state === 'open') void catchUp();
    const stop = line.listen({
      catchUp: () => void catchUp(),
      frame: (frame) => {
        if (frame.type === 'refused') {
          const { client_id, message: refused } = frame;
          setPending((before) =>
            before.map((one) => (one.client_id === client_id ? { ...one, refused } : one)),
          );
          return;
        }
        if (!('chain' in frame) || frame.chain !== id) return;
        if (frame.type === 'message') receive(frame);
        else if (frame.type === 'state') setMarks({ delivered: frame.delivered, read: frame.read });
        else if (frame.type === 'typing' && frame.side === 'user') {
          setIsTyping(true);
          clearTimeout(typing);
          typing = setTimeout(() => setIsTyping(false), typingMs);
        }
      },
    });
    return () => {
      clearTimeout(typing);
      stop();
      line.tell({ type: 'unwatch', chain: id });
    };
  }, [line, id, loaded.isOlder, add, known]);

  useReadMarks(line, loaded, messages);

  const send = (answer: Omit<PendingAnswer, 'refused'>) => {
    setPending((before) => [...before, answer]);
    line.send({ chain: id, ...answer });
  };
  const discard = (client_id: string) =>
    setPending((before) => before.filter((one) => one.client_id !== client_id));

  const isKept = ({ client_id }: PendingAnswer) =>
    messages.some((message) => message.client_id === client_id);
  const shown = pending.filter((answer) => !isKept(answer));
  return { messages, more, marks, pending: shown, isTyping, send, discard, add, loadEarlier };
}

/** What the visitor wrote is read when it is on a screen that is seen. */
function useReadMarks(line: InboxLine, { chain, isOlder }: Loaded, messages: readonly ChatMessage[]): void {
  const isVisible = useIsVisible();
  const last = numberOf(messages.findLast(isOfVisitor));
  const told = useRef(chain.unread ? 0 : last);
  const isUnsaid = useRef(false);
  useEffect(() => {
    if (!isVisible || isOlder || last <= told.current) return;
    told.current = last;
    isUnsaid.current = !line.markRead(chain._id, last);
  }, [line, chain._id, isVisible, isOlder, last]);
  useEffect(
    () =>
      line.listen({
        catchUp: () => {
          if (isUnsaid.current) isUnsaid.current = !line.markRead(chain._id, told.current);
        },
      }),
    [line, chain._id],
  );
}

/** A message as a screen reader says it. */
export const sayMessage = ({ sender, content, attachments }: ChatMessage): string =>
  m.inbox_announce({
    name: `${sender.first_name} ${sender.last_name}`.trim() || m.inbox_guest(),
    text: content || (attachments[0]?.name ?? ''),
  });

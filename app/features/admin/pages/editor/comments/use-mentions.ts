/** The list of people that "@" opens in a composer, and its keys: arrows, Enter, Tab, Escape. */
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CommentPerson } from '#schemas/domain/content/comment.ts';
import { useCommentStore } from './comments-context.tsx';
import { mentionAt, offered, type Typing, writeMention } from './mentions.ts';

type Options = {
  area: RefObject<HTMLTextAreaElement>;
  onChoose: (text: string, person: CommentPerson) => void;
};

export function useMentions({ area, onChoose }: Options) {
  const store = useCommentStore();
  const [people, setPeople] = useState<readonly CommentPerson[]>([]);
  const [typing, setTyping] = useState<Typing | null>(null);
  const [at, setAt] = useState(0);
  const caret = useRef<number | null>(null);
  const list = typing ? offered(people, typing.query) : [];
  const isTyping = typing !== null;

  useEffect(() => {
    let left = false;
    if (isTyping)
      void store.people().then((known) => {
        if (!left) setPeople(known);
      });
    return () => {
      left = true;
    };
  }, [store, isTyping]);

  // A written name moves the caret behind it.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const look = () => {
    const { current } = area;
    if (!current) return;
    setTyping(mentionAt(current.value, current.selectionStart));
    setAt(0);
  };
  const choose = (person: CommentPerson) => {
    if (!typing || !area.current) return;
    const written = writeMention(area.current.value, typing, person.name);
    caret.current = written.caret;
    setTyping(null);
    onChoose(written.text, person);
    area.current.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    const { length } = list;
    if (length === 0) return;
    const chosen = list[Math.min(at, length - 1)];
    if (event.key === 'ArrowDown') setAt((at + 1) % length);
    else if (event.key === 'ArrowUp') setAt((at + length - 1) % length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else if (event.key === 'Escape') setTyping(null);
    else return;
    // Escape closes the list alone, and Enter writes no line.
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    list,
    at: Math.min(at, Math.max(0, list.length - 1)),
    look,
    choose,
    keyDown,
    close: () => setTyping(null),
  };
}

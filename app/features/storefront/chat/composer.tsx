/** Where a visitor writes (docs/product.md#chat): Enter sends, Shift and Enter break a line; files and the page's product go along. */
import { useLocation } from '@remix-run/react';
import {
  type ChangeEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as m from '#messages';
import { ArrowRight, CloseIcon, LineIcon } from '#ui/icons.tsx';
import type { ChatSession } from './chat-session.ts';

/** Characters, as the server counts them (schemas/domain/people/chat.ts). */
const mostCharacters = 4000;
/** As chat_files_most says it. */
const mostFiles = 5;

/** The product whose page this is. */
const productOn = (pathname: string) =>
  /^\/p\/(?:custom\/|combination\/)?([a-z0-9-]+)\/?$/.exec(pathname)?.[1] ?? null;

/** The finish or size that was chosen there, else the one that its page shows. */
function chosenIn(search: string): { sku?: string } {
  const shown = document.querySelector<HTMLInputElement>('main form[data-buys] input[name="sku"]')?.value;
  const sku = new URLSearchParams(search).get('sku') ?? shown;
  return sku ? { sku } : {};
}

export function Composer({
  session,
  isFirst,
  takesFocus,
}: {
  session: ChatSession;
  isFirst: boolean;
  takesFocus: boolean;
}) {
  const id = useId();
  const { pathname, search } = useLocation();
  const { draft } = session;
  const {
    text,
    files,
    product: taken,
  } = useSyncExternalStore(
    draft.subscribe,
    () => draft.state,
    () => draft.state,
  );
  const [isOver, setOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    if (!takesFocus) return;
    // After the dialog, which takes the focus first.
    const timer = setTimeout(() => field.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  const product = productOn(pathname);
  const isLong = text.trim().length > mostCharacters;
  const ready = files.flatMap(({ file }) => (file ? [file] : []));
  const isUploading = files.some(({ file, failed }) => !file && failed === null);
  const maySend = (text.trim() !== '' || ready.length > 0) && !isLong && !isUploading;

  const send = () => {
    if (!maySend) return;
    session.send(text.trim(), [
      ...(product && product === taken
        ? [{ kind: 'product' as const, slug: product, ...chosenIn(search) }]
        : []),
      ...ready.map(({ _id }) => ({ kind: 'file' as const, _id })),
    ]);
    draft.clear();
    setOver(false);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being put together (IME), Enter is part of it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const attach = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    // What was refused takes no place.
    const room = mostFiles - files.filter(({ failed }) => failed === null).length;
    target.value = '';
    setOver(chosen.length > room);
    for (const file of chosen.slice(0, room)) await draft.upload(file);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="border-t border-line p-3"
    >
      {files.length > 0 ? (
        <ul className="mb-2 flex flex-col gap-1 text-sm">
          {files.map(({ key, name, file, failed }) => (
            <li key={key} className="flex items-center gap-2 rounded-sm bg-sand pl-3">
              <span
                role={failed ? 'alert' : 'status'}
                className={failed ? 'grow text-danger' : 'grow break-all'}
              >
                {failed
                  ? m.chat_refused_file({ name, reason: failed })
                  : (file?.name ?? m.chat_uploading({ name }))}
              </span>
              <button
                type="button"
                aria-label={m.chat_attach_remove({ name })}
                onClick={() => {
                  draft.remove(key);
                  setOver(false);
                }}
                className="flex size-11 shrink-0 items-center justify-center"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isOver ? (
        <p role="alert" className="mb-2 text-sm text-danger">
          {m.chat_files_most()}
        </p>
      ) : null}
      {product ? (
        <label className="mb-2 flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={product === taken}
            onChange={({ target }) => draft.take(target.checked ? product : null)}
            className="size-5 accent-accent"
          />
          {m.chat_attach_product()}
        </label>
      ) : null}
      <div className="flex items-end gap-2">
        <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-sm focus-within:outline-2 hover:bg-sand">
          <span className="sr-only">{m.chat_attach()}</span>
          <LineIcon className="size-6" path="m8 12 6-6a3.500 3.500 0 0 1 5 5l-8 8a5 5 0 0 1-7-7l8-8" />
          <input
            type="file"
            multiple
            accept="image/png,image/jpeg,image/webp,application/pdf"
            onChange={(event) => void attach(event)}
            className="sr-only"
          />
        </label>
        <div className="grow">
          <label htmlFor={id} className="sr-only">
            {m.chat_message()}
          </label>
          <textarea
            id={id}
            ref={field}
            value={text}
            enterKeyHint="send"
            rows={Math.min(5, Math.max(isFirst ? 2 : 1, text.split('\n').length))}
            placeholder={m.chat_placeholder()}
            aria-invalid={isLong || undefined}
            aria-describedby={isLong ? `${id}-long` : undefined}
            onChange={({ target }) => {
              draft.write(target.value);
              session.typing();
            }}
            onKeyDown={onKeyDown}
            className="block w-full resize-none rounded-sm border border-line-strong bg-paper px-3 py-2.5"
          />
          {isLong ? (
            <p id={`${id}-long`} role="alert" className="mt-1 text-sm text-danger">
              {m.chat_too_long()}
            </p>
          ) : null}
        </div>
        {text.trim() !== '' || ready.length > 0 ? (
          <button
            type="submit"
            aria-label={m.chat_send()}
            aria-disabled={!maySend || undefined}
            className="flex size-11 shrink-0 items-center justify-center rounded-sm bg-accent text-on-accent hover:bg-accent-deep aria-disabled:opacity-60"
          >
            <ArrowRight className="size-5" />
          </button>
        ) : null}
      </div>
    </form>
  );
}

/** A guest may say where answers go when the chat is closed. */
import { type FormEvent, useId, useState } from 'react';
import * as m from '#messages';
import { saveContact } from './chat-api.ts';

const field = 'h-11 w-full rounded-sm border border-line-strong bg-paper px-3';

export function EmailOffer({
  chain,
  email,
  isOpen,
  onSaved,
}: {
  chain: string;
  email: string | null;
  isOpen: boolean;
  onSaved: (email: string) => void;
}) {
  const id = useId();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [isChanging, setChanging] = useState(false);
  if (email && !isChanging)
    return (
      <p className="text-center text-xs text-stone">
        <span role="status">{m.chat_email_saved({ email })}</span>{' '}
        <button
          type="button"
          onClick={() => setChanging(true)}
          className="min-h-6 font-medium text-ink underline underline-offset-4"
        >
          {m.chat_email_change()}
        </button>
      </p>
    );
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setFailed(false);
    try {
      const saved = await saveContact({
        _id: chain,
        name: String(data.get('name')),
        email: String(data.get('email')),
      });
      setChanging(false);
      onSaved(saved.email);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <details
      open={isOpen || isChanging}
      // At the end of what scrolls: whoever opens it sees all of it.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
      }}
      className="mt-auto rounded-md border border-line px-3 text-sm"
    >
      <summary className="flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
        {m.chat_email_offer()}
      </summary>
      <form noValidate onSubmit={(event) => void save(event)} className="pb-3">
        <p className="text-stone">{m.chat_email_text()}</p>
        <div className="mt-2 grid grid-cols-2 gap-2">
          <label>
            <span className="block">{m.chat_name()}</span>
            <input name="name" autoComplete="name" className={field} />
          </label>
          <label>
            <span className="block">{m.chat_email()}</span>
            <input
              name="email"
              type="email"
              autoComplete="email"
              required
              aria-invalid={failed || undefined}
              aria-describedby={failed ? `${id}-failed` : undefined}
              className={field}
            />
          </label>
        </div>
        {failed ? (
          <p id={`${id}-failed`} role="alert" className="mt-1 text-danger">
            {m.chat_email_failed()}
          </p>
        ) : null}
        <button
          type="submit"
          disabled={busy}
          className="mt-2 h-11 rounded-sm bg-accent px-4 font-semibold text-on-accent"
        >
          {m.chat_email_save()}
        </button>
      </form>
    </details>
  );
}

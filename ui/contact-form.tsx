import { type FormEvent, useRef, useState } from 'react';
import * as m from '#messages';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { TextareaField, TextField } from './field.tsx';
import { MachineTrap } from './machine-trap.tsx';
import { Notice } from './notice.tsx';

export type ContactFormProps = {
  /** With a script: sends the fields; answers what is wrong by field ('' for the whole), nothing when it went. */
  onSend?: (fields: Record<string, string>) => Promise<Record<string, string>>;
  onSent?: () => void;
  /** What a form post without a script brought back. */
  values?: Record<string, string>;
  errors?: Record<string, string>;
  /** In a narrow place. */
  compact?: boolean;
};

/** Name, email, phone, message (docs/product.md#contact-form). Without a script it posts to /contact. */
export function ContactForm({ onSend, onSent, values, errors: given = {}, compact }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(given);
  const [busy, setBusy] = useState(false);
  const firstGiven = ['name', 'email', 'phone', 'message'].find((name) => given[name]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!onSend || !form.current || busy) return;
    setBusy(true);
    const fields = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    const wrong = await onSend(fields).catch(() => ({ '': m.contact_failed() }));
    setBusy(false);
    setErrors(wrong);
    const names = Object.keys(wrong);
    if (names.length === 0) {
      form.current?.reset();
      onSent?.();
      return;
    }
    // In the order of the form, not of the answer.
    const first = [...(form.current?.elements ?? [])].find((field) =>
      names.includes((field as HTMLInputElement).name),
    );
    (first as HTMLElement | undefined)?.focus();
  }

  const field = (name: string) => ({
    name,
    defaultValue: values?.[name],
    error: errors[name],
    autoFocus: name === firstGiven,
  });
  return (
    <form
      ref={form}
      method="post"
      action="/contact"
      noValidate={onSend !== undefined}
      onSubmit={onSend ? send : undefined}
      className={compact ? 'space-y-3' : 'space-y-5'}
    >
      {errors[''] ? <Notice tone="error">{errors['']}</Notice> : null}
      <div className={classes('grid', compact ? 'gap-3' : 'gap-5 wide:grid-cols-2')}>
        <TextField {...field('name')} label={m.contact_name()} autoComplete="name" required maxLength={120} />
        <TextField
          {...field('email')}
          label={m.contact_email()}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
        />
      </div>
      <TextField {...field('phone')} label={m.contact_phone()} type="tel" autoComplete="tel" maxLength={40} />
      <TextareaField {...field('message')} label={m.contact_message()} required rows={compact ? 3 : 6} />
      <MachineTrap />
      <Button type="submit" size={compact ? 'medium' : 'large'} full={compact} busy={busy}>
        {busy ? m.contact_sending() : m.contact_send()}
      </Button>
    </form>
  );
}

import * as m from '#messages';
import { classes } from './classes.ts';
import { MachineTrap } from './machine-trap.tsx';

type Props = {
  /** What the shop is called. */
  shop: string;
  /** The footer is dark, and of every page: its form brings no script. */
  place: 'footer' | 'page';
  email?: string;
  error?: string | undefined;
};

/** Signs an address up for the newsletter: a plain form, answered by a page of its own (docs/product.md#newsletter). */
export function NewsletterForm({ shop, place, email, error }: Props) {
  const id = `newsletter-${place}`;
  const dark = place === 'footer';
  return (
    <form method="post" action="/newsletter" noValidate data-no-print className="max-w-xl">
      <input type="hidden" name="source" value={place} />
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {dark ? m.newsletter_footer_label() : m.newsletter_email()}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={m.newsletter_placeholder()}
          defaultValue={email}
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(error && `${id}-error`, `${id}-consent`)}
          className="h-11 min-w-0 grow basis-48 rounded-sm border border-line-strong bg-surface px-3 text-ink placeholder:text-stone"
        />
        <button
          type="submit"
          className={classes(
            'min-h-11 rounded-sm px-5 font-semibold transition-colors',
            dark
              ? 'bg-paper text-accent-deep hover:bg-accent-soft'
              : 'bg-accent text-on-accent hover:bg-accent-deep',
          )}
        >
          {m.newsletter_send()}
        </button>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      <MachineTrap />
      <p id={`${id}-consent`} className={classes('mt-2 text-sm', dark ? 'text-accent-soft' : 'text-stone')}>
        {m.newsletter_consent({ name: shop })}{' '}
        <a href="/page/privacy-policy" className="underline underline-offset-4">
          {m.newsletter_privacy()}
        </a>
      </p>
    </form>
  );
}

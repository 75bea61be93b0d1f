/** "Tell me when it is back": a form of its own page, which works without a script. */
import { useRouteLoaderData } from '@remix-run/react';
import type { loader as rootLoader } from '#app/root.tsx';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { MachineTrap } from '#ui/machine-trap.tsx';

type Props = { sku: string; email?: string; error?: string | undefined };

/** Who is logged in is written to without being asked for an address. */
export function StockAlertForm({ sku, email, error }: Props) {
  const isIn = (useRouteLoaderData<typeof rootLoader>('root')?.audience ?? 'guest') !== 'guest';
  return (
    <form
      method="post"
      // Refused, the page still says what it is about.
      action={`/stock-alerts?${new URLSearchParams({ sku })}`}
      noValidate
      data-no-print
      className="mt-5 text-sm"
    >
      <input type="hidden" name="sku" value={sku} />
      {isIn ? null : (
        <label className="block">
          <span className="mb-1.5 block font-medium">{m.alert_email()}</span>
          <input
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'alert-error' : undefined}
            className="h-11 w-full rounded-sm border border-line-strong bg-surface px-3"
          />
        </label>
      )}
      {error ? (
        <p id="alert-error" role="alert" className="mt-1.5 text-danger">
          {error}
        </p>
      ) : null}
      <MachineTrap />
      <Button type="submit" variant="outline" className="mt-3">
        {m.alert_ask()}
      </Button>
    </form>
  );
}

import { Form } from '@remix-run/react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

/** Looks for a customer on the page that it stands on, by `q` in its address. */
export function CustomerSearch({ q, className }: { q: string; className: string }) {
  return (
    <Form method="get" role="search" className={className}>
      <TextField
        type="search"
        name="q"
        label={m.customers_search()}
        placeholder={m.customers_search_hint()}
        defaultValue={q}
        maxLength={100}
        className="grow"
      />
      <Button type="submit" variant="outline">
        {m.receivables_search()}
      </Button>
    </Form>
  );
}

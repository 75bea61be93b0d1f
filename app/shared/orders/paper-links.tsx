import { useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { sendEvent } from '#app/shared/events.ts';
import * as m from '#messages';
import { Button, buttonClasses } from '#ui/button.tsx';

/** A path of the order's, with the token that this page was opened by; without one, its visitor's session opens it. */
export function useOrderPath(id: string, rest = ''): string {
  const token = useSearchParams()[0].get('token');
  return `/order-lookup/${id}${rest}${token ? `?${new URLSearchParams({ token })}` : ''}`;
}

/** The order as a file and on paper; the paper is an invoice that was seen (docs/product.md#events), as the file is. */
export function PaperLinks({ id }: { id: string }) {
  const href = useOrderPath(id, '/pdf');
  useEffect(() => {
    const say = () => sendEvent('view invoice', id);
    addEventListener('beforeprint', say);
    return () => removeEventListener('beforeprint', say);
  }, [id]);
  return (
    <>
      <a href={href} className={buttonClasses({ variant: 'outline' })}>
        {m.order_pdf()}
      </a>
      <Button variant="outline" className="script-only" onClick={() => print()}>
        {m.account_order_print()}
      </Button>
    </>
  );
}

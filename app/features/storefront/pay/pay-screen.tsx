/** /pay/{token}: an order that the shop wrote for whoever holds the link (docs/decisions/0079-draft-orders.md). */
import { Form } from '@remix-run/react';
import { CartTotals } from '#app/features/storefront/cart/cart-totals.tsx';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { SentDraft } from '#schemas/domain/sales/draft-order.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';

export function PayScreen({ draft, problem }: { draft: SentDraft | null; problem: string | null }) {
  if (!draft)
    return (
      <Container className="pt-8 pb-band">
        <EmptyState
          level={1}
          title={m.pay_link_over_title()}
          text={m.pay_link_over_text()}
          action={<ButtonLink to="/contact">{m.pay_link_contact()}</ButtonLink>}
        />
      </Container>
    );
  const { number, name, items, needs_login: needsLogin } = draft;
  return (
    <Container className="max-w-4xl pt-8 pb-band">
      <Heading level={1}>{m.pay_link_title({ number })}</Heading>
      <p className="mt-3 max-w-text text-stone">
        {(needsLogin ? m.pay_link_text_account : m.pay_link_text)({ name })}
      </p>
      {problem ? (
        <Notice tone="error" className="mt-4">
          {problem}
        </Notice>
      ) : null}
      <ul className="mt-6 border-t border-line text-sm">
        {items.map((item) => (
          <li key={item.sku} className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-line py-3">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              <span className="font-medium">{`${item.quantity} × ${item.name}`}</span>
              <span className="block text-stone">
                {[m.shop_sku({ sku: item.sku }), ...Object.values(item.options)].join(', ')}
              </span>
            </p>
            <p className="text-right font-semibold tabular-nums">{formatDollars(item.line_total)}</p>
          </li>
        ))}
      </ul>
      <div className="ml-auto mt-2 max-w-sm">
        <CartTotals cart={draft} />
        <Form method="post" className="mt-6">
          <Button type="submit" size="large" className="w-full">
            {needsLogin ? m.pay_link_log_in() : m.pay_link_button()}
          </Button>
        </Form>
      </div>
    </Container>
  );
}

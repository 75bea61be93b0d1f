import { Form } from '@remix-run/react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import { StockAlertForm } from './stock-alert-form.tsx';
import type { StockAlertAnswer, StockAlertsData } from './stock-alerts.server.ts';

function Answer({ answer }: { answer: StockAlertAnswer }) {
  if (answer.is === 'refused')
    return <StockAlertForm sku={answer.sku} email={answer.email} error={answer.error} />;
  if (answer.is === 'stopped')
    return <Notice tone="success">{m.alert_stopped({ email: answer.email })}</Notice>;
  return answer.waiting ? (
    <Notice tone="success" title={m.alert_asked()}>
      {m.alert_asked_text({ email: answer.email, warehouse: answer.warehouse })}
    </Notice>
  ) : (
    <Notice tone="info">{m.alert_there({ warehouse: answer.warehouse })}</Notice>
  );
}

/** Asks for an email about a SKU, or ends those of a token. */
function Request({ loaded }: { loaded: StockAlertsData }) {
  if (loaded.sku) return <StockAlertForm sku={loaded.sku} />;
  if (!loaded.token) return <p className="text-lg">{m.alert_nothing()}</p>;
  return (
    <>
      <p className="text-lg">{m.alert_stop_text({ email: loaded.email, count: loaded.waiting })}</p>
      <Form method="post" className="mt-6">
        <input type="hidden" name="token" value={loaded.token} />
        <Button type="submit">{m.alert_stop()}</Button>
      </Form>
    </>
  );
}

type Props = { loaded: StockAlertsData; answer: StockAlertAnswer | undefined };

export function StockAlertsScreen({ loaded, answer }: Props) {
  return (
    <Container className="max-w-2xl py-band">
      <Heading level={1}>{m.alert_title()}</Heading>
      {loaded.product ? (
        <p className="mt-4 text-lg">
          <Link to={loaded.product.href} className="font-semibold underline underline-offset-4">
            {loaded.product.name}
          </Link>
          {loaded.product.options ? `, ${loaded.product.options}` : null}
          <span className="block text-sm text-stone">{m.shop_sku({ sku: loaded.sku })}</span>
        </p>
      ) : null}
      <div className="mt-6">{answer ? <Answer answer={answer} /> : <Request loaded={loaded} />}</div>
      <p className="mt-8">
        <Link to="/" className="font-semibold text-accent underline underline-offset-4">
          {m.alert_on()}
        </Link>
      </p>
    </Container>
  );
}

/** "Tell me when it is back": asked for here, and ended here by a letter's link. Works without a script. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { StockAlertForm } from '#app/features/catalog/stock-alert-form.tsx';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import { notFound } from '#app/services/respond.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => [
  ...shopMeta(matches, { title: m.alert_title() }),
  { name: 'robots', content: 'noindex' },
];

/** With a letter's token: whose letters, and how many are to come. With a SKU: the form that asks for one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.cache.forbid();
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  // A form's answer stands at this address too, and there the loader hears of no form.
  if (!token) return { token: '', sku: searchParams.get('sku') ?? '', email: '', waiting: 0 };
  const alerts = await context.api.readStockAlerts({ query: { token } });
  if (!alerts.ok) throw notFound();
  return { token, sku: '', ...alerts.data };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const { api } = context;
  if (form.has('token')) {
    const stopped = await api.stopStockAlerts({ body: { token: text('token') } });
    if (!stopped.ok) throw notFound();
    return { is: 'stopped' as const, email: stopped.data.email };
  }
  const [sku, email] = [text('sku'), text('email')];
  const asked = await api.createStockAlert({ body: { sku, email, website: text('website') } });
  if (asked.ok) return { is: 'asked' as const, ...asked.data };
  const { code, message, fieldErrors = {} } = asked.problem;
  const wrong = code === 'invalid' && '/email' in fieldErrors;
  return data(
    { is: 'refused' as const, sku, email, error: wrong ? m.alert_bad_email() : message },
    { status: asked.status },
  );
}

function Answer() {
  const answer = useActionData<typeof action>();
  if (answer?.is === 'refused')
    return <StockAlertForm sku={answer.sku} email={answer.email} error={answer.error} />;
  if (answer?.is === 'asked')
    return answer.waiting ? (
      <Notice tone="success" title={m.alert_asked()}>
        {m.alert_asked_text({ email: answer.email, warehouse: answer.warehouse })}
      </Notice>
    ) : (
      <Notice tone="info">{m.alert_there({ warehouse: answer.warehouse })}</Notice>
    );
  if (answer?.is === 'stopped')
    return <Notice tone="success">{m.alert_stopped({ email: answer.email })}</Notice>;
  return <Stop />;
}

function Stop() {
  const loaded = useLoaderData<typeof loader>();
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

export default function StockAlerts() {
  return (
    <Container className="max-w-2xl py-band">
      <Heading level={1}>{m.alert_title()}</Heading>
      <div className="mt-6">
        <Answer />
      </div>
      <p className="mt-8">
        <Link to="/" className="font-semibold text-accent underline underline-offset-4">
          {m.alert_on()}
        </Link>
      </p>
    </Container>
  );
}

/** /newsletter: signs an address up, confirms it by the email's link, and takes it off the list (docs/product.md#newsletter). */
import type { AppLoadContext } from '@remix-run/node';
import { backTo } from '#app/shared/respond.server.ts';
import * as m from '#messages';

/** What the page shows. */
export type NewsletterPage =
  | { is: 'form'; email: string; error: string | undefined }
  | { is: 'sent' | 'confirm' | 'confirmed' | 'stop' | 'stopped' | 'none'; email: string }
  | { is: 'expired' | 'incomplete' };

type Answer = { page: NewsletterPage; status: number };

const form = (email = '', error?: string): NewsletterPage => ({ is: 'form', email, error });

/** The page of a link: nothing changes by opening it, since mail programs open links by themselves. */
export async function loadNewsletter(
  { api, cache }: AppLoadContext,
  query: URLSearchParams,
): Promise<Answer> {
  cache.forbid();
  const [confirm, unsubscribe] = [query.get('confirm'), query.get('unsubscribe')];
  if (confirm !== null) {
    const asked = await api.getNewsletterConfirmation({ query: { token: confirm } });
    return asked.ok
      ? { page: { is: 'confirm', email: asked.data.email }, status: 200 }
      : { page: { is: 'expired' }, status: 404 };
  }
  if (unsubscribe !== null) {
    const asked = await api.getNewsletterSubscription({ query: { token: unsubscribe } });
    if (!asked.ok) return { page: { is: 'incomplete' }, status: 404 };
    return {
      page: { is: asked.data.subscribed ? 'stop' : 'none', email: asked.data.email },
      status: 200,
    };
  }
  return { page: form(), status: 200 };
}

/** A form of the page or of the footer, or the one click of a mail program, which posts to the link itself (RFC 8058). */
export async function runNewsletterForm({ api }: AppLoadContext, request: Request): Promise<Answer> {
  const query = new URL(request.url).searchParams;
  const [confirm, unsubscribe] = [query.get('confirm'), query.get('unsubscribe')];
  if (confirm !== null) {
    const confirmed = await api.confirmNewsletter({ body: { token: confirm } });
    return confirmed.ok
      ? { page: { is: 'confirmed', email: confirmed.data.email }, status: 200 }
      : { page: { is: 'expired' }, status: 404 };
  }
  if (unsubscribe !== null) {
    const stopped = await api.unsubscribeFromNewsletter({ body: { token: unsubscribe } });
    return stopped.ok
      ? { page: { is: 'stopped', email: stopped.data.email }, status: 200 }
      : { page: { is: 'incomplete' }, status: 404 };
  }
  const data = await request.formData();
  const text = (name: string) => String(data.get(name) ?? '');
  const email = text('email').trim().slice(0, 254);
  const source = text('source') === 'footer' ? `footer of ${backTo(request)}` : 'newsletter page';
  const website = text('website').slice(0, 200);
  const result = await api.subscribeToNewsletter({
    body: { email, source: source.slice(0, 200), website },
  });
  if (result.ok) return { page: { is: 'sent', email: result.data.email }, status: 200 };
  const { fieldErrors = {}, message } = result.problem;
  const error = '/email' in fieldErrors ? m.alert_bad_email() : message;
  return { page: form(email, error), status: result.status };
}

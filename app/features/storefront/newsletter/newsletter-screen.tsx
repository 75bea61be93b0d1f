import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { NewsletterForm } from '#ui/newsletter-form.tsx';
import { Container } from '#ui/section.tsx';
import type { NewsletterPage } from './newsletter.server.ts';

/** Pages of one sentence about an address. */
const sentences = {
  sent: [m.newsletter_sent, m.newsletter_sent_text],
  confirm: [m.newsletter_confirm_title, m.newsletter_confirm_text],
  confirmed: [m.newsletter_confirmed, m.newsletter_confirmed_text],
  stop: [m.newsletter_stop_title, m.newsletter_stop_text],
  stopped: [m.newsletter_stopped, m.newsletter_stopped_text],
  none: [m.newsletter_stop_title, m.newsletter_none_text],
} as const;
const deadLinks = {
  expired: [m.newsletter_dead_title, m.newsletter_dead_text],
  incomplete: [m.newsletter_bad_link_title, m.newsletter_bad_link_text],
} as const;

export const newsletterTitle = (page: NewsletterPage): string => {
  if (page.is === 'form') return m.newsletter_title();
  return ('email' in page ? sentences[page.is] : deadLinks[page.is])[0]();
};

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className="max-w-2xl py-band">
      <Heading level={1}>{title}</Heading>
      {children}
    </Container>
  );
}

export function NewsletterScreen({ page, shop }: { page: NewsletterPage; shop: string }) {
  const title = newsletterTitle(page);
  if (page.is === 'form')
    return (
      <Frame title={title}>
        <p className="mt-3 mb-6 text-lg">{m.newsletter_text()}</p>
        <NewsletterForm shop={shop} place="page" email={page.email} error={page.error} />
      </Frame>
    );
  if (!('email' in page))
    return (
      <Frame title={title}>
        <p className="mt-3 mb-6 text-lg">{deadLinks[page.is][1]()}</p>
        {page.is === 'expired' ? <NewsletterForm shop={shop} place="page" /> : null}
      </Frame>
    );
  const button = page.is === 'confirm' ? m.newsletter_confirm : page.is === 'stop' ? m.newsletter_stop : null;
  return (
    <Frame title={title}>
      <p className="mt-3 text-lg [overflow-wrap:anywhere]">{sentences[page.is][1]({ email: page.email })}</p>
      {button ? (
        // To the link's own address, where the token is.
        <Form method="post" className="mt-6">
          <Button type="submit" size="large">
            {button()}
          </Button>
        </Form>
      ) : null}
      {page.is === 'stopped' || page.is === 'none' ? (
        <p className="mt-6">
          <a href="/newsletter" className="font-semibold text-accent underline underline-offset-4">
            {m.newsletter_again()}
          </a>
        </p>
      ) : null}
    </Frame>
  );
}

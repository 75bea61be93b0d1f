import { useRef, useState } from 'react';
import type { Shell } from '#app/features/storefront/shell/shell.server.ts';
import * as m from '#messages';
import { ContactForm } from '#ui/contact-form.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { ContactAnswer } from './contact.server.ts';

const send = async (fields: Record<string, string>) =>
  (await import('./send-contact.ts')).sendContact(fields);

export function ContactScreen(props: { shell: Shell; sent: boolean; answer: ContactAnswer | undefined }) {
  const { shell, answer } = props;
  const [sent, setSent] = useState(props.sent);
  const said = useRef<HTMLDivElement>(null);
  const { name, phone, address } = shell.warehouse;
  return (
    <Container className="grid gap-x-20 gap-y-12 py-band desk:grid-cols-[3fr_2fr]">
      <div className="max-w-2xl">
        <Heading level={1}>{m.contact_title()}</Heading>
        <p className="mt-4 text-lg text-stone">{m.contact_page_text()}</p>
        <div ref={said} role="status" className="mt-6 scroll-mt-4 empty:mt-0">
          {sent && !answer ? (
            <Notice tone="success" title={m.contact_sent()}>
              {m.contact_sent_text()}
            </Notice>
          ) : null}
        </div>
        <div className="mt-8">
          <ContactForm
            onSend={(fields) => {
              setSent(false);
              return send(fields);
            }}
            onSent={() => {
              setSent(true);
              requestAnimationFrame(() => said.current?.scrollIntoView({ block: 'nearest' }));
            }}
            values={answer?.values}
            errors={answer?.errors}
          />
        </div>
      </div>
      <aside className="self-start border-t border-line pt-8 desk:border-t-0 desk:border-l desk:pt-0 desk:pl-12">
        <h2 className="text-sm font-semibold tracking-label text-stone uppercase">{m.contact_call()}</h2>
        <p className="mt-4 font-display text-2xl">{name}</p>
        <address className="mt-2 text-stone not-italic">
          {address.address}
          <br />
          {m.shop_city_line({ city: address.city, state: address.state, zip: address.zip })}
        </address>
        <a
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
          className="mt-3 inline-flex min-h-11 items-center text-lg font-semibold text-accent underline underline-offset-4"
        >
          {phone}
        </a>
      </aside>
    </Container>
  );
}

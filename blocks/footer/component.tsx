import type { ReactNode } from 'react';
import { usePorts } from '#blocks/kit/ports.ts';
import type { BlockView } from '#blocks/kit/types.ts';
import * as m from '#messages';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { Link } from '#ui/link.tsx';
import { NewsletterForm } from '#ui/newsletter-form.tsx';
import { Container } from '#ui/section.tsx';
import type { Data } from './load.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>, Data>;

const line = 'inline-block py-1.5 underline-offset-4 hover:underline';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 text-xs font-semibold tracking-label text-accent-soft uppercase">{title}</h2>
      {children}
    </div>
  );
}

function LinkList({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={`${link.href} ${link.label}`}>
          <Link to={link.href} className={line}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function Footer({ text, columns, social, newsletter, loaded }: Props) {
  const { href } = usePorts();
  const resolve = (links: readonly { label: string; href: string }[]) =>
    links.map((link) => ({ ...link, href: href(link.href) }));
  // The pages every shop has (docs/product.md#footer-and-cookie-notice).
  const pages = [
    { label: m.footer_about(), href: '/page/about' },
    { label: m.footer_privacy(), href: '/page/privacy-policy' },
    { label: m.footer_terms(), href: '/page/terms-of-service' },
    { label: m.footer_returns(), href: '/page/return-policy' },
    { label: m.locations_title(), href: '/locations' },
  ];
  return (
    <footer className="mt-band bg-accent-deep text-paper [&_:focus-visible]:outline-paper">
      <Container className="pt-16 pb-10">
        <div className="grid gap-x-8 gap-y-12 desk:grid-cols-[1fr_4fr]">
          <div>
            <p className="font-display text-3xl font-medium tracking-display">{loaded.name}</p>
            {text ? <p className="mt-4 max-w-[34ch] text-accent-soft">{text}</p> : null}
          </div>
          <div className="grid grid-cols-2 gap-x-8 gap-y-10 wide:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))]">
            {columns.map((column) => (
              <Column key={column.title} title={column.title}>
                <LinkList links={resolve(column.links)} />
              </Column>
            ))}
            <Column title={m.footer_pages()}>
              <LinkList links={pages} />
            </Column>
            {social.length > 0 ? (
              <Column title={m.footer_social()}>
                <LinkList links={resolve(social)} />
              </Column>
            ) : null}
          </div>
        </div>
        {newsletter ? (
          <div className="mt-12 grid gap-x-8 gap-y-4 border-t border-accent-soft/25 pt-10 desk:grid-cols-[1fr_4fr]">
            <div>
              <h2 className="font-display text-xl">{m.newsletter_title()}</h2>
              <p className="mt-1 max-w-[34ch] text-accent-soft">{m.newsletter_text()}</p>
            </div>
            <NewsletterForm shop={loaded.name} place="footer" />
          </div>
        ) : null}
        {loaded.showrooms.length > 0 ? (
          <div className="mt-12 border-t border-accent-soft/25 pt-10">
            <Column title={m.footer_showrooms()}>
              <ul className="mt-4 grid gap-x-8 gap-y-8 wide:grid-cols-2 desk:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
                {loaded.showrooms.map((showroom) => (
                  <li key={showroom.id}>
                    <p className="font-display text-xl">{showroom.name}</p>
                    <address className="mt-1 text-accent-soft not-italic">
                      {showroom.street}
                      <br />
                      {showroom.city}
                      <br />
                      <a href={`tel:${showroom.phone.replace(/[^+\d]/g, '')}`} className={line}>
                        {showroom.phone}
                      </a>
                    </address>
                  </li>
                ))}
              </ul>
            </Column>
          </div>
        ) : null}
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-accent-soft/25 pt-6 text-sm text-accent-soft">
          <p>{m.footer_copyright({ year: loaded.year, name: loaded.name })}</p>
          <Link to="/admin/login" reloadDocument data-reload="" className={line}>
            {m.footer_employee_login()}
          </Link>
        </div>
      </Container>
    </footer>
  );
}

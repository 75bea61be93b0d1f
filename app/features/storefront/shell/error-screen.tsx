/** The shop's 404 and its apology. Both stand without any data. */

import { useLocation } from '@remix-run/react';
import { SearchForm } from '#app/features/storefront/search/search-form.tsx';
import { useRequestId } from '#app/shared/request-id.tsx';
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Container } from '#ui/section.tsx';
import { isBadAddress, isGone, isNotFound } from './error-title.ts';
import type { Shell } from './shell.server.ts';

type Props = { error: unknown; shell?: Shell | null | undefined };

function wordsOf(error: unknown) {
  if (isGone(error))
    return { kicker: m.error_gone_kicker(), title: m.error_gone_title(), text: m.error_gone_text() };
  if (isBadAddress(error))
    return { kicker: m.error_address_kicker(), title: m.error_address_title(), text: m.error_address_text() };
  return isNotFound(error)
    ? { kicker: m.error_not_found_kicker(), title: m.error_not_found_title(), text: m.error_not_found_text() }
    : { kicker: m.error_kicker(), title: m.error_title(), text: m.error_text() };
}

export default function ErrorScreen({ error, shell }: Props) {
  const departments = shell?.departments ?? [];
  const requestId = useRequestId();
  const words = wordsOf(error);
  const missing = isBadAddress(error) || isGone(error) || isNotFound(error);
  const { pathname, search } = useLocation();
  return (
    <Container className="py-band">
      <p className="text-sm font-semibold tracking-label text-accent uppercase">{words.kicker}</p>
      <Heading level={1} className="mt-3">
        {words.title}
      </Heading>
      <p className="mt-4 max-w-text text-lg text-stone">{words.text}</p>
      {!missing && requestId ? (
        <p className="mt-3 text-stone">
          {m.error_request_id()} <code data-request-id={requestId}>{requestId}</code>
        </p>
      ) : null}
      {missing ? <SearchForm id="error-search" className="mt-8 max-w-text" /> : null}
      {missing && departments.length > 0 ? (
        <nav aria-labelledby="error-departments" className="mt-8">
          <h2 id="error-departments" className="font-semibold">
            {m.error_departments()}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2.5">
            {departments.map(({ label, href }) => (
              <li key={href}>
                <Link
                  to={href}
                  prefetch="intent"
                  className="flex min-h-11 items-center rounded-sm border border-line-strong px-4 hover:border-accent hover:bg-accent-soft"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {missing ? null : (
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            {m.connection_retry()}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="outline" reloadDocument={!missing}>
          {m.error_home()}
        </ButtonLink>
        {missing ? null : (
          <ButtonLink to="/search" variant="outline" reloadDocument>
            {m.error_search()}
          </ButtonLink>
        )}
      </div>
    </Container>
  );
}

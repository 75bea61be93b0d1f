/** The shop's 404 and its apology. Both stand without any data. */
import { isRouteErrorResponse } from '@remix-run/react';
import { useRequestId } from '#app/services/request-id.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function ErrorScreen({ error }: { error: unknown }) {
  const requestId = useRequestId();
  const missing = isNotFound(error);
  return (
    <Container className="py-band">
      <p className="text-sm font-semibold tracking-label text-accent uppercase">
        {missing ? m.error_not_found_kicker() : m.error_kicker()}
      </p>
      <Heading level={1} className="mt-3">
        {missing ? m.error_not_found_title() : m.error_title()}
      </Heading>
      <p className="mt-4 max-w-text text-lg text-stone">
        {missing ? m.error_not_found_text() : m.error_text()}
      </p>
      {!missing && requestId ? (
        <p className="mt-3 text-stone">
          {m.error_request_id()} <code data-request-id={requestId}>{requestId}</code>
        </p>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument={!missing}>
          {m.error_home()}
        </ButtonLink>
        <ButtonLink to="/search" variant="outline" reloadDocument={!missing}>
          {m.error_search()}
        </ButtonLink>
      </div>
    </Container>
  );
}

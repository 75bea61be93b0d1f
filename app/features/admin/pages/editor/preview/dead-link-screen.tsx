/** In place of a draft whose link has ended, was withdrawn, or never was one. */

import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';

export function DeadLinkScreen() {
  return (
    <main id="main" tabIndex={-1} className="grow outline-none">
      <Container className="py-band">
        <Heading level={1}>{m.preview_dead_title()}</Heading>
        <p className="mt-4 max-w-text text-lg text-stone">{m.preview_dead_text()}</p>
        <ButtonLink to="/" reloadDocument className="mt-8">
          {m.error_home()}
        </ButtonLink>
      </Container>
    </main>
  );
}

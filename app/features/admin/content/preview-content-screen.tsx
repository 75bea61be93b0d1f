/** A draft as its page in the shop. Its cart is nobody's, and nothing of it is counted. */
import { useState } from 'react';
import { PreviewNote } from '#app/features/admin/pages/editor/preview/preview-note.tsx';
import { quietPorts, sayPreview } from '#app/features/admin/pages/editor/preview/preview-ports.tsx';
import { CartClient } from '#app/features/storefront/cart/cart-client.ts';
import { CartContext } from '#app/features/storefront/cart/cart-state.tsx';
import { PostScreen } from '#app/features/storefront/content/post-screen.tsx';
import { ProjectScreen } from '#app/features/storefront/content/project-screen.tsx';
import { PersonScreen } from '#app/features/storefront/content/team-screen.tsx';
import { ShopHeader } from '#app/features/storefront/shell/shop-header.tsx';
import { PageRenderer } from '#app/page-renderer/page-renderer.tsx';
import { Toasts } from '#app/shared/toasts.tsx';
import { NavbarActions } from '#blocks/navbar/actions.tsx';
import * as m from '#messages';
import type { ContentPreview } from '#schemas/domain/content/content.ts';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import type { LoadedContentPreview } from './preview-content.server.ts';

function Draft({ content }: { content: ContentPreview }) {
  switch (content.kind) {
    case 'post':
      return <PostScreen post={content.post} />;
    case 'project':
      return <ProjectScreen project={content.project} isDraft />;
    case 'person':
      return <PersonScreen person={content.person} />;
    case 'label':
      return (
        <Container className="py-band">
          <Heading level={1} size="section">
            {content.name}
          </Heading>
          <p className="mt-4 text-stone">{m.content_preview_label_text({ name: content.name })}</p>
        </Container>
      );
  }
}

const titleOf = (content: ContentPreview): string =>
  content.kind === 'post'
    ? content.post.title
    : content.kind === 'project'
      ? content.project.title
      : content.kind === 'person'
        ? content.person.name
        : content.name;

export function PreviewContentScreen({ content, shell, shared, framed }: LoadedContentPreview) {
  // A cart of its own that nothing is ever sent for.
  const [cart] = useState(() => {
    const client = new CartClient(() => new Promise(() => {}), { client: 'preview' });
    client.add = async () => {
      sayPreview();
      throw new Error('A preview puts nothing into a cart');
    };
    return client;
  });
  return (
    <CartContext.Provider value={cart}>
      {framed ? null : (
        <PreviewNote
          title={titleOf(content)}
          view={{ as: 'guest' }}
          zone={shell.warehouse.time_zone}
          shared={shared}
        />
      )}
      <header>
        <ShopHeader shell={shell} />
        {shell.navigation ? <PageRenderer {...shell.navigation} ports={quietPorts} /> : null}
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Draft content={content} />
      </main>
      {shell.footer ? <PageRenderer {...shell.footer} ports={quietPorts} /> : null}
      <NavbarActions />
      <Toasts />
    </CartContext.Provider>
  );
}

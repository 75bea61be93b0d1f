import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/section.tsx';

export const NotFoundScreen = () => (
  <Container className="py-10 wide:py-14">
    <EmptyState
      level={1}
      title={m.admin_not_found()}
      text={m.admin_not_found_text()}
      action={<ButtonLink to="/admin">{m.admin_not_found_home()}</ButtonLink>}
    />
  </Container>
);

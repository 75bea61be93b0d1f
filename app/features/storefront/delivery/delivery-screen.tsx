import * as m from '#messages';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Container } from '#ui/section.tsx';
import type { DeliveryAnswer } from './delivery.server.tsx';
import { DeliveryAsk } from './delivery-ask.tsx';

/** Where the form of a product page or a cart leads without a script. */
export function DeliveryScreen({ answer }: { answer: DeliveryAnswer }) {
  const { sku, quantity } = answer.query;
  const { name, href } = answer.of;
  return (
    <Container className="max-w-2xl py-band">
      <Heading level={1}>{m.delivery_title()}</Heading>
      <p className="mt-2">
        <Link to={href} className="font-semibold text-accent underline underline-offset-4">
          {name}
        </Link>
      </p>
      <DeliveryAsk answer={answer} {...(sku ? { sku, quantity } : {})} hideTitle />
    </Container>
  );
}

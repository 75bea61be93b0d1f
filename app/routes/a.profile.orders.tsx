import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { shopMeta } from '#app/features/shell/shop-meta.ts';
import { requireProfile } from '#app/services/respond.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.account_home_title() });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { first_name, last_name, email, company } = await requireProfile(context, request);
  return { name: first_name, fullName: `${first_name} ${last_name}`, email, company: company?.name ?? null };
}

export default function AccountHome() {
  const { name, fullName, email, company } = useLoaderData<typeof loader>();
  const rows = [
    [m.account_name(), fullName],
    [m.account_email(), email],
    ...(company ? [[m.account_company(), company]] : []),
  ] as const;
  return (
    <Container className="py-band">
      <Heading level={1}>{m.account_welcome({ name })}</Heading>
      <dl className="mt-8 max-w-md border-t border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex gap-4 border-b border-line py-3">
            <dt className="w-28 text-stone">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">{m.cart_keep_shopping()}</ButtonLink>
        <form method="post" action="/logout">
          <Button type="submit" variant="outline">
            {m.account_logout()}
          </Button>
        </form>
      </div>
    </Container>
  );
}

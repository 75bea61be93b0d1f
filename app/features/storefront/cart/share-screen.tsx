/** Links to the current cart: made with a day to end on, listed, copied, taken back. */
import { Form } from '@remix-run/react';
import { LinkField } from '#app/shared/link-field.tsx';
import * as m from '#messages';
import { formatDate } from '#schemas/domain/platform/format-date.ts';
import type { CartLink } from '#schemas/domain/sales/cart.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CheckboxField, SelectField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';
import type { SharePageData } from './share.server.ts';

const days = [7, 30, 90];

type Props = { loaded: SharePageData; error: string | null };

export function ShareScreen({ loaded: { cart, links }, error }: Props) {
  return (
    <Container className="max-w-3xl pt-8 pb-band">
      <Heading level={1}>{m.cart_share_title()}</Heading>
      {cart ? (
        <>
          <p className="mt-3 font-medium">
            {m.cart_share_cart({
              name: cart.name || m.cart_unnamed(),
              pieces: m.cart_pieces({ count: cart.count }),
            })}
          </p>
          <p className="mt-2 max-w-text text-stone">{m.cart_share_text()}</p>
          {error ? (
            <Notice tone="error" className="mt-5">
              {error}
            </Notice>
          ) : null}
          <Form method="post" preventScrollReset className="mt-6 rounded-sm bg-surface p-6 shadow-card">
            <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
              <SelectField
                label={m.cart_share_days()}
                name="days"
                defaultValue="30"
                className="w-full max-w-48"
              >
                {days.map((count) => (
                  <option key={count} value={count}>
                    {m.cart_share_days_option({ count })}
                  </option>
                ))}
              </SelectField>
              <CheckboxField label={m.cart_share_notes()} name="notes" value="yes" className="pb-2.5" />
              <input type="hidden" name="cart" value={cart._id} />
              <Button type="submit" name="intent" value="share">
                {m.cart_share_make()}
              </Button>
            </div>
          </Form>
          <section aria-labelledby="cart-links" className="mt-10">
            <Heading level={2} size="small" id="cart-links">
              {m.cart_share_links()}
            </Heading>
            {links.length === 0 ? (
              <p className="mt-2 text-stone">{m.cart_share_none()}</p>
            ) : (
              <ul className="mt-3 divide-y divide-line border-y border-line">
                {links.map((link) => (
                  <LinkRow key={link._id} link={link} />
                ))}
              </ul>
            )}
          </section>
        </>
      ) : (
        <p className="mt-3 text-lg text-stone">{m.cart_share_empty()}</p>
      )}
      <ButtonLink to="/cart" variant="text" className="mt-8">
        {m.cart_back()}
      </ButtonLink>
    </Container>
  );
}

function LinkRow({ link: { _id, url, notes, expires_at } }: { link: CartLink & { url: string } }) {
  const day = formatDate(expires_at.slice(0, 10));
  return (
    <li className="py-4">
      <LinkField url={url} />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow text-sm text-stone">
          {[m.cart_share_until({ day }), ...(notes ? [m.cart_share_with_notes()] : [])].join(' ')}
        </p>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="link" value={_id} />
          <Button
            type="submit"
            name="intent"
            value="unshare"
            variant="outline"
            size="small"
            aria-label={m.cart_share_withdraw_label({ day })}
          >
            {m.cart_share_withdraw()}
          </Button>
        </Form>
      </div>
    </li>
  );
}

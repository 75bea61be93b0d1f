/** The bar that is on every page: search, the warehouse, the account, the cart. */

import { CartLink } from '#app/features/storefront/cart/cart-link.tsx';
import { SearchForm } from '#app/features/storefront/search/search-form.tsx';
import { WarehouseMenu } from '#app/features/storefront/warehouse/warehouse-menu.tsx';
import { LanguageLink } from '#app/shared/language-link.tsx';
import * as m from '#messages';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { UserIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Container } from '#ui/section.tsx';
import { UnreadBadge } from '#ui/unread-badge.tsx';
import type { Shell } from './shell.server.ts';
import { useVisitor } from './visitor.tsx';

const item = 'flex min-h-11 items-center gap-2 rounded-sm px-2.5 transition-colors hover:bg-sand';

/** The name may come after the page: its place stands already. */
function AccountLink() {
  const { profile } = useVisitor();
  return (
    <Link to="/a/profile/orders" reloadDocument className={`relative ${item}`}>
      {profile?.image ? (
        <Avatar image={profile.image} name="" className="size-6" />
      ) : (
        <UserIcon className="size-5 shrink-0" />
      )}
      {profile ? <span className="sr-only">{m.shop_account()}</span> : null}
      <span
        className={classes(
          'leading-tight [overflow-wrap:anywhere] max-wide:sr-only wide:w-18',
          profile?.unread ? 'wide:pl-2.5' : '',
        )}
      >
        {profile?.firstName ?? m.shop_account()}
      </span>
      <UnreadBadge
        count={profile?.unread ?? 0}
        className="absolute top-0.5 left-5 rounded-full ring-2 ring-surface"
      />
    </Link>
  );
}

export function ShopHeader({ shell }: { shell: Shell }) {
  return (
    <div className="border-b border-line bg-surface text-sm" data-no-print>
      <Container className="relative flex items-center gap-x-2 py-1 wide:py-1.5">
        <WarehouseMenu shell={shell} />
        <SearchForm
          id="site-search"
          // On a phone the suggestions have the page's width, not the field's.
          className="min-w-0 flex-1 max-wide:static wide:ml-4 wide:min-w-40 wide:max-w-md"
        />
        <div className="-mr-2.5 ml-auto flex items-center wide:gap-1">
          <LanguageLink className={item} />
          {shell.audience !== 'guest' ? (
            <AccountLink />
          ) : (
            <Link to="/login" className={item}>
              <UserIcon className="size-5 shrink-0" />
              <span className="max-wide:sr-only">{m.shop_log_in()}</span>
            </Link>
          )}
          <CartLink />
        </div>
      </Container>
    </div>
  );
}

/** Parts of the account that have nothing in them yet, and say so (docs/product.md#profile-area). */

import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AccountLayout, type AccountPerson } from './account-layout.tsx';

export const ledgerTitles = {
  proposals: m.account_proposals,
};
type LedgerPart = keyof typeof ledgerTitles;

const empty: Record<LedgerPart, [title: () => string, text: () => string]> = {
  proposals: [m.account_proposals_empty, m.account_proposals_text],
};

export const isLedgerPart = (part: string): part is LedgerPart => Object.hasOwn(ledgerTitles, part);

export function LedgerScreen({ person, part }: { person: AccountPerson; part: LedgerPart }) {
  const [title, text] = empty[part];
  return (
    <AccountLayout person={person} current={null} title={ledgerTitles[part]()}>
      <div className="mt-8">
        <EmptyState
          title={title()}
          text={text()}
          action={
            <ButtonLink to="/a/profile/orders" variant="outline" reloadDocument>
              {m.account_order_all()}
            </ButtonLink>
          }
        />
      </div>
    </AccountLayout>
  );
}

import type { AccountRow } from '#api/storage/repositories/accounts.ts';
import type { Profile } from '#schemas/domain/account.ts';

/** SPEC 3, Profile. */
export function profileView(account: AccountRow): Profile {
  return {
    _id: account.id,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    image: null,
    favorites: [],
    fields: {},
    company:
      account.company_id && account.company_status
        ? {
            _id: account.company_id,
            name: account.company_name ?? '',
            status: account.company_status,
            features: account.company_features ?? [],
            lien: account.company_lien ?? false,
          }
        : null,
    role: account.role,
  };
}

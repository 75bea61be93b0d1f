/** An address of the catalog that leads nowhere: the shop's 410 page for what is gone for good, else its 404. */
import { gone, notFound } from '#app/shared/respond.server.ts';
import type { ApiClient } from '#schemas/contract/client.ts';
import type { FormerKind } from '#schemas/domain/catalog/former-address.ts';

/** To be thrown. */
export async function missing(api: ApiClient, kind: FormerKind, word: string) {
  const known =
    word === '' || word.length > 120
      ? null
      : await api.getAddressState({ params: { kind }, query: { word } });
  return known?.ok && known.data.state === 'gone' ? gone() : notFound();
}

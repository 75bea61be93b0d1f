import { catalogReferences } from '#api/catalog/public-storage.ts';
import { mediaReferences } from '#api/media/public-storage.ts';
import { peopleReferences } from '#api/people/public-storage.ts';
import type { AccountReference } from '#api/platform/database/account-references.ts';
import { platformReferences } from '#api/platform/storage/personal-data.ts';
import { pricingReferences } from '#api/pricing/public-storage.ts';
import { salesReferences } from '#api/sales/storage/personal-data.ts';

/** Every column that names a customer. What names employees alone is listed by its test. */
export const customerReferences: readonly AccountReference[] = [
  ...platformReferences,
  ...peopleReferences,
  ...catalogReferences,
  ...mediaReferences,
  ...pricingReferences,
  ...salesReferences,
];

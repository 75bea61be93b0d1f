import * as m from '#messages';
import type { Audience } from '#schemas/domain/content/page.ts';

export const audienceNames: Record<Audience, () => string> = {
  guest: m.preview_as_guest,
  customer: m.preview_as_customer,
  company: m.preview_as_company,
};

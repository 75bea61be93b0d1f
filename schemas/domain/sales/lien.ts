/** What a preliminary notice needs to know of a job site (docs/product.md#lien-data). */
import { z } from 'zod';
import { problemKey } from '../platform/reasons.ts';

const text = (max: number) => z.string().trim().max(max).default('');

/** Of a job; each may still be unknown. */
export const lienPartsSchema = z.object({
  /** In place of the site's address, where it has none yet. */
  legal_description: text(2000),
  /** Name and address, as the ones below. */
  owner: text(300),
  general_contractor: text(300),
  lender: text(300),
  /** Surety and number. */
  bond: text(300),
});

const lienFieldsSchema = lienPartsSchema.extend({
  job_name: z.string().trim().min(1, problemKey('job_name_missing')).max(120),
  site_address: text(400),
  owner: z.string().trim().min(1, problemKey('owner_missing')).max(300),
});

/** Of a cart, when its company must give it. It is data for a notice, not a filed lien. */
export const lienSchema = lienFieldsSchema
  .superRefine(({ site_address, legal_description }, context) => {
    if (site_address || legal_description) return;
    const message = problemKey('site_address_missing');
    context.addIssue({ code: 'custom', path: ['site_address'], message });
  })
  .meta({ id: 'Lien' });
export type Lien = z.output<typeof lienSchema>;

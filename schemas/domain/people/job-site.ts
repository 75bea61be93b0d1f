/** Jobs of a company, ours: sites with their address and what a notice needs (docs/product.md#profile-area). */
import { z } from 'zod';
import { addressSchema } from '../platform/address.ts';
import { addressInputSchema } from '../platform/address-input.ts';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { lienPartsSchema } from '../sales/lien.ts';

/** Body of POST /api/v1/jobs and PUT /api/v1/jobs/{id}. */
export const saveJobSchema = z
  .object({
    name: z.string().trim().min(1, problemKey('job_name_missing')).max(120),
    site_address: addressInputSchema.nullable().default(null),
    lien: lienPartsSchema.default(() => lienPartsSchema.parse({})),
    /** A closed job is not offered any more. */
    closed: z.boolean().default(false),
  })
  .meta({ id: 'SaveJob' });
export type SaveJob = z.output<typeof saveJobSchema>;

export const jobSchema = saveJobSchema
  .extend({ _id: idSchema, site_address: addressSchema.nullable().default(null) })
  .meta({ id: 'Job' });
export type Job = z.output<typeof jobSchema>;

/** Jobs of a company, ours: sites with their address and what a notice needs (RESOLUTIONS 19). */
import { z } from 'zod';
import { addressSchema } from './address.ts';
import { idSchema } from './ids.ts';
import { lienPartsSchema } from './lien.ts';

/** Body of POST /api/v1/jobs and PUT /api/v1/jobs/{id}. */
export const saveJobSchema = z
  .object({
    name: z.string().trim().min(1, 'Enter the name of the job').max(120),
    site_address: addressSchema.nullable().default(null),
    lien: lienPartsSchema.default(() => lienPartsSchema.parse({})),
    /** A closed job is not offered any more. */
    closed: z.boolean().default(false),
  })
  .meta({ id: 'SaveJob' });
export type SaveJob = z.output<typeof saveJobSchema>;

export const jobSchema = saveJobSchema.extend({ _id: idSchema }).meta({ id: 'Job' });
export type Job = z.output<typeof jobSchema>;

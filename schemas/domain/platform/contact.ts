/** The contact form, in the browser and on the server (docs/product.md#contact-form, #forms). */
import { z } from 'zod';
import { emailSchema } from '../people/account.ts';
import { isPhone } from './phone.ts';
import { problemKey } from './reasons.ts';

/** PostgreSQL's text cannot hold U+0000. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, problemKey('text_too_long'))
    .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'));

/** Body of POST /api/v1/site/contact/. */
export const contactSchema = z
  .object({
    name: text(120).min(1, problemKey('person_name_missing')),
    email: emailSchema,
    phone: text(40)
      .refine((phone) => phone === '' || isPhone(phone), problemKey('phone_invalid'))
      .default(''),
    message: text(4000).min(1, problemKey('message_missing')),
    /** Ours: a field that no person sees. What is written there was written by a machine. */
    website: z.string().max(500).default(''),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof contactSchema>;

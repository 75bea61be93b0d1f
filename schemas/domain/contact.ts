/** The contact form, in the browser and on the server (SPEC 7; RESOLUTIONS 43). */
import { z } from 'zod';
import { emailSchema } from './account.ts';

/** PostgreSQL's text cannot hold U+0000. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((value) => !value.includes('\0'), 'expected no NUL character');

/** Body of POST /api/v1/site/contact/. */
export const contactSchema = z
  .object({
    name: text(120).min(1, 'Enter your name'),
    email: emailSchema,
    phone: text(40)
      .refine(
        (phone) => phone === '' || phone.replace(/\D/g, '').length >= 7,
        'Enter a phone number such as 503 555 0142',
      )
      .default(''),
    message: text(4000).min(1, 'Write your message'),
    /** Ours: a field that no person sees. What is written there was written by a machine. */
    website: z.string().max(500).default(''),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof contactSchema>;

/** Translating what employees write and what the catalog names, all ours (employees). */
import { z } from 'zod';
import { pageOf } from '#schemas/domain/catalog/catalog.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import {
  translationFileSchema,
  translationFormats,
  translationImportSchema,
} from '#schemas/domain/translations/files.ts';
import {
  translatedLanguageSchema,
  translatedThingSchema,
  translationKindSchema,
  translationRowSchema,
} from '#schemas/domain/translations/units.ts';
import { call } from '../call.ts';
import { flag } from '../flag.ts';

const tag = 'translations';
const params = { kind: translationKindSchema, id: idSchema };
const language = translatedLanguageSchema.default('es');
const refused = ['unauthenticated', 'forbidden'] as const;

export const translationCalls = {
  listTranslations: call({
    method: 'get',
    path: '/api/v1/translations',
    tag,
    summary: 'What there is of a kind by name, with how many of its texts are missing or outdated',
    query: {
      kind: translationKindSchema.default('page'),
      language,
      /** Only what has something missing or outdated. */
      open: flag.default(false),
      q: z
        .string()
        .trim()
        .max(200)
        .refine((value) => !value.includes('\0'), problemKey('character_not_allowed'))
        .default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    },
    response: pageOf(translationRowSchema).extend({ kinds: z.array(translationKindSchema) }),
    errors: [...refused, 'not_found'],
  }),
  getTranslation: call({
    method: 'get',
    path: '/api/v1/translations/{kind}/{id}',
    tag,
    summary: 'One thing’s texts with their translations',
    params,
    query: { language },
    response: translatedThingSchema,
    errors: [...refused, 'not_found'],
  }),
  saveTranslation: call({
    method: 'put',
    path: '/api/v1/translations/{kind}/{id}',
    tag,
    summary: 'Write translations of some of its texts; of a document they go into the draft',
    params,
    query: { language },
    body: z.strictObject({
      version: z.string().min(1).max(100),
      /** null or nothing takes a translation away. */
      targets: z
        .array(
          z.strictObject({
            field: z.string().min(1).max(300),
            target: z.string().max(100_000).nullable(),
          }),
        )
        .max(2000),
    }),
    response: translatedThingSchema,
    errors: [...refused, 'not_found', 'stale_version', 'bad_origin'],
  }),
  exportTranslations: call({
    method: 'get',
    path: '/api/v1/translation-files',
    tag,
    summary: 'A file for translators: everything of a kind, or of all kinds, or only what is open',
    query: {
      format: z.enum(translationFormats).default('csv'),
      kind: translationKindSchema.optional(),
      id: idSchema.optional(),
      language,
      open: flag.default(false),
    },
    response: translationFileSchema,
    errors: [...refused, 'not_found'],
  }),
  importTranslations: call({
    method: 'post',
    path: '/api/v1/translation-files',
    tag,
    summary:
      'Say what a translated file would change, or write it with `apply`; nothing is written over a text that has changed',
    query: { language, apply: flag.default(false) },
    upload: true,
    response: translationImportSchema,
    errors: [...refused, 'invalid', 'too_large', 'bad_origin'],
  }),
};

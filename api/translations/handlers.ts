/** Translating, whoever keeps what is translated. */
import { uploadOf } from '#api/media/http/handlers.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { translationCalls } from '#schemas/contract/platform/translations.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { exportTranslations } from './export-translations.ts';
import { importTranslations } from './import-translations.ts';
import { kindsOfAll, sourceOf } from './sources.ts';

export const translationHandlers: HandlersOf<typeof translationCalls> = {
  listTranslations: async (context, { query }) => {
    const { kind, language, open: isOpen, q: search } = query;
    const asked = { kind, language, isOpen, search, ...toWindow(query) };
    const { rows, count } = await sourceOf(kind).list(context, asked);
    return { ...toPage(rows, count, query), kinds: [...kindsOfAll] };
  },
  getTranslation: async (context, { params, query }) => {
    const thing = await sourceOf(params.kind).read(context, { ...params, ...query });
    if (!thing) throw new ProblemError('not_found', because('translation_not_found'));
    return thing;
  },
  saveTranslation: (context, { params, query, body }) =>
    sourceOf(params.kind).write(context, { ...params, ...query, ...body }),
  exportTranslations: (context, { query }) => exportTranslations(context, query),
  importTranslations: (context, { query, c }) =>
    importTranslations(context, uploadOf(c.req.raw, 'translations'), query),
};

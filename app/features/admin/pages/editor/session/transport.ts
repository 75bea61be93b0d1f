/** The session's calls, by the editor's client. */
import type { ApiResult } from '#schemas/contract/client.ts';
import { callApi } from '../editor-client.ts';
import type { Answer, EditorTransport } from './types.ts';

/** ms after which an answer is not waited for any more; what was sent may have been kept all the same. */
const patience = 20_000;

const answerOf = <T>(result: ApiResult<T>): Answer<T> =>
  result.ok
    ? { ok: true, data: result.data }
    : {
        ok: false,
        // A proxy's answer has no code of ours either.
        code: result.status === 0 ? 'unreachable' : (result.problem.code ?? 'unreachable'),
        message: result.problem.message,
        ...(result.problem.fieldErrors ? { fields: result.problem.fieldErrors } : {}),
      };

const limit = () => ({ signal: AbortSignal.timeout(patience) });

export const editorTransport: EditorTransport = {
  load: async (id) => answerOf(await callApi('getEditorPage', { params: { id } }, limit())),
  save: async (id, body, options) =>
    answerOf(await callApi('saveDraft', { params: { id }, body }, { ...limit(), ...options })),
  check: async (body) => answerOf(await callApi('checkDraft', { body }, limit())),
};

import type { AppLoadContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { type ImportAnswer, importPage } from '#app/features/admin/pages/editor/pages/import.server.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import { readDocumentFile } from '#blocks/document-file.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type HostileDocument, hostileDocuments } from '#tests/hostile/documents.ts';
import { type ContractTools, dataOf } from '../tools.ts';
import { aPage, editorTools } from './editor/editor-tools.ts';

const file = 'hostile.json';
/** What a body may come to beside the document. */
const mostSent = 1_000_000;

type Step = { intent: 'preview' | 'import'; target: string; revision?: number };

/** The import screen's form as a browser sends it: a file where there are bytes, else what was pasted. */
function importAs(employee: Visitor, content: string | Uint8Array, step: Step) {
  const form = new FormData();
  if (typeof content === 'string') form.set('text', content);
  else form.set('file', new File([new Uint8Array(content)], file));
  for (const [name, value] of Object.entries(step)) form.set(name, String(value));
  const context = { api: employee, cache: { forbid: () => {} }, hasSession: true };
  return importPage(
    context as unknown as AppLoadContext,
    new Request('http://shop.internal/admin/pages/import', { method: 'POST', body: form }),
  );
}

function answerOf(answer: ImportAnswer | Response): ImportAnswer {
  if (answer instanceof Response) throw new Error(`expected an answer, was sent to ${answer.url}`);
  return answer;
}

/** The page that the import made or changed. */
function pageOf(answer: ImportAnswer | Response): string {
  if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer));
  expect(answer.status).toBe(303);
  return (answer.headers.get('location') ?? '').split('/').at(-1) ?? '';
}

/** What nobody can fix is never said: a refusal names a place and a reason. */
function expectReasons(problem: { fieldErrors?: Record<string, string[]> | undefined; message: string }) {
  expect(problem.message).not.toBe('');
  for (const messages of Object.values(problem.fieldErrors ?? {}))
    for (const message of messages) expect(message).toMatch(/\S/);
}

export function hostileContract(tools: ContractTools): void {
  const { employee, live } = editorTools(tools);
  /** A page that shoppers see, into whose draft each document is brought. */
  let victimId: string | undefined;
  const shown = async (slug: string) => {
    const answer = await tools.send(`/api/v1/pages/${slug}`);
    expect(answer.status).toBe(200);
    return answer.text();
  };

  /** Straight to the API, past the importer; a refusal is of the one shape of errors. */
  async function expectSoundAnswer(content: string, path: string, cookie: string) {
    const answer = await tools.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: `{"document":${content || 'null'}}`,
    });
    expect([200, 201, 400, 422]).toContain(answer.status);
    const said = (await answer.json()) as { _id?: string; message?: string };
    if (!answer.ok) expectReasons({ message: '', ...said });
    return answer.ok ? said._id : undefined;
  }

  async function expectRefused(document: HostileDocument & { expected: 'refused' }, editor: Visitor) {
    const content = document.make();
    const read = readDocumentFile(content);
    if (read.ok) throw new Error('the file was taken');
    expect(Object.entries(read.errors).map(([pointer, [why]]) => [pointer, why?.reason])).toContainEqual([
      document.pointer,
      document.reason,
    ]);
    for (const intent of ['preview', 'import'] as const) {
      const answer = answerOf(await importAs(editor, content, { intent, target: 'new' }));
      if (answer.step !== 'refused') throw new Error('the importer took it');
      const reason = read.errors[document.pointer]?.[0];
      expect(answer.faults).toContainEqual(
        expect.objectContaining({
          file: typeof content === 'string' ? null : file,
          pointer: document.pointer,
          message: reason && sentenceOf(reason),
        }),
      );
    }
  }

  async function expectKept(document: HostileDocument & { expected: 'kept' }, editor: Visitor) {
    const content = document.make();
    const publisher = await employee('publisher');
    const looked = answerOf(await importAs(editor, content, { intent: 'preview', target: 'new' }));
    if (looked.step !== 'preview') throw new Error(JSON.stringify(looked));
    const named = looked.problems.map(({ pointer }) => pointer);
    expect(named).toEqual(expect.arrayContaining([...document.pointers]));
    expect(named.length > 0).toBe(document.pointers.length > 0);
    for (const { message } of looked.problems) expect(message).toMatch(/\S/);

    victimId ??= (await live())._id;
    const victim = dataOf(await editor.getEditorPage({ params: { id: victimId } }));
    const address = victim.published?.slug ?? '';
    const before = await shown(address);
    const made = pageOf(await importAs(editor, content, { intent: 'import', target: 'new' }));
    const changed = pageOf(
      await importAs(editor, content, {
        intent: 'import',
        target: victim._id,
        revision: victim.draft.revision,
      }),
    );
    for (const id of [made, changed]) {
      const page = dataOf(await editor.getEditorPage({ params: { id } }));
      const { draft } = page;
      const check = dataOf(await editor.checkDraft({ body: { document: draft.document, page: id } }));
      dataOf(await editor.previewPage({ body: { document: draft.document } }));
      const published = await publisher.publishDraft({
        params: { id },
        body: { revision: draft.revision, note: '' },
      });
      expect(published.ok).toBe(check.problems.length === 0);
      if (published.ok) continue;
      expect(published.status).toBe(422);
      expect(Object.keys(published.problem.fieldErrors ?? {})).not.toEqual([]);
      expectReasons(published.problem);
    }
    if (document.pointers.length > 0) expect(await shown(address)).toBe(before);
    dataOf(await publisher.deleteEditorPage({ params: { id: made } }));
  }

  describe('a hostile document', () => {
    it.each(hostileDocuments.map((document) => ({ ...document })))(
      '$name is $expected, and harms nothing',
      async (document) => {
        const editor = await employee('editor');
        const home = await shown('home');
        if (document.expected === 'refused') await expectRefused(document, editor);
        else await expectKept(document, editor);
        const content = document.make();
        if (typeof content === 'string' && content.length < mostSent) {
          const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
          await expectSoundAnswer(content, '/api/v1/editor/check', cookie);
          await expectSoundAnswer(content, '/api/v1/editor/preview', cookie);
          const made = await expectSoundAnswer(content, '/api/v1/editor/pages', cookie);
          if (made) await (await employee('publisher')).deleteEditorPage({ params: { id: made } });
        }
        expect(await shown('home')).toBe(home);
        expect(Object.keys(Object.prototype)).toEqual([]);
      },
    );

    it('that is a page’s draft leaves what is published of it as it is', async () => {
      const page = await live(aPage());
      const before = await shown(page.slug);
      const editor = await employee('editor');
      const body = { document: { blocks: [null] }, revision: page.draft.revision };
      dataOf(await editor.saveDraft({ params: { id: page._id }, body }));
      expect(await shown(page.slug)).toBe(before);
    });
  });
}

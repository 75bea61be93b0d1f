/** A page from a file: looked at first, then kept as a new page or as the draft of one that there is. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { sentenceOf, sentencesOf } from '#app/shared/problem-sentences.ts';
import { readDocumentFile } from '#blocks/document-file.ts';
import { mostBytes } from '#schemas/domain/content/draft-limits.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import type { Problem } from '#schemas/domain/platform/problem.ts';
import { type DocumentDiff, diffDocuments } from '../document/diff.ts';
import { type EditorDocument, openDocument } from '../document/model.ts';
import { mayEdit } from '../roles.ts';
import { type ImportPlace, importPlace } from './import-place.ts';
import { freePageSlug } from './pages.server.ts';

/** Where it goes: a page's id, or a page of its own. */
const asNew = 'new';
const none: EditorDocument = { meta: {}, blocks: [] };

/** What is wrong with what was brought: in which file and where in it, as far as that is known. */
export type ImportFault = { file: string | null; message: string } & ImportPlace;

export type ImportAnswer =
  | { step: 'refused'; faults: ImportFault[]; text: string; target: string }
  | {
      step: 'preview';
      text: string;
      target: string;
      revision: number;
      title: string;
      diff: DocumentDiff;
      problems: (ImportPlace & { message: string })[];
    };

export async function loadImport(context: AppLoadContext) {
  const { role } = await requireEmployee(context);
  const listed = await context.api.listEditorPages();
  const pages = listed.ok ? listed.data : [];
  return {
    mayEdit: mayEdit(role),
    pages: pages.map(({ _id, title, audience }) => ({ _id, title, audience })),
  };
}

/** As much of a file as came: its bytes and its name, or the text that was pasted. */
async function givenIn(form: FormData): Promise<{ file: string | null; content: Uint8Array | string }> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0)
    return { file: file.name, content: new Uint8Array(await file.arrayBuffer()) };
  return { file: null, content: String(form.get('text') ?? '') };
}

/** What is shown again to be corrected; a file that is no text of a page is not. */
function textOf(content: Uint8Array | string): string {
  if (content.length > mostBytes) return '';
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** A document's own word, whatever it is. */
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

type Faulty = { file: string | null; document: EditorDocument };

const faultsOf = ({ file, document }: Faulty, errors: Record<string, readonly string[]>): ImportFault[] =>
  Object.entries(errors).flatMap(([pointer, messages]) =>
    messages.map((message) => ({ file, ...importPlace(document, pointer), message })),
  );

/** The address that a new page of a file gets. */
async function freeAddress(context: AppLoadContext, { slug, audience }: DraftDocument): Promise<string> {
  const listed = await context.api.listEditorPages();
  return freePageSlug(listed.ok ? listed.data : [], wordOf(slug) || 'imported', wordOf(audience));
}

/** Step one answers what would change; step two does it, unless somebody saved the page in between. */
export async function importPage(
  context: AppLoadContext,
  request: Request,
): Promise<ImportAnswer | Response> {
  await requireEmployee(context);
  const form = await request.formData();
  const { file, content } = await givenIn(form);
  const [text, target] = [textOf(content), String(form.get('target') ?? asNew)];
  const refuse = (faults: ImportFault[]): ImportAnswer => ({ step: 'refused', faults, text, target });
  const read = readDocumentFile(content);
  if (!read.ok) return refuse(faultsOf({ file, document: none }, sentencesOf(read.errors)));
  const { document } = read;
  const opened = openDocument(document);
  const answered = ({ message, fieldErrors }: Problem): ImportAnswer => {
    // The API's pointers lead through the body that carried the document.
    const placed = Object.entries(fieldErrors ?? {}).map(([pointer, said]) => [
      pointer.replace(/^\/document(?=\/|$)/, '') || '/',
      said,
    ]);
    return refuse(
      placed.length > 0
        ? faultsOf({ file, document: opened }, Object.fromEntries(placed))
        : [{ file, trail: null, pointer: '/', message }],
    );
  };

  if (form.get('intent') === 'import') {
    if (target !== asNew) {
      const revision = Number(form.get('revision'));
      const saved = await context.api.saveDraft({ params: { id: target }, body: { document, revision } });
      return saved.ok ? redirect(`/admin/pages/${target}`, 303) : answered(saved.problem);
    }
    const slug = await freeAddress(context, document);
    const made = await context.api.createEditorPage({ body: { document: { ...document, slug } } });
    return made.ok ? redirect(`/admin/pages/${made.data._id}`, 303) : answered(made.problem);
  }

  const page = target === asNew ? null : await context.api.getEditorPage({ params: { id: target } });
  if (page && !page.ok) return answered(page.problem);
  const checked = await context.api.checkDraft({
    body: { document, ...(page ? { page: target } : {}) },
  });
  if (!checked.ok) return answered(checked.problem);
  const before = page ? openDocument(page.data.draft.document) : none;
  return {
    step: 'preview',
    text,
    target,
    revision: page ? page.data.draft.revision : 0,
    title: page ? page.data.title : wordOf(document.title),
    diff: diffDocuments(before, opened),
    problems: checked.data.problems
      // As a new page it gets an address that is free.
      .filter(({ reason }) => page !== null || reason !== 'page_address_taken')
      .map((problem) => ({
        ...importPlace(opened, problem.pointer),
        message: sentenceOf(problem) ?? problem.message,
      })),
  };
}

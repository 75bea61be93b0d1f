/** A page from a file: looked at first, then kept as a new page or as the draft of one that there is. */
import { type AppLoadContext, redirect } from '@remix-run/node';
import { requireEmployee } from '#app/features/admin/shell/admin.server.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import { type DraftDocument, draftDocumentSchema, type PageProblem } from '#schemas/domain/content/editor.ts';
import { type DocumentDiff, diffDocuments } from '../document/diff.ts';
import { type EditorDocument, openDocument } from '../document/model.ts';
import { mayEdit } from '../roles.ts';
import { freeSlug } from './pages.server.ts';

/** Where it goes: a page's id, or a page of its own. */
const asNew = 'new';
const none: EditorDocument = { meta: {}, blocks: [] };

export type ImportAnswer =
  | { step: 'refused'; message: string; text: string; target: string }
  | {
      step: 'preview';
      text: string;
      target: string;
      revision: number;
      title: string;
      diff: DocumentDiff;
      problems: PageProblem[];
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

function readDocument(text: string): DraftDocument | null {
  try {
    const parsed = draftDocumentSchema.safeParse(JSON.parse(text));
    return parsed.success && !Array.isArray(JSON.parse(text)) ? parsed.data : null;
  } catch {
    return null;
  }
}

async function textOf(form: FormData): Promise<string> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return file.text();
  return String(form.get('text') ?? '');
}

/** Step one answers what would change; step two does it, unless somebody saved the page in between. */
export async function importPage(
  context: AppLoadContext,
  request: Request,
): Promise<ImportAnswer | Response> {
  await requireEmployee(context);
  const form = await request.formData();
  const [text, target] = [await textOf(form), String(form.get('target') ?? asNew)];
  const refuse = (message: string): ImportAnswer => ({ step: 'refused', message, text, target });
  const document = readDocument(text);
  if (!document) return refuse(m.editor_import_no_page());

  if (form.get('intent') === 'import') {
    if (target !== asNew) {
      const revision = Number(form.get('revision'));
      const saved = await context.api.saveDraft({ params: { id: target }, body: { document, revision } });
      return saved.ok ? redirect(`/admin/pages/${target}`, 303) : refuse(saved.problem.message);
    }
    const listed = await context.api.listEditorPages();
    const slug = freeSlug(
      listed.ok ? listed.data : [],
      String(document.slug ?? 'imported'),
      String(document.audience),
    );
    const made = await context.api.createEditorPage({ body: { document: { ...document, slug } } });
    return made.ok ? redirect(`/admin/pages/${made.data._id}`, 303) : refuse(made.problem.message);
  }

  const page = target === asNew ? null : await context.api.getEditorPage({ params: { id: target } });
  if (page && !page.ok) return refuse(page.problem.message);
  const checked = await context.api.checkDraft({
    body: { document, ...(page ? { page: target } : {}) },
  });
  if (!checked.ok) return refuse(checked.problem.message);
  const before = page ? openDocument(page.data.draft.document) : none;
  return {
    step: 'preview',
    text,
    target,
    revision: page ? page.data.draft.revision : 0,
    title: page ? page.data.title : String(document.title ?? ''),
    diff: diffDocuments(before, openDocument(document)),
    problems: checked.data.problems.map((problem) => ({
      ...problem,
      message: sentenceOf(problem) ?? problem.message,
    })),
  };
}

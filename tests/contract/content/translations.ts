import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#app/features/admin/pages/editor/document/merge.ts';
import { openDocument, writeDocument } from '#app/features/admin/pages/editor/document/model.ts';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import type { TranslatedThing, TranslationKind } from '#schemas/domain/translations/units.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';
import { editorTools } from './editor/editor-tools.ts';

const words = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks ? { marks } : {}) });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const bold = [{ type: 'bold' }];
let numbers = 0;
const fresh = (name: string) => {
  numbers += 1;
  return `${name}-${Date.now().toString(36)}-${numbers}`;
};

export function translationsContract(tools: ContractTools): void {
  const { visitor } = tools;
  const { employee, live } = editorTools(tools);
  const spanish = () => visitor({ [languageHeader]: 'es' });

  const aPost = async (change: object = {}): Promise<DraftDocument> => {
    const { items } = dataOf(await visitor().listPosts({ query: { limit: 1 } }));
    const { src, alt, width, height } = (items[0] as (typeof items)[number]).picture;
    return {
      kind: 'post',
      slug: fresh('translated'),
      audience: 'guest',
      title: 'Honed or polished',
      excerpt: 'What a month of coffee does to each.',
      body: doc(
        paragraph(words('We left both '), words('under a tap', bold), words(' for a month.')),
        paragraph(words('Then we looked.')),
      ),
      picture: { src, alt, width, height },
      topic: 'light',
      ...change,
    };
  };
  const read = async (who: Visitor, kind: TranslationKind, id: string) =>
    dataOf(await who.getTranslation({ params: { kind, id } }));
  /** Translates the texts that are named by their source. */
  const translate = async (who: Visitor, thing: TranslatedThing, pairs: Record<string, string | null>) => {
    const targets = Object.entries(pairs).map(([source, target]) => ({
      field: thing.units.find((unit) => unit.source === source)?.field ?? source,
      target,
    }));
    const { kind, id, version } = thing;
    return who.saveTranslation({ params: { kind, id }, body: { version, targets } });
  };
  const publish = async (who: Visitor, id: string) => {
    const { draft } = dataOf(await who.getEditorPage({ params: { id } }));
    return dataOf(await who.publishDraft({ params: { id }, body: { revision: draft.revision } }));
  };
  const spanishWords: Record<string, string> = {
    'Honed or polished': 'Apomazado o pulido',
    'We left both <1>under a tap</1> for a month.': 'Los dejamos un mes <1>bajo un grifo</1>.',
  };
  const aTranslatedPost = async () => {
    const publisher = await employee('publisher');
    const document = await aPost();
    const page = await live(document);
    const thing = await read(publisher, 'post', page._id);
    return { publisher, document, id: page._id, slug: String(document.slug), thing };
  };

  describe('translations of documents', () => {
    it('are a draft until they are published, field by field, and English where they are missing', async () => {
      const { publisher, id, slug, thing } = await aTranslatedPost();
      expect(thing.units.every(({ state }) => state === 'missing')).toBe(true);
      const saved = dataOf(await translate(publisher, thing, spanishWords));
      expect(saved.units.filter(({ state }) => state === 'done')).toHaveLength(2);
      expect(dataOf(await spanish().getPost({ params: { slug } })).title).toBe('Honed or polished');
      const preview = dataOf(
        await (await employeeInSpanish(publisher)).previewContent({ body: { page: id } }),
      );
      expect(preview).toMatchObject({ kind: 'post', post: { title: 'Apomazado o pulido' } });
      await publish(publisher, id);
      const post = dataOf(await spanish().getPost({ params: { slug } }));
      expect(post).toMatchObject({
        title: 'Apomazado o pulido',
        excerpt: 'What a month of coffee does to each.',
      });
      expect(post.body.document.content).toEqual([
        paragraph(words('Los dejamos un mes '), words('bajo un grifo', bold), words('.')),
        paragraph(words('Then we looked.')),
      ]);
      expect(dataOf(await visitor().getPost({ params: { slug } })).title).toBe('Honed or polished');
      const listed = dataOf(await spanish().listPosts({ query: { limit: 100 } }));
      expect(listed.items.find((one) => one.slug === slug)?.title).toBe('Apomazado o pulido');
      expect(JSON.stringify(post)).not.toContain('translations');
    });

    /** The same session, with pages in Spanish. */
    async function employeeInSpanish(who: Visitor): Promise<Visitor> {
      const person = spanish();
      for (const [name, value] of who.cookies) person.cookies.set(name, value);
      return person;
    }

    it('show on while their source was changed, and are listed as outdated', async () => {
      const { publisher, document, id, slug, thing } = await aTranslatedPost();
      dataOf(await translate(publisher, thing, spanishWords));
      const { draft } = dataOf(await publisher.getEditorPage({ params: { id } }));
      const edited = { ...draft.document, title: 'Honed, polished or flamed' };
      const body = { document: edited, revision: draft.revision };
      dataOf(await publisher.saveDraft({ params: { id }, body }));
      await publish(publisher, id);
      expect(dataOf(await spanish().getPost({ params: { slug } })).title).toBe('Apomazado o pulido');
      const after = await read(publisher, 'post', id);
      expect(after.units[0]).toMatchObject({ state: 'outdated', before: document.title });
      const rows = dataOf(
        await publisher.listTranslations({ query: { kind: 'post', q: 'flamed', open: 'true' } }),
      );
      expect(rows.items.find((row) => row.id === id)).toMatchObject({ outdated: 1, missing: 3, total: 5 });
      // Accents or not.
      const words = String(after.units[0]?.target).toUpperCase().replace('A', 'Á');
      const found = dataOf(await publisher.listTranslations({ query: { kind: 'post', q: words } }));
      expect(found.items.map((row) => row.id)).toContain(id);
      const others = dataOf(await publisher.listTranslations({ query: { kind: 'post', q: `${words} x` } }));
      expect(others.items).toEqual([]);
    });

    it('come back with an old version, and go with it', async () => {
      const { publisher, id, thing } = await aTranslatedPost();
      dataOf(await translate(publisher, thing, spanishWords));
      await publish(publisher, id);
      dataOf(await translate(publisher, await read(publisher, 'post', id), { 'Honed or polished': null }));
      await publish(publisher, id);
      const { revisions } = dataOf(await publisher.listRevisions({ params: { id } }));
      const revision = dataOf(
        await publisher.getRevision({ params: { id, revision: revisions[1]?._id ?? '' } }),
      );
      const { draft } = dataOf(await publisher.getEditorPage({ params: { id } }));
      const body = { document: revision.document, revision: draft.revision };
      dataOf(await publisher.saveDraft({ params: { id }, body }));
      expect((await read(publisher, 'post', id)).units[0]?.target).toBe('Apomazado o pulido');
    });

    it('refuse an older version, a target with other tags, one that is too long and a text that is gone', async () => {
      const { publisher, thing } = await aTranslatedPost();
      const [sentence = ''] = Object.keys(spanishWords).slice(1);
      const field = thing.units.find(({ source }) => source === sentence)?.field ?? '';
      const refusal = problemOf(await translate(publisher, thing, { [sentence]: 'sin <2>etiqueta</2>' }));
      expect(Object.values(refusal.fieldReasons ?? {})).toEqual([
        [{ reason: 'translation_tag_missing', values: { tag: '<1>' } }],
      ]);
      expect(Object.keys(refusal.fieldReasons ?? {})).toEqual([`/${field.replaceAll('/', '~1')}`]);
      const long = problemOf(await translate(publisher, thing, { 'Honed or polished': 'x'.repeat(121) }));
      expect(Object.keys(long.fieldReasons ?? {})).toEqual(['/title']);
      expect(problemOf(await translate(publisher, thing, { gone: 'x' })).code).toBe('invalid');
      dataOf(await translate(publisher, thing, spanishWords));
      expect(problemOf(await translate(publisher, thing, spanishWords)).code).toBe('stale_version');
    });

    it('meet what somebody writes in the editor meanwhile, and lose nothing of it', async () => {
      const { publisher, id, thing } = await aTranslatedPost();
      const before = dataOf(await publisher.getEditorPage({ params: { id } })).draft;
      dataOf(await translate(publisher, thing, spanishWords));
      const written = { ...before.document, excerpt: 'A month of coffee, and what it left.' };
      const body = { document: written, revision: before.revision };
      expect(problemOf(await publisher.saveDraft({ params: { id }, body })).code).toBe('stale_version');
      const now = dataOf(await publisher.getEditorPage({ params: { id } })).draft;
      const { document, conflicts } = mergeDocuments(
        openDocument(before.document),
        openDocument(written),
        openDocument(now.document),
      );
      expect(conflicts).toEqual([]);
      const merged = { document: writeDocument(document), revision: now.revision };
      dataOf(await publisher.saveDraft({ params: { id }, body: merged }));
      const after = await read(publisher, 'post', id);
      expect(after.units.slice(0, 2)).toMatchObject([
        { target: 'Apomazado o pulido', state: 'done' },
        { source: 'A month of coffee, and what it left.', state: 'missing' },
      ]);
    });

    it('are in pages', async () => {
      const publisher = await employee('publisher');
      const page = await live();
      const thing = await read(publisher, 'page', page._id);
      dataOf(await translate(publisher, thing, { 'The first words.': 'Las primeras palabras.' }));
      await publish(publisher, page._id);
      const params = { slug: page.slug };
      const { page: shown } = dataOf(await spanish().getPage({ params }));
      expect(shown.blocks.map(({ props }) => (props as { text: string }).text)).toEqual([
        'Las primeras palabras.',
        'The second words.',
      ]);
      expect(shown).not.toHaveProperty('translations');
      const english = dataOf(await visitor().getPage({ params })).page;
      expect(english.blocks[0]?.props).toEqual({ text: 'The first words.' });
      expect(english).not.toHaveProperty('translations');
    });

    it('name topics, rooms and people’s roles in every list', async () => {
      const publisher = await employee('publisher');
      const find = async (kind: 'topic' | 'room' | 'person', slug: string) => {
        const pages = dataOf(await publisher.listEditorPages({ query: { kind } }));
        return pages.find((page) => page.slug === slug)?._id ?? '';
      };
      const put = async (kind: 'topic' | 'room' | 'person', slug: string, target: string | null) => {
        const id = await find(kind, slug);
        const thing = await read(publisher, kind, id);
        const source = thing.units[0]?.source ?? '';
        dataOf(await translate(publisher, thing, { [source]: target }));
        await publish(publisher, id);
      };
      await put('topic', 'light', 'Luz');
      await put('room', 'kitchen', 'Cocina');
      await put('person', 'iris-fenn', 'Fundadora');
      const posts = dataOf(await spanish().listPosts({ query: { topic: 'light' } }));
      expect(posts.topics.find(({ slug }) => slug === 'light')?.name).toBe('Luz');
      expect(posts.items[0]?.topic.name).toBe('Luz');
      const projects = dataOf(await spanish().listProjects({ query: { room: 'kitchen' } }));
      expect(projects.rooms.find(({ slug }) => slug === 'kitchen')?.name).toBe('Cocina');
      expect(projects.items[0]?.room.name).toBe('Cocina');
      expect(dataOf(await visitor().listProjects({ query: { room: 'kitchen' } })).items[0]?.room.name).toBe(
        'Kitchens',
      );
      expect(dataOf(await spanish().getPerson({ params: { id: 'iris-fenn' } })).title).toBe('Fundadora');
      await put('topic', 'light', null);
      await put('room', 'kitchen', null);
      await put('person', 'iris-fenn', null);
    });
  });

  describe('files of translations', () => {
    const importFile = (who: Visitor, text: string, apply = false) =>
      who.importTranslations({ query: { apply: apply ? 'true' : 'false' }, file: new Blob([text]) });
    /** A file of one post, with some targets put in by their source. */
    const exported = async (who: Visitor, id: string, format: 'csv' | 'xliff') =>
      dataOf(await who.exportTranslations({ query: { kind: 'post', id, format } }));

    it.each(['csv', 'xliff'] as const)('%s: goes out and comes back as it was', async (format) => {
      const { publisher, id, thing } = await aTranslatedPost();
      const odd = 'Dice: «¡sí, "pulido"!»; cuesta < 5 & más\n— segunda línea';
      dataOf(await translate(publisher, thing, { ...spanishWords, 'Then we looked.': odd }));
      const file = await exported(publisher, id, format);
      expect(file.count).toBe(5);
      const same = dataOf(await importFile(publisher, file.text));
      expect(same).toMatchObject({
        format,
        applied: false,
        rows: 5,
        counts: { new: 0, changed: 0, same: 3, empty: 2, refused: 0 },
      });
      const again = file.text.replace('Apomazado o pulido', '=Mate o &quot;brillante&quot;');
      const seen = dataOf(await importFile(publisher, again));
      expect(seen.counts).toMatchObject({ changed: 1, refused: 0 });
      expect((await read(publisher, 'post', id)).units[0]?.target).toBe('Apomazado o pulido');
      dataOf(await importFile(publisher, again, true));
      expect((await read(publisher, 'post', id)).units[0]?.target).toBe(
        format === 'csv' ? '=Mate o &quot;brillante&quot;' : '=Mate o "brillante"',
      );
      const back = await exported(publisher, id, format);
      expect(dataOf(await importFile(publisher, back.text)).counts).toMatchObject({ same: 3, refused: 0 });
    });

    it('refuse a text that has changed since, other tags and what is not there, and write the rest', async () => {
      const { publisher, id } = await aTranslatedPost();
      const { text } = await exported(publisher, id, 'csv');
      const { draft } = dataOf(await publisher.getEditorPage({ params: { id } }));
      const changed = { ...draft.document, title: 'Flamed' };
      const body = { document: changed, revision: draft.revision };
      dataOf(await publisher.saveDraft({ params: { id }, body }));
      const filled = text
        .replace('Honed or polished,', 'Honed or polished,Apomazado')
        .replace('for a month.,', 'for a month.,Sin etiquetas')
        .replace('Then we looked.,', 'Then we looked.,Y miramos.');
      const told = dataOf(
        await importFile(
          publisher,
          `${filled}post,no-such-post,title,Title,x,y\nodd,x,title,Title,x,y\n`,
          true,
        ),
      );
      expect(told.counts).toEqual({ new: 1, changed: 0, same: 0, empty: 2, refused: 4 });
      expect(told.refused.map(({ line, message }) => [line, message.slice(0, 34)])).toEqual([
        [2, 'The English text has changed since'],
        [4, 'The tag <1> is missing. Use each t'],
        [7, 'Nothing has this kind and id. It m'],
        [8, 'Nothing has this kind and id. It m'],
      ]);
      // By its names, of what is still there.
      expect(told.refused.map(({ name, label }) => [name, label])).toEqual([
        ['Flamed', 'Title'],
        ['Flamed', expect.stringMatching(/^Text › /)],
        [null, null],
        [null, null],
      ]);
      const after = await read(publisher, 'post', id);
      expect(after.units.map(({ target }) => target)).toEqual([null, null, null, 'Y miramos.', null]);
    });

    it.each([
      ['an open quote', 'kind,id,field,source,target\npost,1,"title,x,y', 'translation_file_broken', 2],
      ['no columns', 'a,b\n1,2', 'translation_columns_missing', undefined],
      ['nothing', '', 'translation_columns_missing', undefined],
      ['no rows', 'kind,id,field,source,target\n', 'translation_file_empty', undefined],
      ['broken XML', '<xliff version="1.2">\n<file>\n</xliff>', 'translation_file_broken', 3],
      [
        'an entity',
        '<?xml version="1.0"?>\n<!DOCTYPE xliff [<!ENTITY a "b">]>\n<xliff version="1.2">&a;</xliff>',
        'translation_xliff_doctype',
        2,
      ],
      ['XLIFF 2', '<xliff version="2.1"></xliff>', 'translation_xliff_version', undefined],
      ['a page', '<html></html>', 'translation_xliff_version', undefined],
    ])('%s is said with its line', async (_, text, reason, line) => {
      const problem = problemOf(await importFile(await employee('editor'), text));
      expect(problem).toMatchObject({ code: 'invalid', reason });
      expect(problem.values?.line).toBe(line);
    });

    it('takes 10,000 rows', async () => {
      const publisher = await employee('publisher');
      const { id } = await aTranslatedPost();
      const { text } = await exported(publisher, id, 'csv');
      const rows = Array.from(
        { length: 10_000 },
        (_, at) => `post,${id},none-${at},Text,Source ${at},Texto ${at}`,
      );
      const told = dataOf(await importFile(publisher, text + rows.join('\n')));
      expect(told.counts.refused).toBe(10_000);
      expect(told.refused).toHaveLength(200);
    });
  });
}

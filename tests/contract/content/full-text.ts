/** The text of pages, posts, projects and answers, as a search finds it. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { answerAnchor } from '#schemas/domain/content/answer-anchor.ts';
import type { FoundText } from '#schemas/domain/content/found-text.ts';
import { languageHeader } from '#schemas/domain/platform/language.ts';
import { type ContractTools, dataOf } from '../tools.ts';
import { aPage, editorTools, textBlock } from './editor/editor-tools.ts';

const marked = ({ snippet }: FoundText) => snippet.filter(({ found }) => found).map(({ text }) => text);
const said = ({ snippet }: FoundText) => snippet.map(({ text }) => text).join('');

export function fullTextContract(tools: ContractTools): void {
  const { visitor } = tools;
  const { employee, live } = editorTools(tools);
  const spanish = () => visitor({ [languageHeader]: 'es' });
  const search = async (q: string, by = visitor()) => dataOf(await by.searchContent({ query: { q } }));

  const shown = new Set<string>();
  const takeOff = async (id: string) => {
    shown.delete(id);
    dataOf(await (await employee('publisher')).unpublishPage({ params: { id }, body: {} }));
  };

  /** A page with words that no other has, a hidden block, and a question. */
  const aLongPage = async () => {
    const slug = `long-${randomUUID()}`;
    const faq = {
      id: 'asked',
      type: 'faq',
      schemaVersion: 2,
      visibility: {},
      props: {
        title: 'Asked often',
        items: [
          { question: 'Who sells grapplers?', answer: 'Nobody does.' },
          {
            question: 'What is a snorkelbox?',
            answer: 'A **box** for [snorkels](/page/x), with two valves.',
          },
        ],
      },
    };
    const text = `It begins. ${'Many words stand here before it. '.repeat(20)}

## Wobbling

The quibblers were wobbled in our café twice, and "nobody" minded.`;
    const blocks = [
      textBlock('one', text),
      textBlock('two', 'A secretword.', { visibility: { hidden: true } }),
      faq,
    ];
    const page = await live(aPage({ slug, title: 'On zeugmas', blocks }));
    shown.add(page._id);
    return { slug, id: page._id };
  };

  describe('full text', () => {
    afterEach(async () => {
      for (const id of shown) await takeOff(id);
    });

    it('is found in any inflection, with its heading and the words marked', async () => {
      const { slug } = await aLongPage();
      const [found, ...others] = await search('quibbler cafes');
      expect(others).toEqual([]);
      expect(found).toMatchObject({
        kind: 'page',
        title: 'On zeugmas',
        href: `/page/${slug}`,
        heading: 'Wobbling',
      });
      expect(found && marked(found)).toEqual(['quibblers', 'café']);
      expect(found && said(found)).toBe('The quibblers were wobbled in our café twice, and "nobody" minded.');
      expect((await search('the wobbling of quibblers'))[0]?.href).toBe(`/page/${slug}`);
      expect(await search('quibbler nowheretobefound')).toEqual([]);
    });

    it('whose heading has a word of a question may answer it, where no text has all of them', async () => {
      const { slug } = await aLongPage();
      const [found, ...others] = await search('how long does the wobbling glorblewise frobnicate');
      expect(found).toMatchObject({ href: `/page/${slug}`, heading: 'Wobbling', named: true });
      expect(others).toEqual([]);
      expect(await search('wobbling glorblewise frobnicated')).toEqual([]);
      // Its text alone is no reason.
      expect(await search('where are quibblers glorbled')).toEqual([]);
    });

    it('of a question leads to its answer', async () => {
      const { slug } = await aLongPage();
      const [found] = await search('valves of a snorkelbox');
      expect(found).toEqual({
        kind: 'answer',
        title: 'What is a snorkelbox?',
        href: `/page/${slug}#${answerAnchor('asked', 1)}`,
        heading: 'On zeugmas',
        named: true,
        snippet: [
          { text: 'A box for snorkels, with two ', found: false },
          { text: 'valves', found: true },
          { text: '.', found: false },
        ],
      });
    });

    it('puts a title before a heading and that before a text, and shows nobody what is hidden', async () => {
      const word = `zarf${randomUUID().slice(0, 4).replaceAll(/\d/g, 'q')}`;
      const add = async (title: string, text: string) => {
        const slug = `ranked-${randomUUID()}`;
        await live(aPage({ slug, title, blocks: [textBlock('one', text)] }));
        return `/page/${slug}`;
      };
      const inText = await add('Third', `Twice: ${word}, ${word}.`);
      const inHeading = await add('Second', `## A ${word}\n\nIts text.`);
      const inTitle = await add(`First ${word}`, 'Its text.');
      expect((await search(word)).map(({ href }) => href)).toEqual([inTitle, inHeading, inText]);
      await aLongPage();
      expect(await search('secretword')).toEqual([]);
    });

    it('is no longer found once it is taken off the shop', async () => {
      const { id } = await aLongPage();
      expect(await search('zeugma')).toHaveLength(1);
      await takeOff(id);
      expect(await search('zeugma')).toEqual([]);
    });

    it('of posts and projects is found too', async () => {
      const { items: posts } = dataOf(await visitor().listPosts({ query: { limit: 1 } }));
      const { items: projects } = dataOf(await visitor().listProjects({ query: { limit: 1 } }));
      for (const one of [posts[0], projects[0]])
        expect((await search(one?.title ?? '')).map(({ title }) => title)).toContain(one?.title);
      const kinds = (await search(projects[0]?.title ?? '')).map(({ kind }) => kind);
      expect(kinds).toContain('project');
    });

    it('is found in Spanish where it is translated, and in English', async () => {
      const { slug, id } = await aLongPage();
      const publisher = await employee('publisher');
      const thing = dataOf(await publisher.getTranslation({ params: { kind: 'page', id } }));
      const targets = thing.units
        .filter(({ source }) => source === 'On zeugmas' || source.startsWith('What is'))
        .map(({ field, source }) => ({
          field,
          target: source === 'On zeugmas' ? 'Sobre las lámparas ñandúes' : '¿Qué es una cajita respiradora?',
        }));
      expect(targets).toHaveLength(2);
      dataOf(
        await publisher.saveTranslation({
          params: { kind: 'page', id },
          body: { version: thing.version, targets },
        }),
      );
      const { draft } = dataOf(await publisher.getEditorPage({ params: { id } }));
      dataOf(await publisher.publishDraft({ params: { id }, body: { revision: draft.revision } }));
      const own = async (q: string, by = spanish()) =>
        (await search(q, by))
          .filter(({ href }) => href.startsWith(`/page/${slug}`))
          .map(({ title }) => title);
      expect(await own('lampara de los nandues')).toEqual(['Sobre las lámparas ñandúes']);
      expect(await own('cajitas respiradores')).toEqual(['¿Qué es una cajita respiradora?']);
      expect(await own('quibbler')).toEqual(['Sobre las lámparas ñandúes']);
      expect(await own('lampara', visitor())).toEqual([]);
      expect(await own('snorkelbox', visitor())).toEqual(['What is a snorkelbox?']);
    });

    it('takes whatever is typed', async () => {
      for (const q of ['the', 'de', '%', "';--", '🚿', '"', 'a '.repeat(90), '<b>'])
        expect(Array.isArray(await search(q, spanish()))).toBe(true);
    });
  });
}

/** GET /api/v1/search/content?q= (ours): pages, posts, projects and answers whose text holds the words of a search. */
import { fallbacks } from '#api/content/pages/audience-pages.ts';
import { normalDocument } from '#api/content/pages/normal-document.ts';
import { sectionBlocks } from '#api/content/pages/show-sections.ts';
import { type Viewer, viewerOf, whyLeftOut } from '#api/content/pages/visibility.ts';
import { findAllPages, findPublishedWritten } from '#api/content/storage/pages.ts';
import { findAllSections } from '#api/content/storage/sections.ts';
import { findWordStems } from '#api/content/storage/word-stems.ts';
import type { Context } from '#api/platform/context.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import { fixedPages } from '#schemas/domain/content/editor.ts';
import { type FoundText, isQuestion, mostFoundTexts } from '#schemas/domain/content/found-text.ts';
import { isSilent } from '#schemas/domain/content/named-pages.ts';
import { expandBlocks } from '#schemas/domain/content/saved-section.ts';
import { pageDocuments, type SearchedDocument, type SeenSection, writtenDocument } from './sections.ts';
import { snippetOf } from './snippet.ts';
import { type TextHit, TextIndex } from './text-index.ts';
import { wordsOf } from './words.ts';

/** Words of a search that are looked for. */
const mostWords = 8;
/** Words that make a question of a text, besides those that name nothing anywhere; without accents. */
const asking = new Set(
  `long much many often far soon como que cuando donde quien cual cuales cuanto cuanta cuantos cuantas tiempo puedo puede
  pueden se hay por para es son`.split(/\s+/),
);
/** How much of a question's words its answer holds, and how much of the nearest one's points. */
const leastOfQuestion = { words: 0.3, points: 0.5 } as const;
/** Stems of searched words that are remembered. */
const mostStems = 5000;

type ContentIndex = { index: TextIndex<SeenSection>; documents: SearchedDocument[] };

async function makeIndex({ database: { kysely: db }, language }: Context): Promise<ContentIndex> {
  const [pages, sections, written] = await Promise.all([
    findAllPages(db),
    findAllSections(db),
    findPublishedWritten(db),
  ]);
  const inSections = new Map(sections.map((section) => [section.id, sectionBlocks(section, language)]));
  const documents = [
    ...pages
      .filter(({ slug }) => !fixedPages.some((fixed) => fixed === slug))
      .flatMap(({ slug, audience, document }) => {
        const { title, blocks } = translateDocument(normalDocument(document), language);
        return pageDocuments({
          slug,
          audience,
          document: { title, blocks: expandBlocks(blocks, inSections).blocks },
        });
      }),
    ...written.map(({ kind, document, published_at }) =>
      writtenDocument(kind, translateDocument(document, language), published_at),
    ),
  ];
  const stems = await findWordStems(db, TextIndex.wordsOf(documents), language);
  return { index: new TextIndex(documents, new Map(stems.map((one) => [one.word, one.stems]))), documents };
}

/** Made once after something was published. */
const contentIndex = (context: Context): Promise<ContentIndex> =>
  context.memo.get(`content-index ${context.language}`, ['pages', 'posts', 'projects'], () =>
    makeIndex(context),
  );

/** The stems of a search's words: those of the documents are known, the others are asked for once. */
async function askedStems(
  { database, language, memo }: Context,
  index: TextIndex<SeenSection>,
  words: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const asked = await memo.get(`asked-stems ${language}`, [], async () => new Map<string, string[]>());
  const unknown = words.filter((word) => index.stemsOf(word).length === 0 && !asked.has(word));
  for (const { word, stems } of await findWordStems(database.kysely, unknown, language)) {
    if (asked.size >= mostStems) asked.clear();
    asked.set(word, stems);
  }
  return new Map(
    words.map((word) => {
      const known = index.stemsOf(word);
      return [word, known.length > 0 ? known : (asked.get(word) ?? [])];
    }),
  );
}

/** Which variant of each page a viewer gets: its audience, by slug. */
function ownVariants(documents: readonly SearchedDocument[], { audience }: Viewer): Map<string, string> {
  const own = new Map<string, string>();
  for (const candidate of fallbacks[audience])
    for (const document of documents)
      if (document.audience === candidate && !own.has(document.slug)) own.set(document.slug, candidate);
  return own;
}

function foundText(
  { documents, index }: ContentIndex,
  { document: at, section: place, named }: TextHit,
  stems: ReadonlySet<string>,
): FoundText {
  const { kind, title, href, under, sections } = documents[at] as SearchedDocument;
  const section = sections[place] ?? sections.find(({ text }) => text !== '');
  const text = section?.text ?? '';
  const heading = under ?? section?.heading ?? '';
  const isFound = (word: string) => index.stemsOf(word).some((stem) => stems.has(stem));
  return {
    kind,
    title,
    href,
    heading: heading === '' || heading === title ? null : heading,
    named,
    snippet: snippetOf(text, wordsOf(text), isFound),
  };
}

/** A question is asked in words that its answer need not have: what is named by one of them may answer it. */
function answersOf(hits: readonly TextHit[]): TextHit[] {
  const named = hits.filter((hit) => hit.named);
  const least = (named[0]?.points ?? 0) * leastOfQuestion.points;
  return named.filter(({ points }) => points >= least);
}

/** The nearest first. */
export async function searchContent(context: Context, asked: string): Promise<FoundText[]> {
  const words = [...new Set(wordsOf(asked.slice(0, 200)).map(({ word }) => word))].slice(0, mostWords);
  if (words.length === 0) return [];
  const content = await contentIndex(context);
  const { index, documents } = content;
  const byWord = await askedStems(context, index, words);
  // A word that says nothing need not be there.
  const wanted = [...byWord.values()].filter((stems) => stems.length > 0);
  if (wanted.length === 0) return [];
  const viewer = viewerOf(context);
  const own = ownVariants(documents, viewer);
  const isShown: Parameters<typeof index.find>[1] = (found, section) => {
    const { audience, slug, from } = found as SearchedDocument;
    if (audience !== null && own.get(slug) !== audience) return false;
    if (from !== null && from > viewer.now) return false;
    const seen = section ?? (found.kind === 'answer' ? (found.sections[0] as SeenSection) : undefined);
    return !seen?.visibility || whyLeftOut(seen.visibility, viewer) === null;
  };
  let hits = index.find(wanted, isShown);
  if (hits.length === 0 && isQuestion(asked)) {
    const naming = words.filter((word) => !isSilent(word) && !asking.has(word));
    const held = naming.map((word) => byWord.get(word) ?? []);
    hits = answersOf(index.find(held, isShown, leastOfQuestion.words));
  }
  const stems = new Set(wanted.flat());
  return hits.slice(0, mostFoundTexts).map((hit) => foundText(content, hit, stems));
}

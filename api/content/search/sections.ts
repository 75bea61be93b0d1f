/** What is searched of a published document: its title, and its text by heading and by question. */
import type { TextDocument, TextSection } from '#api/content/search/text-index.ts';
import { blocksOf } from '#blocks/collect-references.ts';
import { migrateProps } from '#blocks/migrate.ts';
import { blockRegistry } from '#blocks/registry.ts';
import { answerAnchor } from '#schemas/domain/content/answer-anchor.ts';
import { type ContentKind, contentHref } from '#schemas/domain/content/content-kinds.ts';
import type { Visibility } from '#schemas/domain/content/page.ts';
import { plainText } from '#schemas/fields/rich-text.ts';
import { findTexts } from '#schemas/fields/texts.ts';

/** Who sees it; null for everybody. */
export type SeenSection = TextSection & { visibility: Visibility | null };
/**
 * `under`: the page of a question. `audience`: whose page it is. `from`: when it comes out, ms since 1970; null for what
 * is out.
 */
export type SearchedDocument = TextDocument<SeenSection> & {
  slug: string;
  under: string | null;
  audience: string | null;
  from: number | null;
};

type Props = Record<string, unknown>;
type Question = { question: string; answer: string };

const saidIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** People's Markdown as it is read. */
const plainMarkdown = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-*+>]|\d+\.|\|)\s*/gm, '')
    .replaceAll(/[*_`|]{1,3}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A text in Markdown by its headings; what stands before the first is under `heading`. */
function markdownSections(markdown: string, heading: string): TextSection[] {
  const [first = '', ...others] = markdown.split(/^(?=#{1,4} )/m);
  const isHeaded = /^#{1,4} /.test(first);
  const parts = (isHeaded ? [first, ...others] : others).map((part): TextSection => {
    const [line = '', ...lines] = part.split('\n');
    return {
      heading: plainMarkdown(line.replace(/^#+ */, '')),
      text: plainMarkdown(lines.join('\n')),
      anchor: null,
    };
  });
  return isHeaded ? parts : [{ heading, text: plainMarkdown(first), anchor: null }, ...parts];
}

/** A block's texts under its title; each question of an FAQ by itself. */
function blockSections(id: string, type: string, version: number, stored: Props): TextSection[] {
  const registered = Object.hasOwn(blockRegistry, type) ? blockRegistry[type] : undefined;
  if (!registered) return [];
  const migrated = migrateProps(registered, version, stored);
  if (!migrated.ok) return [];
  const props = migrated.props as Props;
  if (type === 'faq')
    return (props.items as Question[]).map(({ question, answer }, at) => ({
      heading: question,
      text: plainMarkdown(answer),
      anchor: answerAnchor(id, at),
    }));
  const title = saidIn(props.title);
  const texts = findTexts(registered.definition.schema, props).filter(
    ({ pointer }) => pointer !== '/title' && !pointer.endsWith('/alt'),
  );
  const sections = texts.flatMap(({ source }) => markdownSections(source, title));
  const own = sections.filter(({ heading }) => heading === title).map(({ text }) => text);
  return [
    { heading: title, text: own.filter(Boolean).join(' · '), anchor: null },
    ...sections.filter(({ heading }) => heading !== title),
  ];
}

type PublishedPage = { slug: string; audience: string; document: { title: string; blocks: unknown } };

/** A page, and beside it the answers on it, which are found by themselves. */
export function pageDocuments({ slug, audience, document }: PublishedPage): SearchedDocument[] {
  const href = `/page/${slug}`;
  const sections = blocksOf(document).flatMap(({ id, type, schemaVersion, props, ...block }) => {
    const { visibility = null } = block as { visibility?: Visibility };
    return blockSections(saidIn(id), saidIn(type), Number(schemaVersion), (props ?? {}) as Props).map(
      (section): SeenSection => ({ ...section, visibility }),
    );
  });
  const { title } = document;
  const place = { slug, audience, from: null };
  return [
    {
      ...place,
      kind: 'page',
      under: null,
      title,
      href,
      sections: sections.filter(({ anchor }) => anchor === null),
    },
    ...sections
      .filter(({ anchor }) => anchor !== null)
      .map(
        (section): SearchedDocument => ({
          ...place,
          kind: 'answer',
          under: title,
          title: section.heading,
          href: `${href}#${section.anchor}`,
          sections: [{ ...section, heading: '' }],
        }),
      ),
  ];
}

type Node = { type?: unknown; content?: unknown; attrs?: unknown };

/** A body by its headings. */
function bodySections(body: unknown): SeenSection[] {
  const content = (body as Node | undefined)?.content;
  const sections: SeenSection[] = [{ heading: '', text: '', anchor: null, visibility: null }];
  for (const node of Array.isArray(content) ? (content as Node[]) : []) {
    if (node.type === 'heading')
      sections.push({ heading: plainText(node), text: '', anchor: null, visibility: null });
    else {
      const last = sections.at(-1) as SeenSection;
      last.text = [last.text, plainText(node)].filter(Boolean).join(' ');
    }
  }
  return sections;
}

type Written = {
  slug: string;
  title: string;
  excerpt?: unknown;
  summary?: unknown;
  place?: unknown;
  body?: unknown;
};

/** A post or a project. `publishedAt`: when it comes out. */
export function writtenDocument(
  kind: Extract<ContentKind, 'post' | 'project'>,
  { slug, title, excerpt, summary, place, body }: Written,
  publishedAt: string | null,
): SearchedDocument {
  const lead = [excerpt, summary, place].map(saidIn).filter(Boolean).join(' · ');
  return {
    kind,
    slug,
    title,
    href: contentHref[kind](slug),
    under: null,
    audience: null,
    from: publishedAt === null ? null : Date.parse(publishedAt),
    sections: [{ heading: '', text: lead, anchor: null, visibility: null }, ...bodySections(body)],
  };
}

/** A body as its author set it: text, and photos, galleries, videos, tables and products between. No HTML from anybody. */
import { Children, type ReactNode, useState } from 'react';
import { createHref } from '#blocks/kit/ports.ts';
import * as m from '#messages';
import type { ProductCard as Product } from '#schemas/domain/catalog/catalog.ts';
import type { ContentBody } from '#schemas/domain/content/content.ts';
import type { RichInline, RichNode } from '#schemas/fields/rich-text.ts';
import { classes } from '#ui/classes.ts';
import { PlayIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { embedTypes } from './embed-types.ts';
import { ProductGrid } from './product-row.tsx';

type Of<T extends RichNode['type']> = Extract<RichNode, { type: T }>;
type List = Extract<RichNode, { content: { type: 'listItem' }[] }>;
type ListItem = List['content'][number]['content'][number];

/** Keys by place: a published body never changes while it is shown. */
const each = <T,>(items: readonly T[] | undefined, render: (item: T) => ReactNode) =>
  Children.toArray((items ?? []).map(render));

type Href = (link: string) => string;

type Mark = NonNullable<Extract<RichInline, { type: 'text' }>['marks']>[number];

function Marked({ mark, href, children }: { mark: Mark; href: Href; children: ReactNode }) {
  if (mark.type === 'bold') return <strong>{children}</strong>;
  if (mark.type === 'italic') return <em>{children}</em>;
  const to = href(mark.attrs.href);
  return to.startsWith('/') ? (
    <Link to={to} prefetch="intent">
      {children}
    </Link>
  ) : (
    <a href={to} {...(to.startsWith('https:') ? { rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}

function Words({ content, href }: { content: readonly RichInline[] | undefined; href: Href }): ReactNode {
  return each(content, (part) => {
    if (part.type === 'hardBreak') return <br />;
    return (part.marks ?? []).reduce<ReactNode>(
      (inside, mark) => (
        <Marked key={mark.type} mark={mark} href={href}>
          {inside}
        </Marked>
      ),
      part.text,
    );
  });
}

function ListPart({ node, href }: { node: ListItem; href: Href }): ReactNode {
  if (node.type === 'paragraph') return <Paragraph node={node} href={href} />;
  const items = each<{ content: readonly ListItem[] }>(node.content, (item) => (
    <li>
      {each(item.content, (part) => (
        <ListPart node={part} href={href} />
      ))}
    </li>
  ));
  return node.type === 'orderedList' ? <ol start={node.attrs?.start}>{items}</ol> : <ul>{items}</ul>;
}

const Paragraph = ({ node, href }: { node: Of<'paragraph'>; href: Href }) => (
  <p>
    <Words content={node.content} href={href} />
  </p>
);

/** Scrolls sideways on a phone: a table keeps its shape. */
function Table({ node: { content }, href }: { node: Of<'table'>; href: Href }) {
  const [first, ...others] = content;
  const isHead = first?.content.every(({ type }) => type === 'tableHeader') ?? false;
  const row = (cells: (typeof content)[number]['content'], scope: 'col' | 'row') => (
    <tr>
      {each(cells, ({ type, attrs, content: inside }) => {
        const size = { colSpan: attrs?.colspan, rowSpan: attrs?.rowspan };
        const words = each(inside, (node) => <Paragraph node={node} href={href} />);
        return type === 'tableHeader' ? (
          <th scope={scope} {...size}>
            {words}
          </th>
        ) : (
          <td {...size}>{words}</td>
        );
      })}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section tabIndex={0} aria-label={m.content_table()} className="overflow-x-auto">
      <table>
        {isHead && first ? <thead>{row(first.content, 'col')}</thead> : null}
        <tbody>{each(isHead ? others : content, ({ content: cells }) => row(cells, 'row'))}</tbody>
      </table>
    </section>
  );
}

type Image = Of<'photo'>['attrs']['image'];
const focalOf = ({ focalX, focalY }: Image) => ({ x: focalX, y: focalY });

function Caption({ text }: { text: string }) {
  return text ? <figcaption className="mt-3 text-sm text-stone">{text}</figcaption> : null;
}

function Photo({ attrs: { image, caption, width } }: Of<'photo'>) {
  const isWide = width === 'page';
  return (
    <figure className={classes('my-10', !isWide && 'max-w-text')}>
      <Picture
        picture={image}
        sizes={isWide ? '92vw' : '(min-width: 700px) 42rem, 92vw'}
        className="h-auto w-full rounded-sm bg-sand"
      />
      <Caption text={caption} />
    </figure>
  );
}

const galleryColumns = (count: number) =>
  count % 3 === 0 ? 'wide:grid-cols-3' : count % 4 === 0 ? 'wide:grid-cols-4' : 'wide:grid-cols-2';

function Gallery({ attrs: { images } }: Of<'gallery'>) {
  return (
    <ul
      aria-label={m.content_embed_gallery()}
      className={classes('my-10 grid grid-cols-2 gap-3 wide:gap-5', galleryColumns(images.length))}
    >
      {each(images, ({ image, caption }) => (
        <li>
          <figure>
            <div className="aspect-4/3 overflow-hidden rounded-sm bg-sand">
              <Picture
                picture={image}
                focal={focalOf(image)}
                sizes="(min-width: 600px) 33vw, 46vw"
                className="size-full object-cover"
              />
            </div>
            <Caption text={caption} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Nothing plays by itself. A video from elsewhere comes with its player when somebody asks for it. */
function Video({ attrs: { video, caption } }: Of<'video'>) {
  const [Player, setPlayer] = useState<React.ComponentType<{ src: string }> | null>(null);
  const { url, sources, poster } = video;
  return (
    <figure className="my-10 max-w-text">
      <div className="relative aspect-video overflow-hidden rounded-sm bg-ink">
        {sources.length > 0 ? (
          // biome-ignore lint/a11y/useMediaCaption: the library keeps no captions; what is said stands in the text.
          <video
            controls
            preload="none"
            playsInline
            poster={`${poster.src}/960.webp`}
            aria-label={poster.alt}
            className="size-full object-cover"
          >
            {sources.map((source) => (
              <source key={source.src} src={source.src} type={source.type} />
            ))}
          </video>
        ) : Player && url ? (
          <Player src={url} />
        ) : (
          <>
            <Picture
              picture={poster}
              focal={focalOf(poster)}
              sizes="(min-width: 700px) 42rem, 92vw"
              className="size-full object-cover"
            />
            {url ? (
              <a
                href={url}
                aria-label={m.watch_video({ title: caption || poster.alt })}
                onClick={(event) => {
                  event.preventDefault();
                  import('#ui/watch-video.tsx').then(
                    ({ default: View }) => setPlayer(() => View),
                    () => location.assign(url),
                  );
                }}
                className="absolute inset-0 flex items-center justify-center focus-visible:-outline-offset-4"
              >
                <span className="flex size-16 items-center justify-center rounded-full bg-surface/90 text-ink">
                  <PlayIcon className="size-7" />
                </span>
              </a>
            ) : null}
          </>
        )}
      </div>
      <Caption text={caption} />
    </figure>
  );
}

function Products({ ids, products }: { ids: readonly string[]; products: readonly Product[] }) {
  const shown = ids.flatMap((id) => products.find(({ _id }) => _id === id) ?? []);
  if (shown.length === 0) return null;
  return <ProductGrid products={shown} label={m.content_embed_products()} className="my-10" />;
}

function Node({
  node,
  href,
  products,
}: {
  node: RichNode;
  href: Href;
  products: readonly Product[];
}): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <Paragraph node={node} href={href} />;
    case 'heading': {
      const Name = `h${node.attrs.level}` as const;
      return (
        <Name>
          <Words content={node.content} href={href} />
        </Name>
      );
    }
    case 'bulletList':
    case 'orderedList':
      return <ListPart node={node as ListItem} href={href} />;
    case 'blockquote':
      return (
        <blockquote>
          {each(node.content, (paragraph) => (
            <Paragraph node={paragraph} href={href} />
          ))}
        </blockquote>
      );
    case 'horizontalRule':
      return <hr />;
    case 'table':
      return <Table node={node} href={href} />;
    case 'photo':
      return <Photo {...node} />;
    case 'gallery':
      return <Gallery {...node} />;
    case 'video':
      return <Video {...node} />;
    case 'products':
      return <Products ids={node.attrs.products} products={products} />;
  }
}

type Part = { is: 'text'; nodes: RichNode[] } | { is: 'embed'; node: RichNode };

/** Runs of text, and what stands between them: that has the room around the text, and none of its look. */
const partsOf = (content: readonly RichNode[]): Part[] =>
  content.reduce<Part[]>((parts, node) => {
    const last = parts.at(-1);
    if (embedTypes.some((type) => type === node.type)) parts.push({ is: 'embed', node });
    else if (last?.is === 'text') last.nodes.push(node);
    else parts.push({ is: 'text', nodes: [node] });
    return parts;
  }, []);

export function RichBody({ body, className }: { body: ContentBody; className?: string }) {
  const href = createHref(body.references);
  const show = (node: RichNode) => <Node node={node} href={href} products={body.products} />;
  return (
    <div className={className}>
      {each(partsOf(body.document.content), (part) =>
        part.is === 'embed' ? show(part.node) : <div className="prose">{each(part.nodes, show)}</div>,
      )}
    </div>
  );
}

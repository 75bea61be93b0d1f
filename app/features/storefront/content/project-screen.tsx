import type { ReactNode } from 'react';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import { useViewEvent } from '#app/shared/events.ts';
import * as m from '#messages';
import type { Project } from '#schemas/domain/content/content.ts';
import { formatMonth } from '#schemas/domain/platform/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { ChevronLeft, ChevronRight } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Container } from '#ui/section.tsx';
import { PersonLine } from './cards.tsx';
import { BeforeAfter, Marks } from './marked-photo.tsx';
import { ProductRow } from './product-row.tsx';
import { RichBody } from './rich-body.tsx';
import type { ProjectView } from './views.server.ts';

export function projectMeta(
  matches: Parameters<typeof shopMeta>[0],
  data: (ProjectView & { structured?: object | null }) | undefined,
) {
  return shopMeta(matches, {
    title: data ? data.project.title : m.error_not_found_title(),
    description: data?.project.description || data?.project.summary,
    canonical: data && `/portfolio/${data.project.slug}`,
    image: data?.project.pictures[0],
    type: 'article',
    data,
  });
}

/** `isDraft`: looked at before it is published, and counted as nobody's view. */
export function ProjectScreen({ project, isDraft = false }: ProjectView & { isDraft?: boolean }) {
  useViewEvent(isDraft ? null : 'view portfolio', project._id);
  const [first, ...others] = project.pictures;
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs
        items={[
          { label: m.shop_home(), href: '/' },
          { label: m.portfolio_title(), href: '/portfolio' },
          { label: project.title },
        ]}
      />
      <header className="mt-8 max-w-[56rem] wide:mt-12">
        <Heading level={1} size="hero">
          {project.title}
        </Heading>
        <p className="mt-5 max-w-text text-xl text-stone">{project.summary}</p>
      </header>
      {first ? (
        <div
          className={classes(
            'relative mt-8 rounded-sm bg-sand wide:mt-12 wide:w-full',
            // Its marks are where they are in the whole picture.
            !project.spots[0]?.length && 'aspect-4/3 wide:aspect-video wide:max-h-[44rem]',
          )}
        >
          <Picture
            picture={first}
            focal={{ x: 0.7, y: 0.5 }}
            sizes="(min-width: 1600px) 92rem, 92vw"
            priority
            className={classes(
              'w-full rounded-sm object-cover',
              project.spots[0]?.length ? 'h-auto' : 'h-full',
            )}
          />
          <Marks spots={project.spots[0] ?? []} products={project.products} />
        </div>
      ) : null}
      <div className="mt-10 grid gap-x-16 gap-y-10 wide:mt-16 desk:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <RichBody body={project.body} />
        <Facts project={project} />
      </div>
      {others.length > 0 ? <Gallery project={project} pictures={others} /> : null}
      {first && project.before ? <BeforeAfter after={first} before={project.before} /> : null}
      {project.products.length > 0 ? (
        <ProductRow
          title={m.portfolio_products()}
          text={m.portfolio_products_text()}
          products={project.products}
        />
      ) : null}
      <Neighbors project={project} />
    </Container>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-3.5">
      <dt className="text-sm text-stone">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Facts({ project: { place, completed_on, room, tags, people } }: { project: Project }) {
  return (
    <aside aria-label={m.portfolio_facts()} className="desk:sticky desk:top-28 desk:self-start">
      <dl className="border-b border-line">
        <Fact name={m.portfolio_place()}>{place}</Fact>
        <Fact name={m.portfolio_completed()}>{formatMonth(completed_on)}</Fact>
        <Fact name={m.portfolio_room()}>
          <Link
            to={`/portfolio?room=${room.slug}`}
            className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            {room.name}
          </Link>
        </Fact>
        {tags.length > 0 ? <Fact name={m.portfolio_kind()}>{tags.join(', ')}</Fact> : null}
        {people.length > 0 ? (
          <Fact name={m.portfolio_people()}>
            <ul className="mt-2 mb-1 space-y-4">
              {people.map((person) => (
                <li key={person._id}>
                  <PersonLine person={person} />
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
      </dl>
    </aside>
  );
}

/** As many columns as there are pictures, so that every row is full. */
const columns: Record<number, string> = {
  1: 'wide:grid-cols-2',
  2: 'wide:grid-cols-2',
  3: 'wide:grid-cols-3',
  4: 'wide:grid-cols-2 desk:grid-cols-4',
  5: 'wide:grid-cols-3 broad:grid-cols-5',
};

function Gallery({ project, pictures }: { project: Project; pictures: Project['pictures'] }) {
  const { title, spots, products } = project;
  const hasOne = pictures.length % 2 === 1;
  return (
    <ul
      aria-label={m.portfolio_pictures({ title })}
      className={classes('mt-12 grid grid-cols-2 gap-3 wide:mt-16 wide:gap-6', columns[pictures.length])}
    >
      {pictures.map((picture, index) => (
        <li
          key={picture.src}
          className={classes(
            'relative rounded-sm bg-sand wide:col-span-1',
            hasOne && index === 0 && 'col-span-2',
            // A picture with marks is shown whole: they are where they are in all of it.
            spots[index + 1]?.length
              ? 'self-start'
              : hasOne && index === 0
                ? 'aspect-4/3 wide:aspect-4/5'
                : 'aspect-4/5',
          )}
        >
          <Picture
            picture={picture}
            focal={picture.width > picture.height ? { x: 0.78, y: 0.5 } : undefined}
            sizes="(min-width: 960px) 30vw, 92vw"
            className={classes(
              'w-full rounded-sm object-cover',
              spots[index + 1]?.length ? 'h-auto' : 'h-full',
            )}
          />
          <Marks spots={spots[index + 1] ?? []} products={products} />
        </li>
      ))}
    </ul>
  );
}

function Neighbors({ project: { previous, next } }: { project: Project }) {
  if (!previous && !next) return null;
  const turn = (project: NonNullable<Project['next']>, label: string, isNext: boolean) => (
    <Link
      to={`/portfolio/${project.slug}`}
      rel={isNext ? 'next' : 'prev'}
      prefetch="intent"
      className={classes(
        'group flex items-center gap-4 py-6 wide:py-8',
        isNext &&
          'border-t border-line wide:flex-row-reverse wide:border-t-0 wide:border-l wide:pl-8 wide:text-right',
      )}
    >
      {isNext ? <ChevronRight className="size-6 shrink-0" /> : <ChevronLeft className="size-6 shrink-0" />}
      <span>
        <span className="block text-sm text-stone">{label}</span>
        <span className="mt-1 block font-display text-2xl font-medium underline-offset-4 group-hover:underline">
          {project.title}
        </span>
      </span>
    </Link>
  );
  return (
    <nav aria-label={m.portfolio_neighbors()} className="mt-band grid border-y border-line wide:grid-cols-2">
      <div>{previous ? turn(previous, m.portfolio_previous(), false) : null}</div>
      <div>{next ? turn(next, m.portfolio_next(), true) : null}</div>
    </nav>
  );
}

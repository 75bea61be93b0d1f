/** Projects, posts and people among others of their kind. */

import * as m from '#messages';
import type {
  PersonCard as Person,
  PostCard as Post,
  ProjectCard as Project,
} from '#schemas/domain/content/content.ts';
import { formatLongDate, formatMonth } from '#schemas/domain/platform/format-date.ts';
import { classes } from '#ui/classes.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';

type Level = 2 | 3;
const grows =
  'size-full object-cover transition-transform duration-(--duration-calm) ease-out motion-safe:group-hover:scale-[1.02]';
const cover = 'underline-offset-4 decoration-1 group-hover:underline after:absolute after:inset-0';

type ProjectCardProps = {
  project: Project;
  level?: Level;
  sizes?: string;
  priority?: boolean;
  /** Classes of the frame: its height. */
  frame?: string;
};

export function ProjectCard({
  project,
  level = 3,
  sizes = '(min-width: 600px) 50vw, 92vw',
  priority,
  frame = 'aspect-4/3',
}: ProjectCardProps) {
  const Name = `h${level}` as const;
  return (
    <article className="group relative">
      <div className={classes('overflow-hidden rounded-sm bg-sand', frame)}>
        {/* Rooms are drawn with their left in the dark. */}
        <Picture
          picture={project.picture}
          focal={{ x: 0.78, y: 0.5 }}
          sizes={sizes}
          priority={priority}
          className={grows}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-stone">
        <p>{`${project.room.name} · ${project.place}`}</p>
        <p>{formatMonth(project.completed_on)}</p>
      </div>
      <Name className="mt-1.5 font-display text-2xl font-medium tracking-display">
        <Link to={`/portfolio/${project.slug}`} prefetch="intent" className={cover}>
          {project.title}
        </Link>
      </Name>
      <p className="mt-2 max-w-text text-stone">{project.summary}</p>
    </article>
  );
}

/** Date, time to read: one line under a post. */
export function PostFacts({ post, className }: { post: Post; className?: string }) {
  return (
    <p className={classes('flex flex-wrap gap-x-3 text-sm text-stone', className)}>
      <time dateTime={post.published_at}>{formatLongDate(post.published_at)}</time>
      {/* A minute is what every short post takes. */}
      {post.reading_minutes > 1 ? (
        <>
          <span aria-hidden="true">·</span>
          <span>{m.blog_reading({ minutes: post.reading_minutes })}</span>
        </>
      ) : null}
    </p>
  );
}

export function PostCard({
  post,
  level = 3,
  lead = false,
  priority,
}: {
  post: Post;
  level?: Level;
  /** The first of a list: wide, its picture beside it. */
  lead?: boolean;
  priority?: boolean;
}) {
  const Name = `h${level}` as const;
  return (
    <article
      className={classes(
        'group relative',
        lead && 'grid items-center gap-x-12 gap-y-5 desk:grid-cols-[7fr_5fr]',
      )}
    >
      <div
        className={classes(
          'overflow-hidden rounded-sm bg-sand',
          lead ? 'aspect-4/3 desk:aspect-3/2' : 'aspect-4/3',
        )}
      >
        <Picture
          picture={post.picture}
          focal={post.picture.width > post.picture.height ? { x: 0.78, y: 0.5 } : undefined}
          sizes={
            lead ? '(min-width: 960px) 55vw, 92vw' : '(min-width: 960px) 30vw, (min-width: 600px) 46vw, 92vw'
          }
          priority={priority}
          className={grows}
        />
      </div>
      <div className={classes(!lead && 'mt-4')}>
        <p className="text-xs font-semibold tracking-label text-accent uppercase">{post.topic.name}</p>
        <Name
          className={classes(
            'mt-2 font-display font-medium tracking-display text-balance',
            lead ? 'text-4xl' : 'text-2xl',
          )}
        >
          <Link to={`/blog/${post.slug}`} prefetch="intent" className={cover}>
            {post.title}
          </Link>
        </Name>
        <p className={classes('mt-3 text-stone', lead && 'text-lg')}>{post.excerpt}</p>
        <PostFacts post={post} className="mt-4" />
        {lead && post.author ? (
          <p className="mt-1 text-sm text-stone">{m.blog_by({ name: post.author.name })}</p>
        ) : null}
      </div>
    </article>
  );
}

export function PersonCard({
  person,
  level = 3,
  priority,
}: {
  person: Person;
  level?: Level;
  priority?: boolean;
}) {
  const Name = `h${level}` as const;
  return (
    <article className="group relative">
      <div className="aspect-4/5 overflow-hidden rounded-sm bg-sand">
        <Picture
          picture={person.picture}
          sizes="(min-width: 960px) 22vw, 46vw"
          priority={priority}
          className={grows}
        />
      </div>
      <Name className="mt-4 font-display text-xl leading-tight font-medium wide:text-2xl">
        <Link to={`/team/${person._id}`} prefetch="intent" className={cover}>
          {person.name}
        </Link>
      </Name>
      <p className="mt-1">{person.title}</p>
      {person.warehouse ? <p className="text-sm text-stone">{person.warehouse.name}</p> : null}
    </article>
  );
}

/** A person in one line, beside what that person wrote or built. */
export function PersonLine({ person }: { person: Person }) {
  return (
    <div className="group relative flex items-center gap-4">
      <div className="size-16 shrink-0 overflow-hidden rounded-full bg-sand">
        <Picture
          picture={person.picture}
          focal={{ x: 0.5, y: 0.42 }}
          sizes="64px"
          className="size-full object-cover"
        />
      </div>
      <div>
        <p className="font-medium">
          <Link to={`/team/${person._id}`} prefetch="intent" className={cover}>
            {person.name}
          </Link>
        </p>
        <p className="text-sm text-stone">{person.title}</p>
      </div>
    </div>
  );
}

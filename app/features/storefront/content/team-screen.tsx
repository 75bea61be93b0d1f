import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import type { PersonCard as PersonCardData } from '#schemas/domain/content/content.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading, SectionHeading } from '#ui/heading.tsx';
import { Picture } from '#ui/picture.tsx';
import { Container } from '#ui/section.tsx';
import { PersonCard, PostCard, ProjectCard } from './cards.tsx';
import { ListHead } from './list-parts.tsx';
import { RichBody } from './rich-body.tsx';
import type { PersonView } from './views.server.ts';

export const teamMeta = (
  matches: Parameters<typeof shopMeta>[0],
  data: { structured?: object | null } | undefined,
) => shopMeta(matches, { title: m.team_title(), description: m.team_text(), canonical: '/team', data });

export function TeamScreen({ people }: { people: PersonCardData[] }) {
  return (
    <Container className="pt-5 pb-band">
      <ListHead title={m.team_title()} text={m.team_text()} />
      {people.length > 0 ? (
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 wide:mt-14 wide:gap-x-6 desk:grid-cols-4 desk:gap-y-14">
          {people.map((person, index) => (
            <li key={person._id}>
              <PersonCard person={person} level={2} priority={index < 4} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-10">
          <EmptyState title={m.team_empty_title()} text={m.team_empty_text()} />
        </div>
      )}
    </Container>
  );
}

export function personMeta(
  matches: Parameters<typeof shopMeta>[0],
  data: (PersonView & { structured?: object | null }) | undefined,
) {
  return shopMeta(matches, {
    title: data ? `${data.person.name}, ${data.person.title}` : m.error_not_found_title(),
    description:
      data &&
      (data.person.description || m.team_person_text({ name: data.person.name, title: data.person.title })),
    canonical: data && `/team/${data.person._id}`,
    image: data?.person.picture,
    type: 'profile',
    data,
  });
}

const contactLink =
  'inline-flex min-h-11 items-center break-all underline decoration-line-strong underline-offset-4 hover:decoration-accent';

export function PersonScreen({ person }: PersonView) {
  const { name, title, email, phone, warehouse, posts, projects } = person;
  const first = name.split(' ')[0] ?? name;
  return (
    <Container className="pt-5 pb-band">
      <Breadcrumbs
        items={[
          { label: m.shop_home(), href: '/' },
          { label: m.team_title(), href: '/team' },
          { label: name },
        ]}
      />
      <div className="mt-6 grid gap-x-16 gap-y-8 wide:mt-10 wide:grid-cols-[5fr_7fr]">
        <div className="aspect-4/5 overflow-hidden rounded-sm bg-sand wide:self-start">
          {person.picture.src ? (
            <Picture
              picture={person.picture}
              sizes="(min-width: 600px) 40vw, 92vw"
              priority
              className="size-full object-cover"
            />
          ) : null}
        </div>
        <div className="wide:self-center">
          <Heading level={1} size="hero">
            {name}
          </Heading>
          <p className="mt-3 text-xl text-stone">{title}</p>
          <RichBody body={person.body} className="mt-8" />
          <p className="mt-8">
            <a href={`/contact#chat=${person._id}`} data-chat={person._id} className={buttonClasses()}>
              {m.team_chat_with({ name: first })}
            </a>
          </p>
          <section aria-labelledby="contact-title" className="mt-8 max-w-text border-t border-line pt-6">
            <h2 id="contact-title" className="text-sm font-semibold">
              {m.team_contact()}
            </h2>
            <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-6">
              <dt className="text-sm text-stone">{m.team_email()}</dt>
              <dd>
                <a href={`mailto:${email}`} className={contactLink}>
                  {email}
                </a>
              </dd>
              <dt className="text-sm text-stone">{m.team_phone()}</dt>
              <dd>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={contactLink}>
                  {phone}
                </a>
              </dd>
              {warehouse ? (
                <>
                  <dt className="text-sm text-stone">{m.team_warehouse()}</dt>
                  <dd className="flex min-h-11 items-center">{warehouse.name}</dd>
                </>
              ) : null}
            </dl>
          </section>
        </div>
      </div>
      {projects.length > 0 ? (
        <section aria-labelledby="projects-title" className="mt-band">
          <SectionHeading id="projects-title" title={m.team_projects({ name: first })} />
          <ul className="grid gap-x-8 gap-y-12 wide:grid-cols-2 desk:grid-cols-3">
            {projects.map((project) => (
              <li key={project._id}>
                <ProjectCard
                  project={project}
                  sizes="(min-width: 960px) 40vw, (min-width: 600px) 60vw, 92vw"
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {posts.length > 0 ? (
        <section aria-labelledby="posts-title" className="mt-band border-t border-line pt-12">
          <SectionHeading id="posts-title" title={m.team_posts({ name: first })} />
          <ul className="grid gap-x-8 gap-y-12 wide:grid-cols-2 desk:grid-cols-3">
            {posts.map((post) => (
              <li key={post._id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
          <p className="mt-10">
            <ButtonLink to={`/blog?author=${person._id}`} variant="outline">
              {m.blog_all_by({ name: first })}
            </ButtonLink>
          </p>
        </section>
      ) : null}
    </Container>
  );
}

import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Container } from '#ui/section.tsx';
import { ProjectCard } from './cards.tsx';
import { listHref } from './list-href.ts';
import { FilterChips, ListHead } from './list-parts.tsx';
import type { Portfolio } from './lists.server.ts';

const path = '/portfolio';
const filterOf = (room: string | null) => (room ? { room } : ({} as Record<string, string>));

export function portfolioMeta(
  matches: Parameters<typeof shopMeta>[0],
  data: (Portfolio & { structured?: object | null }) | undefined,
) {
  if (!data) return shopMeta(matches, { title: m.error_not_found_title() });
  const room = data.rooms.find(({ slug }) => slug === data.room);
  const title = room ? m.portfolio_room_title({ room: room.name }) : m.portfolio_title();
  return shopMeta(matches, {
    title: data.page > 1 ? m.shop_title_page({ title, page: data.page }) : title,
    description: m.portfolio_text(),
    canonical: data.total > 0 ? listHref(path, filterOf(data.room), data.page) : undefined,
    data,
  });
}

/** Rooms in pairs, the wide one left, then right. */
export function PortfolioScreen({ items, rooms, room, page, pages, total }: Portfolio) {
  return (
    <Container className="pt-5 pb-band">
      <ListHead title={m.portfolio_title()} text={m.portfolio_text()} />
      <FilterChips
        label={m.portfolio_rooms()}
        all={m.portfolio_all()}
        facets={rooms}
        chosen={room}
        hrefOf={(slug) => listHref(path, filterOf(slug))}
      />
      {items.length > 0 ? (
        <>
          <p role="status" className="mt-5 text-sm text-stone">
            {m.portfolio_count({ count: total })}
          </p>
          <ul className="mt-6 grid gap-x-8 gap-y-12 desk:grid-cols-12 desk:gap-y-16">
            {items.map((project, index) => {
              const wide = index % 4 === 0 || index % 4 === 3;
              const alone = index === items.length - 1 && index % 2 === 0;
              return (
                <li
                  key={project._id}
                  className={alone ? 'desk:col-span-12' : wide ? 'desk:col-span-7' : 'desk:col-span-5'}
                >
                  <ProjectCard
                    project={project}
                    level={2}
                    priority={index < 2}
                    frame={classes('aspect-4/3 desk:aspect-auto desk:h-[clamp(18rem,30vw,28rem)]')}
                    sizes={wide ? '(min-width: 960px) 58vw, 92vw' : '(min-width: 960px) 54vw, 92vw'}
                  />
                </li>
              );
            })}
          </ul>
          <div className="mt-14">
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(number) => listHref(path, filterOf(room), number)}
            />
          </div>
        </>
      ) : (
        <div className="mt-10">
          <EmptyState
            title={m.portfolio_empty_title()}
            text={m.portfolio_empty_text()}
            action={room ? <ButtonLink to={path}>{m.portfolio_show_all()}</ButtonLink> : null}
          />
        </div>
      )}
    </Container>
  );
}

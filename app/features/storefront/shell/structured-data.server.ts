/**
 * Pages as search engines read them (schema.org, docs/product.md#search-engines). Made by loaders, so that no browser
 * carries the making; `shopMeta` puts it into the document's head.
 */
import type { AppLoadContext } from '@remix-run/node';
import { unsent } from '#app/page-renderer/unsent.ts';
import * as m from '#messages';
import type { Picture } from '#schemas/domain/catalog/catalog.ts';
import type { Person, Post, Project } from '#schemas/domain/content/content.ts';
import { minutesOfTime } from '#schemas/domain/platform/clock-time.ts';
import { inLanguage } from '#schemas/domain/platform/language.ts';
import { dayAhead } from '#schemas/domain/platform/opening-hours.ts';
import type { Site, Warehouse } from '#schemas/domain/platform/warehouse.ts';
import { weekdays } from '#schemas/domain/platform/weekdays.ts';
import { shareWidthOf } from './shop-meta.ts';

/** A thing of schema.org's vocabulary. */
export type Thing = { '@type': string | string[]; [property: string]: unknown };
export type Structured = { '@context': 'https://schema.org'; '@graph': Thing[] };

type Crumb = { label: string; href?: string };
type Shop = { origin: string; site: Site };

/** The loader's answer with what search engines read of it, which a document is sent without: its head has it. */
export function withThings<T extends object>(
  { isDocument }: Pick<AppLoadContext, 'isDocument'>,
  answer: T,
  things: readonly (Thing | null)[],
): T & { structured: Structured | null } {
  const graph = things.filter((thing) => thing !== null);
  const structured: Structured | null =
    graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : null;
  const whole = Object.assign(answer, { structured });
  return isDocument && structured ? unsent(whole, 'structured') : whole;
}

/** The shop for `withThings`; null where the API does not say, which costs a page nothing else. */
export async function shopOf({ api, origin }: AppLoadContext): Promise<Shop | null> {
  const site = await api.getSite();
  return site.ok ? { origin, site: site.data } : null;
}

/** A page's address in the language that is spoken. */
export const addressOf = (origin: string, path: string): string => `${origin}${inLanguage(path)}`;

export const imageOf = (origin: string, picture: Picture): string =>
  `${origin}${picture.src}/${shareWidthOf(picture)}.webp`;

/** The last one is the page itself and needs no address. */
export const breadcrumbs = (origin: string, trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href ? { item: addressOf(origin, href) } : {}),
  })),
});

/** A list's things in their order, `first` counting from 1; null for an empty one. */
export const itemList = (
  origin: string,
  items: readonly { href: string; name: string }[],
  first = 1,
): Thing | null =>
  items.length > 0
    ? {
        '@type': 'ItemList',
        itemListElement: items.map(({ href, name }, index) => ({
          '@type': 'ListItem',
          position: first + index,
          url: addressOf(origin, href),
          name,
        })),
      }
    : null;

/** A list of the shop under its own name, and the way to it. */
export const listThings = (
  origin: string,
  title: string,
  items: readonly { href: string; name: string }[],
  first = 1,
): (Thing | null)[] => [
  breadcrumbs(origin, [{ label: m.shop_home(), href: '/' }, { label: title }]),
  itemList(origin, items, first),
];

const organizationId = (origin: string) => `${origin}/#organization`;
const storeId = (origin: string, { _id }: Pick<Warehouse, '_id'>) => `${origin}/locations#${_id}`;

/** Names the dealer where another thing belongs to it, with what must be said of a publisher. */
const dealer = ({ origin, site }: Shop): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: site.settings.name,
  url: addressOf(origin, '/'),
  logo: `${origin}/icon-512.png`,
});

const postalAddress = ({ address }: Warehouse): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address.address,
  addressLocality: address.city,
  addressRegion: address.state,
  postalCode: address.zip,
  addressCountry: 'US',
});

/** The dealer, and the shop with its search. */
export function homeThings(shop: Shop): Thing[] {
  const { origin, site } = shop;
  const [first] = site.warehouses;
  return [
    {
      ...dealer(shop),
      ...(site.settings.tagline ? { description: site.settings.tagline } : {}),
      ...(first ? { telephone: first.phone, address: postalAddress(first) } : {}),
      ...(site.warehouses.length > 0
        ? { department: site.warehouses.map((warehouse) => ({ '@id': storeId(origin, warehouse) })) }
        : {}),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: site.settings.name,
      url: addressOf(origin, '/'),
      publisher: { '@id': organizationId(origin) },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${addressOf(origin, '/search')}?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** "07:00" of "7:00 AM"; null for what is no time. */
function clock(text: string): string | null {
  const minutes = minutesOfTime(text);
  return minutes === null
    ? null
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const hoursOf = (hours: { open: string; close: string } | null) => {
  const [opens, closes] = [hours && clock(hours.open), hours && clock(hours.close)];
  return opens && closes ? { opens, closes } : null;
};

const capital = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

/** So many days ahead are said one by one where their hours are not the week's. */
const specialDays = 60;

function openingHours(warehouse: Warehouse, now: Date) {
  const week = weekdays.flatMap((day) => {
    const hours = hoursOf(warehouse.hours[day]);
    return hours
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${capital(day)}`, ...hours }]
      : [];
  });
  const special = Array.from({ length: specialDays }, (_, ahead) => dayAhead(warehouse, ahead, now))
    .filter(({ name, holiday }) => name !== '' || holiday !== null)
    .map(({ date, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      // A day that is closed opens and closes at once.
      ...(hoursOf(hours) ?? { opens: '00:00', closes: '00:00' }),
      validFrom: date,
      validThrough: date,
    }));
  return { openingHoursSpecification: week, specialOpeningHoursSpecification: special };
}

/** Every place where the dealer is, with its hours: the week's, and of the days ahead that are otherwise. */
export function storeThings({ origin, site }: Shop, now = new Date()): Thing[] {
  return site.warehouses.map((warehouse) => {
    const { openingHoursSpecification, specialOpeningHoursSpecification } = openingHours(warehouse, now);
    return {
      '@type': 'Store',
      '@id': storeId(origin, warehouse),
      name: `${site.settings.name} ${warehouse.name}`,
      url: addressOf(origin, '/locations'),
      image: `${origin}/share.jpg`,
      telephone: warehouse.phone,
      address: postalAddress(warehouse),
      geo: { '@type': 'GeoCoordinates', latitude: warehouse.address.lat, longitude: warehouse.address.lng },
      parentOrganization: { '@id': organizationId(origin) },
      openingHoursSpecification,
      ...(specialOpeningHoursSpecification.length > 0 ? { specialOpeningHoursSpecification } : {}),
    };
  });
}

const personOf = (origin: string, { _id, name }: { _id: string; name: string }): Thing => ({
  '@type': 'Person',
  name,
  url: addressOf(origin, `/team/${_id}`),
});

/** A post, and the way to it. */
export function postThings(shop: Shop, post: Post, trail: readonly Crumb[]): Thing[] {
  const { origin } = shop;
  return [
    breadcrumbs(origin, trail),
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.excerpt,
      image: [imageOf(origin, post.picture)],
      datePublished: post.published_at,
      articleSection: post.topic.name,
      author: post.author ? personOf(origin, post.author) : dealer(shop),
      publisher: dealer(shop),
      mainEntityOfPage: addressOf(origin, `/blog/${post.slug}`),
    },
  ];
}

/** A finished project, and the way to it. */
export function projectThings(shop: Shop, project: Project, trail: readonly Crumb[]): Thing[] {
  const { origin } = shop;
  return [
    breadcrumbs(origin, trail),
    {
      '@type': 'CreativeWork',
      name: project.title,
      headline: project.title,
      description: project.summary,
      image: project.pictures.map((picture) => imageOf(origin, picture)),
      dateCreated: project.completed_on,
      locationCreated: { '@type': 'Place', name: project.place },
      ...(project.tags.length > 0 ? { keywords: project.tags.join(', ') } : {}),
      ...(project.people.length > 0
        ? { contributor: project.people.map((person) => personOf(origin, person)) }
        : {}),
      creator: dealer(shop),
      url: addressOf(origin, `/portfolio/${project.slug}`),
    },
  ];
}

/** An employee's page, and the way to it. */
export function personThings(shop: Shop, person: Person, trail: readonly Crumb[]): Thing[] {
  const { origin } = shop;
  return [
    breadcrumbs(origin, trail),
    {
      '@type': 'ProfilePage',
      mainEntity: {
        ...personOf(origin, person),
        jobTitle: person.title,
        image: imageOf(origin, person.picture),
        ...(person.email ? { email: person.email } : {}),
        ...(person.phone ? { telephone: person.phone } : {}),
        worksFor: dealer(shop),
      },
    },
  ];
}

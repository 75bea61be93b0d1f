/**
 * The blocks of each kind of page, in the language that is being spoken (platform/language.ts): the same blocks in each,
 * in other words. Nothing is said that neither the goal nor the shop says.
 */
import * as m from '#messages';
import { formatLongDate, formatWeekdayDate } from '#schemas/domain/platform/format-date.ts';
import type { Item, Material, Row, SaidSubject } from './gather.ts';
import type { NamedBlock } from './goal-blocks.ts';
import { isWide, type Photo } from './photos.ts';
import type { Discount, Goal, GoalKind, Profession, Season } from './read-goal.ts';

/** Shown on the days of the goal, before them or after them; always where nothing is said. */
export type When = 'during' | 'before' | 'after';
export type LaidBlock = { type: string; props: Record<string, unknown>; when?: When };
export type Layout = { title: string; description: string; blocks: LaidBlock[] };

/** As much of a text as fits, to the end of a word. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}

const seasonNames: Readonly<Record<Season, () => string>> = {
  spring: m.composed_season_spring,
  summer: m.composed_season_summer,
  fall: m.composed_season_fall,
  winter: m.composed_season_winter,
  black_friday: m.composed_season_black_friday,
  cyber_monday: m.composed_season_cyber_monday,
  memorial_day: m.composed_season_memorial_day,
  labor_day: m.composed_season_labor_day,
  fourth_of_july: m.composed_season_fourth_of_july,
  presidents_day: m.composed_season_presidents_day,
  new_year: m.composed_season_new_year,
  year_end: m.composed_season_year_end,
  holiday: m.composed_season_holiday,
};

const professionNames: Readonly<Record<Profession, () => string>> = {
  contractors: m.composed_people_contractors,
  builders: m.composed_people_builders,
  remodelers: m.composed_people_remodelers,
  plumbers: m.composed_people_plumbers,
  electricians: m.composed_people_electricians,
  designers: m.composed_people_designers,
  architects: m.composed_people_architects,
  installers: m.composed_people_installers,
};

function sayDiscount({ unit, value, isUpTo }: Discount): string {
  if (unit === 'percent')
    return isUpTo ? m.composed_percent_up_to({ value }) : m.composed_percent_off({ value });
  return isUpTo ? m.composed_dollars_up_to({ value }) : m.composed_dollars_off({ value });
}

function saleTitle({ season, discount }: Goal, { subject, siteName }: Material): string {
  const said = season && seasonNames[season]();
  if (subject)
    return said
      ? m.composed_sale_season({ season: said, subject: subject.inSentence })
      : m.composed_sale({ subject: subject.inSentence });
  if (said) return m.composed_sale_season_all({ season: said });
  return discount ? sayDiscount(discount) : m.composed_sale_all({ shop: siteName });
}

/** A goal that no rule understands is the dealer's own words, if they are few. */
const longestOwnTitle = 60;

function generalTitle({ text }: Goal, { subject, siteName }: Material): string {
  if (subject) return subject.name;
  const isTitle = text.length <= longestOwnTitle && /\p{L}{2}/u.test(text) && !/[<>{}[\]\\]|:\/\//.test(text);
  return isTitle ? text.slice(0, 1).toUpperCase() + text.slice(1) : m.composed_shop({ shop: siteName });
}

const titles: Readonly<Record<GoalKind, (goal: Goal, material: Material) => string>> = {
  sale: saleTitle,
  clearance: (_, { subject }) =>
    subject ? m.composed_clearance({ subject: subject.inSentence }) : m.composed_clearance_all(),
  arrivals: (_, { subject }) => {
    if (!subject) return m.composed_arrivals_all();
    const { isBrand, inSentence } = subject;
    return isBrand
      ? m.composed_arrivals_brand({ subject: inSentence })
      : m.composed_arrivals({ subject: inSentence });
  },
  guide: (_, { subject }) => (subject ? m.composed_guide({ name: subject.name }) : m.composed_guide_all()),
  trade: ({ profession }) =>
    profession ? m.composed_trade_people({ people: professionNames[profession]() }) : m.composed_trade(),
  event: ({ isOpening }, { subject }) => {
    if (subject)
      return isOpening
        ? m.composed_opening_about({ subject: subject.inSentence })
        : m.composed_event_about({ subject: subject.inSentence });
    return isOpening ? m.composed_opening() : m.composed_event();
  },
  ideas: ({ isHowTo }, { subject }) => {
    if (!subject) return isHowTo ? m.composed_how_to_all() : m.composed_ideas_all();
    const about = { subject: subject.inSentence };
    return isHowTo ? m.composed_how_to(about) : m.composed_ideas(about);
  },
  general: generalTitle,
};

/** "Through June 30." '' where the goal names no day. */
function sayDays({ kind, from, until }: Goal): string {
  const isEvent = kind === 'event';
  const day = isEvent ? formatWeekdayDate : formatLongDate;
  if (from && until && from !== until) return m.composed_days_between({ from: day(from), until: day(until) });
  if (from && until)
    return isEvent ? m.composed_day({ day: capital(day(from)) }) : m.composed_days_on({ day: day(from) });
  if (until) return m.composed_days_through({ until: day(until) });
  return from ? m.composed_days_from({ from: day(from) }) : '';
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function sayText(goal: Goal, { subject, hasLocations, hasProjects }: Material): string {
  const own = subject?.description || m.composed_text();
  switch (goal.kind) {
    case 'arrivals':
      return m.composed_text_arrivals();
    case 'guide':
      return subject ? m.composed_text_guide({ subject: subject.inSentence }) : m.composed_text_guide_all();
    case 'trade':
      return m.composed_text_trade();
    case 'event':
      return hasLocations ? m.composed_text_event() : own;
    case 'ideas':
      if (goal.isHowTo) return m.composed_text_how_to();
      return hasProjects ? m.composed_text_ideas() : own;
    default:
      return own;
  }
}

type Button = { content: string; link: string; variant: 'primary' | 'outline' | 'text' };
const longestButton = 40;

function shopButton({ name, link }: SaidSubject['links'][number], variant: Button['variant']): Button {
  const content = m.composed_go_shop({ subject: name });
  return {
    content: name !== '' && content.length <= longestButton ? content : m.composed_go_now(),
    link,
    variant,
  };
}
const contactButton = (variant: Button['variant']): Button => ({
  content: m.composed_go_contact(),
  link: '/contact',
  variant,
});
const applyButton = (): Button => ({
  content: m.composed_go_apply(),
  link: '/trade-register',
  variant: 'primary',
});
const locationsButton = (variant: Button['variant']): Button => ({
  content: m.composed_go_locations(),
  link: '/locations',
  variant,
});

/** What is laid out, once: a photo that was taken is not shown again. */
class Sheet {
  readonly blocks: LaidBlock[] = [];
  readonly title: string;
  readonly text: string;
  #photos: Photo[];

  constructor(
    readonly goal: Goal,
    readonly material: Material,
  ) {
    this.title = titles[goal.kind](goal, material);
    this.text = [sayDays(goal), sayText(goal, material)].filter(Boolean).join(' ');
    this.#photos = [...material.photos];
  }

  /** Its last block offers help already: another one would say the same again. */
  get isHelping(): boolean {
    return this.blocks.at(-1)?.props.title === m.composed_help();
  }

  takePhoto(): Photo | null {
    return this.#photos.shift() ?? null;
  }

  add(type: string, props: Record<string, unknown>, when?: When): void {
    this.blocks.push({ type, props, ...(when ? { when } : {}) });
  }
}

/** Only offers and events end; what a page says of them goes with them. */
const isTimed = ({ kind }: Goal): boolean => kind === 'sale' || kind === 'clearance' || kind === 'event';

/** Where the first buttons lead: to the subject, to the tag that the row shows, else to the first departments. */
function waysOn({ subject, popular, sections: listed }: Material): SaidSubject['links'] {
  if (subject) return subject.links;
  if (popular?.source === 'tag') return [{ name: '', link: `tag:${popular.id}` }];
  return listed.slice(0, 2).map(({ id, name }) => ({ name, link: `category:${id}` }));
}

function opening(sheet: Sheet): void {
  const { goal, material, title, text } = sheet;
  const [first, second] = waysOn(material);
  const main = { trade: applyButton(), event: locationsButton('primary') }[goal.kind as 'trade' | 'event'];
  const cta = main ?? (first ? shopButton(first, 'primary') : { ...contactButton('primary') });
  const other = main && first ? first : second;
  const more = other
    ? shopButton(other, 'outline')
    : cta.link === '/contact'
      ? null
      : contactButton('outline');
  const heading =
    (goal.kind === 'sale' || goal.kind === 'clearance') && goal.discount && material.subject
      ? m.composed_discount({ discount: sayDiscount(goal.discount), subject: material.subject.inSentence })
      : title;
  const when = isTimed(goal) && (goal.from || goal.until) ? 'during' : undefined;
  if (when) before(sheet, cta);
  const photo = sheet.takePhoto();
  if (photo && isWide(photo))
    sheet.add(
      'hero',
      {
        title: clip(heading, 90),
        subtitle: clip(text, 220),
        items: [{ video: { sources: [], poster: photo }, cta, ...(more ? { second: more } : {}) }],
      },
      when,
    );
  else sheet.add('banner', { title: clip(heading, 90), text: clip(text, 240), tone: 'sand', cta }, when);
  if (when) afterwards(sheet, cta);
}

/** In the place of the offer until it begins. An event is told of before it. */
function before(sheet: Sheet, cta: Button): void {
  const { goal, title } = sheet;
  if (!goal.from || goal.kind === 'event') return;
  const props = {
    title: clip(m.composed_soon({ title, from: formatLongDate(goal.from) }), 90),
    text: m.composed_soon_text(),
    tone: 'sand',
    cta,
  };
  sheet.add('banner', props, 'before');
}

function afterwards(sheet: Sheet, cta: Button): void {
  const { goal, material } = sheet;
  if (!goal.until) return;
  const isEvent = goal.kind === 'event';
  const [way] = waysOn(material);
  const props = {
    title: isEvent ? m.composed_over_event() : m.composed_over_sale(),
    text: m.composed_over_text(),
    tone: 'sand',
    cta: way ? shopButton(way, 'primary') : cta,
  };
  sheet.add('banner', props, 'after');
}

const rowSource = (row: Row) =>
  row.source === 'products'
    ? { source: row.source, products: row.ids }
    : { source: row.source, [row.source]: row.id };

function products(sheet: Sheet, sort: 'popularity' | 'newest'): void {
  const { goal, material } = sheet;
  const { subject } = material;
  const row = sort === 'newest' ? material.newest : material.popular;
  if (!row) return;
  const about = { subject: subject?.inSentence ?? '' };
  const words = {
    popularity: [m.composed_row_popular_all, m.composed_row_popular_brand, m.composed_row_popular],
    newest: [m.composed_row_newest_all, m.composed_row_newest_brand, m.composed_row_newest],
  }[sort];
  const isTag = row.source === 'tag' && goal.kind === 'clearance';
  const title = isTag ? m.composed_row_clearance() : words[!subject ? 0 : subject.isBrand ? 1 : 2]?.(about);
  const link = row.source === 'tag' ? `tag:${row.id}` : subject?.links.at(-1)?.link;
  sheet.add('product-carousel', {
    title: clip(title ?? '', 160),
    ...rowSource(row),
    sort,
    limit: 12,
    ...(link ? { link: { content: m.composed_go_all(), link, variant: 'text' } } : {}),
  });
}

function sections(sheet: Sheet): void {
  const { material } = sheet;
  if (material.sections.length < 2) return;
  const { subject, sectionsAreParts } = material;
  const title = !subject
    ? m.composed_sections_departments()
    : sectionsAreParts
      ? m.composed_sections()
      : m.composed_sections_related();
  const list = material.sections.map(({ id, name, description, picture }) => ({
    title: clip(name, 60),
    text: clip(description, 240),
    category: id,
    image: picture,
  }));
  sheet.add('category-sections', { title, sections: list });
}

type Aside = { title: () => string; text: () => string; cta: Button };

/** A photo and what to do, side by side; without a photo that is not on the page yet, nothing. */
function aside(sheet: Sheet, { title, text, cta }: Aside): void {
  const image = sheet.takePhoto();
  if (!image) return;
  sheet.add('image-with-text', { title: title(), text: text(), image, side: 'left', cta });
}

const help = (): Aside => ({
  title: m.composed_help,
  text: m.composed_help_text,
  cta: contactButton('outline'),
});
const job = (): Aside => ({
  title: m.composed_job,
  text: m.composed_job_text,
  cta: contactButton('outline'),
});
const bring = (): Aside => ({
  title: m.composed_bring,
  text: m.composed_bring_text,
  cta: contactButton('outline'),
});

function brands(sheet: Sheet): void {
  const { material } = sheet;
  const { brands: listed, subject } = material;
  // Its cells stand in twos, threes, fours and sixes: other numbers leave a gap.
  const count = listed.length < 12 ? 6 : 12;
  if (listed.length < count || subject?.isBrand) return;
  const some = listed.slice(0, count);
  const title = subject ? m.composed_brands({ subject: subject.inSentence }) : m.composed_brands_all();
  sheet.add('vendor-strip', {
    title: clip(title, 90),
    vendors: some.map(({ id }) => id),
    limit: some.length,
  });
}

type Question = readonly [ask: () => string, answer: () => string];
const ordering: readonly Question[] = [
  [m.composed_ask_price, m.composed_answer_price],
  [m.composed_ask_stock, m.composed_answer_stock],
  [m.composed_ask_estimate, m.composed_answer_estimate],
  [m.composed_ask_delivery, m.composed_answer_delivery],
];
const applying: readonly Question[] = [
  [m.composed_ask_apply, m.composed_answer_apply],
  [m.composed_ask_until, m.composed_answer_until],
  [m.composed_ask_team, m.composed_answer_team],
  [m.composed_ask_estimate, m.composed_answer_estimate],
];

function questions(sheet: Sheet, list: readonly Question[]): void {
  const { goal } = sheet;
  const until =
    goal.until && (goal.kind === 'sale' || goal.kind === 'clearance') ? formatLongDate(goal.until) : null;
  const items = list.map(([ask, answer]) => ({ question: ask(), answer: answer() }));
  const end = until ? [{ question: m.composed_ask_end(), answer: m.composed_answer_end({ until }) }] : [];
  sheet.add('faq', { title: m.composed_faq(), items: [...end, ...items] });
}

function reading(sheet: Sheet, title: () => string, text: () => string): void {
  sheet.add('rich-text', { title: title(), text: text() });
}

function glance(sheet: Sheet): void {
  const { material } = sheet;
  const items: readonly Item[] = material.items.slice(0, 5);
  if (items.length < 3) return;
  const isBrand = material.subject?.isBrand === true;
  const cells = ({ name, brand, number }: Item) =>
    (isBrand ? [name, number] : [name, brand, number]).map((cell) => clip(cell, 300));
  sheet.add('table', {
    title: m.composed_table(),
    heads: [
      m.composed_table_product(),
      ...(isBrand ? [] : [m.composed_table_brand()]),
      m.composed_table_number(),
    ],
    rows: items.map((item) => ({ cells: cells(item) })),
  });
}

function whyTrade(sheet: Sheet): void {
  sheet.add('columns', {
    title: m.composed_why_trade(),
    columns: [
      { icon: 'tag', heading: m.composed_why_price(), text: m.composed_why_price_text() },
      { icon: 'people', heading: m.composed_why_team(), text: m.composed_why_team_text() },
      { icon: 'tools', heading: m.composed_why_jobs(), text: m.composed_why_jobs_text() },
    ],
  });
}

function locations(sheet: Sheet): void {
  const { material } = sheet;
  if (!material.hasLocations) return;
  sheet.add('store-locator', { title: m.composed_locations(), showMap: true });
}

function projects(sheet: Sheet): void {
  const { material } = sheet;
  if (!material.hasProjects) return;
  sheet.add('portfolio-gallery', {
    title: m.composed_projects(),
    sort: 'newest',
    limit: 6,
    link: { content: m.composed_go_projects(), link: '/portfolio', variant: 'text' },
  });
}

function collections(sheet: Sheet): void {
  const { material } = sheet;
  if (material.featuredCollections < 3) return;
  sheet.add('collection-masonry', {
    title: m.composed_collections(),
    featured: true,
    limit: Math.min(7, material.featuredCollections),
  });
}

function closing(sheet: Sheet): void {
  const { subject } = sheet.material;
  const closings: Partial<Record<GoalKind, readonly [() => string, () => string, Button]>> = {
    trade: [m.composed_close_trade, m.composed_close_trade_text, applyButton()],
    event: [m.composed_close_event, m.composed_close_event_text, locationsButton('primary')],
  };
  const own = closings[sheet.goal.kind];
  const title =
    own?.[0]() ?? (subject ? m.composed_close({ subject: subject.inSentence }) : m.composed_close_all());
  sheet.add('banner', {
    title: clip(title, 90),
    text: own?.[1]() ?? m.composed_close_text(),
    tone: 'accent',
    cta: own?.[2] ?? contactButton('primary'),
  });
}

/** What follows the opening of each kind, in the order of the page; what the shop has not is left out. */
const orders: Readonly<Record<GoalKind, (sheet: Sheet) => void>> = {
  sale: (sheet) => {
    products(sheet, 'popularity');
    sections(sheet);
    aside(sheet, help());
    brands(sheet);
    questions(sheet, ordering);
  },
  clearance: (sheet) => {
    products(sheet, 'popularity');
    sections(sheet);
    brands(sheet);
    questions(sheet, ordering);
  },
  arrivals: (sheet) => {
    products(sheet, 'newest');
    sections(sheet);
    aside(sheet, help());
    brands(sheet);
  },
  guide: (sheet) => {
    reading(sheet, m.composed_check, m.composed_check_text);
    sections(sheet);
    products(sheet, 'popularity');
    glance(sheet);
    questions(sheet, ordering);
  },
  trade: (sheet) => {
    whyTrade(sheet);
    products(sheet, 'popularity');
    aside(sheet, job());
    brands(sheet);
    questions(sheet, applying);
  },
  event: (sheet) => {
    aside(sheet, bring());
    locations(sheet);
    products(sheet, 'popularity');
    projects(sheet);
  },
  ideas: (sheet) => {
    projects(sheet);
    reading(sheet, m.composed_steps, m.composed_steps_text);
    sections(sheet);
    collections(sheet);
    products(sheet, 'popularity');
  },
  general: (sheet) => {
    products(sheet, 'popularity');
    if (sheet.material.subject?.isBrand) glance(sheet);
    sections(sheet);
    aside(sheet, help());
    brands(sheet);
    if (sheet.material.subject) questions(sheet, ordering);
    else collections(sheet);
  },
};

/** Blocks that a goal names, where the kind of page has none and the shop has what goes in them. */
const adders: Partial<Record<NamedBlock, (sheet: Sheet) => void>> = {
  faq: (sheet) => questions(sheet, ordering),
  map: locations,
  gallery: projects,
};

/** Of the blocks that a goal names, the types that a draft may have. */
export const typeOfNamed: Partial<Record<NamedBlock, string>> = {
  faq: 'faq',
  map: 'store-locator',
  gallery: 'portfolio-gallery',
};

function addNamed(sheet: Sheet): void {
  for (const name of sheet.goal.blocks)
    if (!sheet.blocks.some(({ type }) => type === typeOfNamed[name])) adders[name]?.(sheet);
}

/** The page of a goal, of what there is to show. Speak the language of the material. */
export function layOut(goal: Goal, material: Material): Layout {
  const sheet = new Sheet(goal, material);
  opening(sheet);
  orders[goal.kind](sheet);
  addNamed(sheet);
  if (!sheet.isHelping) closing(sheet);
  return {
    title: clip(sheet.title, 120),
    description: clip(`${sheet.title}. ${sheet.text}`, 300),
    blocks: sheet.blocks,
  };
}

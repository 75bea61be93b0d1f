/** What a marketer wants of a page, read from a sentence in English or Spanish by rules. No network, no catalog. */
import type { Audience } from '#schemas/domain/content/page.ts';
import { plainLetters } from '#schemas/domain/platform/plain-letters.ts';
import { type NamedBlock, takeBlocks } from './goal-blocks.ts';
import { readDates } from './goal-dates.ts';
import { takeLimits, takeNegated } from './goal-exceptions.ts';

export const goalKinds = [
  'sale',
  'clearance',
  'arrivals',
  'guide',
  'trade',
  'event',
  'ideas',
  'general',
] as const;
export type GoalKind = (typeof goalKinds)[number];

export const seasons = [
  'black_friday',
  'cyber_monday',
  'memorial_day',
  'labor_day',
  'fourth_of_july',
  'presidents_day',
  'new_year',
  'year_end',
  'holiday',
  'spring',
  'summer',
  'fall',
  'winter',
] as const;
export type Season = (typeof seasons)[number];

export const professions = [
  'contractors',
  'builders',
  'remodelers',
  'plumbers',
  'electricians',
  'designers',
  'architects',
  'installers',
] as const;
export type Profession = (typeof professions)[number];

/** Whole percents, or whole dollars. */
export type Discount = { unit: 'percent' | 'dollars'; value: number; isUpTo: boolean };

export type Goal = {
  kind: GoalKind;
  season: Season | null;
  /** As it is written in the goal; never anything else. */
  discount: Discount | null;
  /** First and last day, YYYY-MM-DD. */
  from: string | null;
  until: string | null;
  /** A day was said that is past: nothing is shown by it. */
  isOver: boolean;
  /** The last day was said to be before the first one: nothing is shown by them. */
  isReversed: boolean;
  profession: Profession | null;
  /** Trade customers are meant, by whatever name. */
  isForTrade: boolean;
  /** Who alone may see the page, where the goal says so. */
  audience: Audience | null;
  /** Of an event: a first opening rather than another day. */
  isOpening: boolean;
  /** "How to" rather than ideas to look at. */
  isHowTo: boolean;
  /** More is offered than a percentage or an amount: free shipping, a code, a promise. Rules write none of it. */
  hasOtherOffer: boolean;
  /** A price that products shall not cost more or less than. No row of products is filled by price. */
  hasPriceLimit: boolean;
  /** Blocks that the goal names. */
  blocks: NamedBlock[];
  /** What the page shall not be about, as phrases are: neither offered nor shown. */
  negated: string[];
  /** What is left: the words that say what the page is about, in runs that stand beside each other. */
  phrases: string[];
  /** The goal in one line, as it was written. */
  text: string;
};

const word = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu');

const seasonWords: Readonly<Record<Season, RegExp>> = {
  black_friday: word('black friday|viernes negro'),
  cyber_monday: word('cyber monday|ciberlunes|lunes cibernetico'),
  memorial_day: word('memorial day'),
  labor_day: word('labor day|dia del trabajo'),
  fourth_of_july: word('(?:4th|fourth) of july|independence day|dia de la independencia'),
  presidents_day: word("presidents?’?'? ?s? day|dia de los presidentes"),
  new_year: word("new year(?:’s|'s|s)?|ano nuevo"),
  year_end: word('year[- ]end|end[- ]of[- ](?:the[- ])?year|fin de ano'),
  holiday: word('holidays?(?: season)?|christmas|xmas|navidad|fiestas'),
  spring: word('spring(?:time)?|primavera'),
  summer: word('summer(?:time)?|verano'),
  fall: word('fall|autumn|otono'),
  winter: word('winter|invierno'),
};

const professionWords: Readonly<Record<Profession, RegExp>> = {
  contractors: word('(?:general )?contractors?|contratistas?'),
  builders: word('(?:home ?)?builders?|constructor(?:es|as?)?'),
  remodelers: word('remodelers?|renovators?|remodelador(?:es|as?)?'),
  plumbers: word('plumbers?|plomer[oa]s?|fontaner[oa]s?'),
  electricians: word('electricians?|electricistas?'),
  designers: word('(?:interior )?designers?|disenador(?:es|as?)?(?: de interiores)?'),
  architects: word('architects?|arquitect[oa]s?'),
  installers: word('installers?|fitters?|instalador(?:es|as?)?'),
};

/** In the order in which they win: "grand opening sale" is an opening. */
const kindWords: readonly [kind: GoalKind, words: RegExp][] = [
  [
    'trade',
    word(
      "(?:trade|pro|contractor|builder|designer)(?:s|’s|'s)? (?:program|account|application|pricing|membership)s?|become a (?:pro|trade customer)|open an? (?:trade )?account|(?:programa|cuenta)s? (?:de |para )?(?:profesional(?:es)?|comercial(?:es)?|contratistas|constructores|disenadores|el gremio)|precios? (?:para )?profesional(?:es)?",
    ),
  ],
  [
    'event',
    word(
      'grand (?:re)?opening|(?:re)?opening(?: (?:day|event|party))?|open (?:house|day)|(?:gran )?(?:re)?inauguracion|puertas abiertas|apertura',
    ),
  ],
  [
    'clearance',
    word(
      'clearance(?: sale| event)?|close ?-?outs?|outlet|overstock|last chance|liquidacion|saldos?|ultimas piezas',
    ),
  ],
  [
    'sale',
    word(
      'sales?(?: event)?|on sale|promos?|promotions?|promotional|specials?|special offers?|discount(?:s|ed)?|deals?|savings|save|offers?|ofertas?(?: especial(?:es)?)?|rebajas?|descuentos?|promocion(?:es)?|ahorr[aeo]s?',
    ),
  ],
  [
    'arrivals',
    word(
      "new arrivals?|just (?:in|landed|arrived)|new (?:products?|items?|in stock|in)|whats new|what[’']?s new|now in stock|launch(?:es)?|novedades|recien llegad[oa]s?|nuev[oa]s? (?:productos?|llegadas?|articulos?)|lanzamientos?|lo nuevo",
    ),
  ],
  [
    'event',
    word(
      'showroom (?:event|day|night|tour|visit)s?|events?|workshops?|demo (?:day|night)s?|trade (?:day|night|show)s?|lunch and learn|seminars?|open showroom|eventos?|talleres|taller|jornadas?|demostracion(?:es)?|visita(?:s)? (?:a la )?sala',
    ),
  ],
  [
    'ideas',
    word(
      'how[- ]to(?: install| plan)?|tips|ideas?|inspirations?|trends?|lookbook|inspiracion|consejos|tendencias|como (?:instalar|planear|planificar)|step by step|paso a paso',
    ),
  ],
  [
    'guide',
    word(
      "(?:buying |buyer(?:’s|'s|s)? |selection |size |sizing )?guides?|how to (?:choose|pick|select|buy|measure)|choosing|comparing|compare|comparison|guia(?:s)?(?: de compra)?|como (?:elegir|escoger|comprar|medir)|comparar|comparacion",
    ),
  ],
];

const howToWords = word(
  'how[- ]to(?: install| plan)?|tips|consejos|como (?:instalar|planear|planificar)|step by step|paso a paso',
);
const guideWords = word('how to (?:choose|pick|select|buy|measure)|como (?:elegir|escoger|comprar|medir)');
const openingWords = word(
  'grand (?:re)?opening|(?:re)?opening(?: (?:day|event|party))?|(?:gran )?(?:re)?inauguracion|apertura',
);
const percentMark =
  /(?:(up to|hasta(?: un)?)\s+)?(?<!\d)(\d{1,2})\s?(?:%|percent\b|por ?ciento\b)(\s+(?:off|discount|savings|less|de descuento|de rebaja|menos)\b)?/u;
const dollarMark =
  /(?:(up to|hasta)\s+)?(?:\$\s?(\d{1,5})|(\d{1,5}) (?:dollars|dolares))\s+(?:off|discount|de descuento|de rebaja|menos)\b/u;
const saveBefore = /\b(?:save|ahorre|ahorra)\s+(?:up to |hasta )?(?:un )?$/;

/** Offers and promises that are the dealer's own to write, with what they are of. */
const otherOffers = word(
  '(?:free|complimentary) (?:shipping|delivery|freight|installation|samples?|returns?)(?: on (?:(?:all|every|any) )?orders?(?: of| over| above)?(?: \\$?\\d+(?:[.,]\\d+)*)?)?|envios? gratis|entrega gratis|buy (?:one|two|three|\\d),? get (?:one|two|three|\\d)(?: free| half off)?|bogo|[23]x[12]|(?:use |with )?(?:the )?(?:promo |coupon )?(?:code|codigo) [a-z0-9]{3,20}|(?:guaranteed )?(?:lowest|best) prices?(?: guaranteed?)?|price match(?:ing)?|(?:up to )?half[- ](?:off|price)|mitad de precio|(?:lifetime|extended) (?:warranty|guarantee)|(?:9[6-9]|\\d{3,}) ?(?:%|percent)(?: off)?',
);

/** People who are meant, without being a subject. */
const tradeWords = word(
  'for (?:the )?trade|(?:the )?trade (?:customers?|members?|accounts?|only|pros?)|trade|(?:the )?pros|professionals?|profesionales|clientes (?:profesionales|comerciales)|gremio',
);
const companyWords = word(
  '(?:for )?(?:our )?trade (?:customers|members|accounts)(?: only)?|trade only|(?:solo )?(?:para )?(?:nuestros )?clientes profesionales',
);
const customerWords = word(
  '(?:for )?(?:our )?(?:registered|logged[- ]in|existing) (?:customers|users)(?: only)?|customers only|(?:para )?(?:nuestros )?clientes registrados',
);

/** Words that say nothing of what a page is about. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and any are as at be but by can do for from get give have i if in into is it its make me my need new now of off on
  only or our out page pages please put run running show some that the their them there these this those to up us via want
  was we website site web landing will with would write year you your about all also build create draft announce
  announcing announcement celebrate celebrating feature featuring promote promoting product products item items selected
  select everything every more most best great big huge today week month end stock shop store stores showroom showrooms
  location locations department departments category categories collection collections brand brands tell people customer
  customers client clients homeowners homeowner free online home because none mention please just but not no
  un una unas unos el la los las lo de del al y o u en con para por que se su sus mi mis es son como mas muy este esta
  estos estas nuestro nuestra nuestros nuestras todo toda todos todas sobre pagina paginas sitio haga hacer crear cree
  quiero queremos necesito necesitamos producto productos articulo articulos tienda tiendas sala salas marca marcas
  categoria categorias coleccion colecciones nuevo nueva nuevos nuevas cliente gratis hoy semana mes fin porque pero solo`.split(
    /\s+/,
  ),
);

type Taken = { rest: string; found: RegExpExecArray | null };

/** The first match of a form, and the text with a break in its place. */
function take(text: string, form: RegExp): Taken {
  const found = new RegExp(form.source, form.flags.replace('g', '')).exec(text);
  if (!found) return { rest: text, found: null };
  return { rest: text.replaceAll(new RegExp(form.source, 'gu'), ' | '), found };
}

function readDiscount(text: string, isSale: boolean): { discount: Discount | null; rest: string } {
  const percent = percentMark.exec(text);
  if (percent) {
    const before = text.slice(0, percent.index);
    const value = Number(percent[2]);
    const isOff = percent[3] !== undefined || saveBefore.test(before) || isSale;
    const rest = `${before} | ${text.slice(percent.index + percent[0].length)}`;
    const isUpTo = percent[1] !== undefined || /(?:up to|hasta) (?:un )?$/.test(before);
    if (isOff && value > 0 && value < 96) return { discount: { unit: 'percent', value, isUpTo }, rest };
  }
  const dollars = dollarMark.exec(text);
  const value = Number(dollars?.[2] ?? dollars?.[3] ?? 0);
  if (!dollars || value === 0) return { discount: null, rest: text };
  const rest = `${text.slice(0, dollars.index)} | ${text.slice(dollars.index + dollars[0].length)}`;
  return { discount: { unit: 'dollars', value, isUpTo: dollars[1] !== undefined }, rest };
}

const firstOf = <T extends string>(words: Readonly<Record<T, RegExp>>, names: readonly T[], text: string) => {
  for (const name of names) {
    const taken = take(text, words[name]);
    if (taken.found) return { name, rest: taken.rest };
  }
  return { name: null, rest: text };
};

export function kindOf(text: string): { kind: GoalKind; rest: string } {
  if (take(text, guideWords).found) return { kind: 'guide', rest: take(text, guideWords).rest };
  for (const [kind, words] of kindWords) {
    const { found, rest } = take(text, words);
    if (found) return { kind, rest };
  }
  return { kind: 'general', rest: text };
}

const joiners: ReadonlySet<string> = new Set(['de', 'del', 'of', 'la', 'el', 'los', 'las']);

/** Runs of words that stand beside each other, without those that say nothing. */
const phrasesIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}'’&+\- ]+/u)
    .flatMap((run) => {
      const phrases: string[][] = [[]];
      for (const one of run.split(/[\s'’]+/).filter(Boolean)) {
        // "Grifos de cocina" is one name; what ends or begins with such a word is cut below.
        if (joiners.has(one) && phrases.at(-1)?.length) phrases.at(-1)?.push(one);
        else if (stopWords.has(one) || /^\d+$/.test(one)) phrases.push([]);
        else phrases.at(-1)?.push(one);
      }
      for (const words of phrases) while (joiners.has(words.at(-1) ?? '')) words.pop();
      return phrases.map((words) => words.join(' '));
    })
    .filter((phrase) => /\p{L}{2}/u.test(phrase));

/** `today`: YYYY-MM-DD in the shop's zone. The same goal on the same day is always read the same. */
export function readGoal(written: string, today: string): Goal {
  const text = written.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const { rest: meant, negated } = takeNegated(plainLetters(text));
  const { rest: priced, found: otherOffer } = take(meant, otherOffers);
  const { rest: plain, hasLimit } = takeLimits(priced);
  const season = firstOf(seasonWords, seasons, plain);
  const dates = readDates(season.rest, today);
  const { kind: said, rest: afterKind } = kindOf(dates.rest);
  const { discount, rest } = readDiscount(afterKind, said === 'sale' || said === 'clearance');
  const company = take(rest, companyWords);
  const customer = take(company.rest, customerWords);
  const trade = take(customer.rest, tradeWords);
  const profession = firstOf(professionWords, professions, trade.rest);
  const { rest: about, blocks } = takeBlocks(profession.rest, (one) => stopWords.has(one));
  const isSaleDay = season.name === 'black_friday' || season.name === 'cyber_monday';
  const kind = said === 'general' && (discount || isSaleDay) ? 'sale' : said;
  return {
    kind,
    season: season.name,
    discount,
    from: dates.from,
    until: dates.until,
    isOver: dates.isOver,
    isReversed: dates.isReversed,
    profession: profession.name,
    isForTrade:
      kind === 'trade' || company.found !== null || trade.found !== null || profession.name !== null,
    audience: kind === 'trade' ? null : company.found ? 'company' : customer.found ? 'customer' : null,
    isOpening: take(plain, openingWords).found !== null,
    isHowTo: take(plain, howToWords).found !== null,
    hasOtherOffer: otherOffer !== null,
    hasPriceLimit: hasLimit,
    blocks,
    negated: negated.flatMap(phrasesIn),
    phrases: phrasesIn(about),
    text,
  };
}

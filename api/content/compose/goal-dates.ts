/** The days that a goal says, in English and in Spanish: "until June 30", "this weekend", "del 1 al 15 de junio". */

/**
 * Days of the calendar, YYYY-MM-DD. `isOver`: a day was said that is past. `isReversed`: the last day is before the
 * first one. `rest`: the goal without what says days.
 */
export type GoalDates = {
  from: string | null;
  until: string | null;
  isOver: boolean;
  isReversed: boolean;
  rest: string;
};

const months = [
  'jan(?:uary)?|enero',
  'feb(?:ruary)?|febrero',
  'mar(?:ch)?|marzo',
  'apr(?:il)?|abril',
  'may|mayo',
  'june?|junio',
  'july?|julio',
  'aug(?:ust)?|agosto',
  'sept?(?:ember)?|septiembre|setiembre',
  'oct(?:ober)?|octubre',
  'nov(?:ember)?|noviembre',
  'dec(?:ember)?|diciembre',
].map((names) => new RegExp(`^(?:${names})$`));

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const english = `(?:${weekday},? )?${month}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?`;
const spanish = `(?:${weekday},? )?\\d{1,2} de ${month}(?: del? \\d{4})?`;
const oneDay = `(?:${english}|${spanish}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)`;
const to = '(?:-|–|to|through|thru|until|till|and|y|al?|hasta(?: el)?)';
const untilWord =
  '(?:(?:is |are )?(?:good|valid|runs|runs through|on) )?(?:until|till|through|thru|ends?(?: on)?|ending(?: on)?|by|hasta(?: el)?|termina(?: el)?|que termina(?: el)?)';
const fromWord =
  '(?:from|starting(?: on)?|starts?(?: on)?|beginning(?: on)?|begins?(?: on)?|desde(?: el)?|a partir del?|empieza(?: el)?|que empieza(?: el)?|del?)';

const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'u');

const forms = {
  monthRange: pattern(
    `(?:${fromWord} )?(${month})\\.? (\\d{1,2})(?:st|nd|rd|th)? ?${to} ?(\\d{1,2})(?:st|nd|rd|th)?(,? \\d{4})?`,
  ),
  dayRange: pattern(`(?:del? )?(\\d{1,2}) ?${to} ?(\\d{1,2}) de (${month})( del? \\d{4})?`),
  range: pattern(`(?:${fromWord} |between |entre el )?(${oneDay}) ?${to} ?(?:el )?(${oneDay})`),
  until: pattern(`${untilWord} (?:the |el )?(${oneDay})`),
  from: pattern(`${fromWord} (?:the |el )?(${oneDay})`),
  on: pattern(`(?:(?:on|el) )?(${oneDay})`),
  today: pattern('(?:today only|only today|today|solo hoy|hoy)'),
  tomorrow: pattern('(?:tomorrow|manana)'),
  weekend: pattern('(?:(?:for|on|during) )?(?:this|the|este|el) (?:weekend|fin de semana)(?: only)?'),
  nextWeekend: pattern('(?:next weekend|(?:el )?(?:proximo fin de semana|fin de semana que viene))'),
  week: pattern('(?:(?:for|during) )?(?:this week|esta semana)(?: only)?'),
  month: pattern('(?:(?:for|during) )?(?:this month|este mes)(?: only)?'),
} as const;

const dayMs = 24 * 60 * 60 * 1000;
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const after = (day: string, days: number): string => toDay(Date.parse(day) + days * dayMs);

/** null for a day that no calendar has. */
function calendarDay(year: number, monthNumber: number, date: number): string | null {
  const day = new Date(Date.UTC(year, monthNumber - 1, date));
  return day.getUTCMonth() === monthNumber - 1 && day.getUTCDate() === date ? toDay(day.getTime()) : null;
}

/** `isYearSaid`: otherwise it is the next day of that name. */
type ReadDay = { day: string; isYearSaid: boolean };

function readDay(text: string, today: string): ReadDay | null {
  const [iso, year, monthOfYear, date] = /(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  if (iso) return saidDay(Number(year), Number(monthOfYear), Number(date), today);
  const slash = /(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?/.exec(text);
  if (slash) {
    const said = slash[3] ? Number(slash[3].length === 2 ? `20${slash[3]}` : slash[3]) : null;
    return saidDay(said, Number(slash[1]), Number(slash[2]), today);
  }
  const words = text.split(/[\s.,]+/);
  const number = words.map((word) => months.findIndex((names) => names.test(word)) + 1).find((at) => at > 0);
  const digits = [...text.matchAll(/\d+/g)].map(([found]) => found);
  const dateSaid = digits.find((one) => one.length < 3);
  const yearSaid = digits.find((one) => one.length === 4);
  if (!number || !dateSaid) return null;
  return saidDay(yearSaid ? Number(yearSaid) : null, number, Number(dateSaid), today);
}

function saidDay(year: number | null, monthNumber: number, date: number, today: string): ReadDay | null {
  if (year !== null) {
    const day = calendarDay(year, monthNumber, date);
    return day ? { day, isYearSaid: true } : null;
  }
  const thisYear = Number(today.slice(0, 4));
  const day = [0, 1, 2, 3, 4]
    .map((years) => calendarDay(thisYear + years, monthNumber, date))
    .find((one) => one !== null && one >= today);
  return day ? { day, isYearSaid: false } : null;
}

type Window = { from: ReadDay | null; until: ReadDay | null };

/** Saturday and Sunday of the week of `day`; on a Sunday, that Sunday alone. */
function weekendOf(day: string): [from: string, until: string] {
  const weekdayNumber = new Date(day).getUTCDay();
  if (weekdayNumber === 0) return [day, day];
  const saturday = after(day, 6 - weekdayNumber);
  return [saturday, after(saturday, 1)];
}

const sure = (day: string): ReadDay => ({ day, isYearSaid: true });
const between = ([from, until]: readonly [string, string]): Window => ({
  from: sure(from),
  until: sure(until),
});

function lastOfMonth(day: string): string {
  const [year = 0, monthNumber = 1] = day.split('-').map(Number);
  return toDay(Date.UTC(year, monthNumber, 0));
}

/** How each form is read, the ones that say most first. */
const readers: readonly [form: RegExp, read: (match: RegExpExecArray, today: string) => Window][] = [
  [
    forms.range,
    ([, first = '', last = ''], today) => ({ from: readDay(first, today), until: readDay(last, today) }),
  ],
  [
    forms.monthRange,
    ([, name = '', first = '', last = '', year = ''], today) => ({
      from: readDay(`${name} ${first}${year}`, today),
      until: readDay(`${name} ${last}${year}`, today),
    }),
  ],
  [
    forms.dayRange,
    ([, first = '', last = '', name = '', year = ''], today) => ({
      from: readDay(`${first} de ${name}${year}`, today),
      until: readDay(`${last} de ${name}${year}`, today),
    }),
  ],
  [forms.until, ([, day = ''], today) => ({ from: null, until: readDay(day, today) })],
  [forms.from, ([, day = ''], today) => ({ from: readDay(day, today), until: null })],
  [
    forms.on,
    ([, said = ''], today) => {
      const day = readDay(said, today);
      return { from: day, until: day };
    },
  ],
  [forms.nextWeekend, (_, today) => between(weekendOf(after(weekendOf(today)[1], 1)))],
  [forms.weekend, (_, today) => between(weekendOf(today))],
  [
    forms.week,
    (_, today) => ({ from: null, until: sure(after(today, (7 - new Date(today).getUTCDay()) % 7)) }),
  ],
  [forms.month, (_, today) => ({ from: null, until: sure(lastOfMonth(today)) })],
  [forms.today, (_, today) => between([today, today])],
  [forms.tomorrow, (_, today) => between([after(today, 1), after(today, 1)])],
];

/** `goal` in plain letters (plainLetters). A day without a year is the next one of that name. */
export function readDates(goal: string, today: string): GoalDates {
  let rest = goal;
  let [from, until]: [ReadDay | null, ReadDay | null] = [null, null];
  for (const [form, read] of readers) {
    const match = form.exec(rest);
    if (!match) continue;
    const window = read(match, today);
    if (!window.from && !window.until) continue;
    rest = `${rest.slice(0, match.index)} | ${rest.slice(match.index + match[0].length)}`;
    from ??= window.from;
    until ??= window.until;
  }
  const days = from && until ? inOrder(from, until, today) : { from, until };
  if (!days) return { from: null, until: null, isOver: false, isReversed: true, rest };
  const first = days.from?.day ?? null;
  const last = days.until?.day ?? null;
  const isOver = (last ?? first ?? today) < today;
  return { from: isOver ? null : first, until: isOver ? null : last, isOver, isReversed: false, rest };
}

const yearOf = ({ day }: ReadDay): number => Number(day.slice(0, 4));

/** The same day of another year; null where that year has none. */
function inYear({ day }: ReadDay, year: number): string | null {
  const [, monthNumber = 1, date = 1] = day.split('-').map(Number);
  return calendarDay(year, monthNumber, date);
}

/** "December 15 to January 10": from the last months of a year into the first ones of the next. */
const isAcrossNewYear = (from: ReadDay, until: ReadDay): boolean =>
  Number(from.day.slice(5, 7)) >= 9 && Number(until.day.slice(5, 7)) <= 4;

/**
 * A first and a last day in years that go together; null where the last one is before the first. A range that has begun
 * began this year.
 */
function inOrder(from: ReadDay, until: ReadDay, today: string): Window | null {
  const isNextYear = until.day.slice(5) < from.day.slice(5) && isAcrossNewYear(from, until);
  const over = isNextYear ? 1 : 0;
  const thisYear = Number(today.slice(0, 4));
  const starts = from.isYearSaid
    ? [yearOf(from)]
    : until.isYearSaid
      ? [yearOf(until) - over]
      : [0, 1, 2, 3, 4].map((years) => thisYear + years);
  for (const year of starts) {
    const first = inYear(from, year);
    const last = until.isYearSaid ? until.day : inYear(until, year + over);
    if (!first || !last) continue;
    if (last < first) return null;
    if (last >= today || from.isYearSaid || until.isYearSaid) return between([first, last]);
  }
  return null;
}

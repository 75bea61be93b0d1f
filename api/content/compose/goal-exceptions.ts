/** What a goal leaves out, in English and in Spanish: "but no faucets", "nada de ofertas", "under $250". */

const before = '(?<![\\p{L}\\p{N}$-])';
const after = '(?![\\p{L}\\p{N}])';

/** "Don't miss it", "not only", "no more than $250": nothing is negated by them. */
const harmless =
  '(?:only|just|solo|solamente|miss|forget|wait|worry|hesitate|later|less|fewer|more than|mas de|mas tarde|(?:se |te |lo )*(?:pierd|olvid|esper)\\p{L}*)';
const negator = `(?:nothing|no|not|never|without|neither|nor|\\p{L}+n[’']t|avoid|except|excluding|exclude|omit|skip|leave out|instead of|rather than|sin|nada|ningun[oa]?s?|ni|nunca|evit(?:e|ar|ando)|excepto|salvo|excluyendo|omit(?:a|ir)|en vez de|en lugar de)`;
/** Words between a negator and what it negates. */
const fillers =
  '(?:(?:about|from|with|on|of|for|mention|mencione|mencionar|show|showing|write|use|using|promise|include|including|incluye|incluir|talk|say|want|any|anything|a|an|the|our|it|is|be|se|nada|ningun[oa]?|hable|haya|de|del|sobre|con|que|una?|las?|los|el) ){0,8}';
/** Words with which something else begins. */
const ends =
  '(?:but|please|just|only|until|till|from|through|starting|during|with|for|this|next|because|so|then|also|instead|ending|pero|sino|por favor|solo|hasta|desde|durante|con|para|por|este|esta|porque|tambien|ademas|nothing|no|not|never|without|nor|sin|nada|ni|(?:and|y|e|plus) (?:an?|the|some|with|show|add|include|una?|el|la|los|las|con|muestre|agregue|incluya)|\\d+ ?%|\\$ ?\\d)';
const oneWord = `(?!${ends}${after})[\\p{L}\\p{N}'’&%$/-]+`;
const run = `${oneWord}(?: ${oneWord})*`;
const short = `${oneWord}(?: ${oneWord}){0,2}`;
const other = '(?:and|or|y|o|u)';

const negation = new RegExp(
  `${before}(?:please |por favor )?${negator} (?!${harmless}${after})${fillers}(?:(${short}(?:, ${short})+,? ${other} ${short}${after}|${run})|(?=${ends}${after}|$))`,
  'gu',
);

/** `goal` in plain letters, with a break in the place of each negation; `negated` is what each of them is of. */
export function takeNegated(goal: string): { rest: string; negated: string[] } {
  const negated: string[] = [];
  const rest = goal.replaceAll(negation, (_, of: string | undefined) => {
    if (of) negated.push(of);
    return ' | ';
  });
  return { rest, negated };
}

const number = '\\d+(?:[.,]\\d+)*k?(?![.,]?\\d)';
const money = `(?:(?:us)?[$€] ?${number}|(?:usd|eur) ${number}|${number} ?(?:[$€]|(?:dollars?|dolares|bucks|usd|euros?|eur)${after}))`;
const either = `(?:${money}|${number})`;
const priceWord = '(?:price[ds]?|pricing|costs?|costing|budget|precios?|cuest[ae]n?|presupuesto)';
const bound =
  '(?:under|below|beneath|less than|lower than|cheaper than|(?:no|not) (?:more|higher) than|up to|at most|max(?:imum)?|within|over|above|more than|at least|menos de|no mas de|mas de|hasta|maximo|como maximo|minimo|por debajo de|por encima de|debajo de|inferior(?:es)? a|superior(?:es)? a)';
const lead = `(?:(?:at|for|with|in|a|an|that|which|por|con|de|que|un) ){0,4}(?:${priceWord} )?(?:(?:of|at|de|is|are|from) ){0,2}`;
const isOff = '(?! ?(?:off|discount|savings|de descuento|de rebaja|menos|de ahorro))';
const isSaved = '(?<!(?:save|savings|ahorr[aeo]s?|descuentos?|discounts?)(?: of| de)? )';
const limits = new RegExp(
  [
    `${before}${isSaved}${lead}(?:between|entre|from|de|desde) ${either} ?(?:-|and|to|y|a|hasta) ?${money}${isOff}`,
    `${before}${isSaved}${lead}(?:between|entre|from|de|desde) ${money} ?(?:-|and|to|y|a|hasta) ?${either}${isOff}`,
    `${before}${isSaved}${lead}${bound}(?: (?:price|precio))?(?: (?:of|de|a|the|los|las))* ${money}${isOff}`,
    // Without a currency what follows says whether it is an amount: not in "under 100 inches".
    `${before}${isSaved}(?:${lead})(?:under|below|less than|menos de) \\d{3,5}(?= ?(?:[.,;|]|$))`,
    `(?<![\\p{L}\\p{N}])${money} (?:or|and|o|y) (?:less|under|below|more|up|menos|mas)${after}`,
    `${before}${priceWord} (?:of |de )?${money}${isOff}`,
  ].join('|'),
  'gu',
);

/** `goal` in plain letters, with a break in the place of each limit of a price. */
export function takeLimits(goal: string): { rest: string; hasLimit: boolean } {
  const rest = goal.replaceAll(limits, ' | ');
  return { rest, hasLimit: rest !== goal };
}

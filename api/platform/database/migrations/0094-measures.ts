/**
 * What products are found by: A what it is, C the rest of its name, with measures as one token each and with words that the English stop list dropped
 * ("trash can", "t-hinge"): docs/decisions/0095-measures-in-search.md. A token is "qq", the number and the code of its
 * unit: 1-1/8" is qq1d125in. api/catalog/search/measures.ts does the same to what is asked.
 */
import { type Kysely, sql } from 'kysely';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const units: Record<string, string> = {
  in: 'in inch inches pulg pulgada pulgadas',
  ft: 'ft foot feet pie pies',
  yard: 'yd yds yard yards',
  mm: 'mm millimeter millimeters',
  cm: 'cm centimeter centimeters',
  gallon: 'gal gals gallon gallons galon galones',
  quart: 'qt qts quart quarts',
  liter: 'liter liters litro litros',
  oz: 'oz ounce ounces onza onzas',
  lb: 'lb lbs pound pounds libra libras',
  kg: 'kg kgs',
  watt: 'w watt watts vatio vatios',
  kw: 'kw kilowatt kilowatts',
  volt: 'v vac vdc volt volts voltio voltios',
  amp: 'a amp amps ampere amperes amperio amperios',
  ah: 'ah',
  hp: 'hp horsepower',
  hz: 'hz hertz',
  kelvin: 'k kelvin',
  lumen: 'lm lumen lumens lúmenes lumenes',
  gaug: 'ga gauge gage awg calibre',
  psi: 'psi',
  gpm: 'gpm',
  gpf: 'gpf',
  cfm: 'cfm',
  rpm: 'rpm',
  btu: 'btu btus btuh',
  grit: 'grit grano',
  an: 'deg degree degrees ° grados',
  pack: 'pk pack packs',
  piec: 'pc pcs piece pieces pieza piezas',
};
const codes: Record<string, string> = { '"': 'in', "'": 'ft' };
for (const [code, words] of Object.entries(units)) for (const word of words.split(' ')) codes[word] = code;

const words = Object.keys(codes)
  .filter((word) => !['"', "'", '°'].includes(word))
  .join('|');
const amount = String.raw`([0-9]{1,3}(?:,[0-9]{3}){1,2}|[0-9]{1,6}(?:\.[0-9]{1,6}|(?:[ -]{1,2}[0-9]{1,2})?/[0-9]{1,3})?|\.[0-9]{1,6})`;
const unitOf = (words: string) => `("(?:[wdhl](?![a-z0-9]))?|'(?![a-z])|°|(?:${words})(?![a-z0-9]))`;
const side = (words: string) => `${amount}(?:[ -]{0,2}${unitOf(words)}\\.?)?`;
const first = side(words);
// Fewer units make it much faster, and "2 x 60 W" is no size.
const other = side(['in', 'ft', 'mm', 'cm'].map((code) => units[code]?.replaceAll(' ', '|')).join('|'));
const by = ' {0,2}(?:[wdhl] )?(?:x|by) {0,2}';
const measure = `(?<![a-z0-9./_-])${first}(?:${by}${other}(?:${by}${other})?)?(?:(?<=["'°])|(?![a-z0-9]|[./][0-9]))(?:-(?=[0-9]))?`;
/** Without groups: what is between measures. */
const split = measure.replaceAll(/(?<!\\)\((?!\?)/g, '(?:');
/**
 * Wherever a measure may stand: numbers, with "x" or "by" between them. It is read many times faster than `split`, which
 * then reads these few letters alone, with the two that follow (no measure goes on in them).
 */
const chunk = `[.]?[0-9][0-9.,/ "'°-]*`;
const word = '[a-zú]+';
const region = `(?<![a-z0-9./_-])${chunk}(?:(?:${word}[ .-]*){0,2}(?:x|by) {0,2}${chunk}){0,2}(?:${word}\\.?)?`;
/** One number with its unit, or with none and no more than words after it: most are so, and need no long pattern. */
const oneWithWord = `^${amount}([ -]{0,2})(${word})[.]?$`;
const oneAlone = `^${amount}(?:(")[.]?)?((?:[ ,.][^0-9"'°]*)?)$`;
const unitCode = (unit: string) => `(${literal(JSON.stringify(codes))}::jsonb ->> ${unit})`;
const dotted = String.raw`(?<![a-z0-9.])([a-z])\.([a-z])(?:\.([a-z]))?(?:\.([a-z]))?\.?(?![a-z0-9]|\.[a-z0-9])`;
const ending = `(?<=[a-z])'(?:s|t|d|m|re|ve|ll)(?![a-z0-9])`;

/** Words that only join others: nobody looks for a product by them. */
const silentWords =
  `a about am an and are as at be because been being but by could did do does doing don for from had has have
  having he her hers herself him himself his how i if in into is it its itself me my myself nor not of on onto or our ours
  ourselves she should so such than that the their theirs them themselves then there these they this those to too until very
  was we were what when where which while who whom why will with would you your yours yourself yourselves`.split(
    /\s+/,
  );
/** Their stems where these are other words. */
const silentStems = ['becaus', 'ourselv', 'themselv', 'veri', 'whi', 'yourselv'];

/** In a plpgsql body. */
const fractions = Object.entries({
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
}).reduce((text, [sign, spelled]) => `replace(${text}, '${sign}', ' ${spelled}')`, 'plain');

const number = '[0-9]+(?:d[0-9]+)?';
const places = '([0-9A-D,]+)';
const replacing = (pattern: string, by: string) =>
  `words := regexp_replace(words, ${literal(pattern)}, ${literal(by)}, 'g');`;
/** At the place of a token stand its parts too: of sides, the first two and each. */
const sides = [
  replacing(
    `'(~?)qq(${number})x(${number})x(${number})':${places}`,
    String.raw`\& '\1qq\2x\3':\5 '\1qq\4':\5`,
  ),
  replacing(`'(~?)qq(${number})x(${number})':${places}`, String.raw`\& '\1qq\2':\4 '\1qq\3':\4`),
].join('\n      ');
/** The number alone; a unit that is a word; a whole number is written as such. */
const alone = [
  replacing(`'(~?)qq(${number})([a-ce-wyz][a-z]*)':${places}`, String.raw`\& '\1qq\2':\4`),
  replacing(`'(~?)qq(${number})([a-ce-wyz][a-z]{2,})':${places}`, String.raw`\& '\1\3':\4`),
  replacing("'(~?)qq([0-9]+)':", String.raw`'\1\2':`),
].join('\n    ');

const statements = [
  // Null: no fraction that a rule has ("12/2" is a cable).
  `create function shop_number(written text) returns text language plpgsql immutable strict parallel safe as $$
  declare
    parts text[];
    over int;
    under int;
    whole text;
    fraction text := '';
    thousandths int;
  begin
    if position('/' in written) > 0 then
      parts := regexp_split_to_array(written, '[ /-]+');
      under := parts[cardinality(parts)]::int;
      over := parts[cardinality(parts) - 1]::int;
      if over >= under or under > 64 then return null; end if;
      thousandths := (2000 * over + under) / (2 * under);
      if cardinality(parts) = 3 then thousandths := thousandths + parts[1]::int * 1000; end if;
    else
      written := replace(written, ',', '');
      whole := split_part(written, '.', 1);
      fraction := split_part(written, '.', 2);
      if length(fraction) > 3 and not (ltrim(whole, '0') = '' and left(fraction, 2) = '00') then
        thousandths := coalesce(nullif(whole, ''), '0')::int * 1000 + left(fraction, 3)::int
          + case when substr(fraction, 4, 1) >= '5' then 1 else 0 end;
      end if;
    end if;
    if thousandths is not null then
      whole := (thousandths / 1000)::text;
      fraction := lpad((thousandths % 1000)::text, 3, '0');
    end if;
    fraction := rtrim(fraction, '0');
    whole := coalesce(nullif(ltrim(whole, '0'), ''), '0');
    return case when fraction = '' then whole else whole || 'd' || fraction end;
  end $$`,
  `create function shop_text(text text) returns text language plpgsql immutable strict parallel safe cost 1000 as $$
  declare
    plain text := text;
    regions text[];
    region text;
    tail text;
    rest text[];
    parts text[];
    numbers text[];
    whole text;
    part text;
    unit text;
    token text;
    read text;
  begin
    if plain ~ '[½¼¾⅛⅜⅝⅞⅓⅔]' then plain := ${fractions}; end if;
    plain := lower(plain collate "C");
    if plain ~ '[”“″’‘′×⁄‐‑–—−\u00A0]' then
      plain := translate(plain, '”“″’‘′×⁄‐‑–—−' || chr(160), '"""''''''x/----- ');
    end if;
    plain := replace(plain, '''''', '"');
    if plain ~ '[a-z][.][a-z]' then
      plain := regexp_replace(plain, ${literal(dotted)}, '\\1\\2\\3\\4', 'g');
    end if;
    if plain ~ '[a-z]''[a-z]' then plain := regexp_replace(plain, ${literal(ending)}, '', 'g'); end if;
    if plain !~ '[0-9]' then return plain; end if;
    regions := string_to_array(regexp_replace(plain, ${literal(region)}, chr(1) || '\\&' || chr(2), 'g'), chr(1));
    read := regions[1];
    for nth in 2 .. cardinality(regions) loop
      region := split_part(regions[nth], chr(2), 1);
      tail := split_part(regions[nth], chr(2), 2);
      if region !~ '[^0-9 -]' then
        read := read || region || tail;
        continue;
      end if;
      if tail !~ '^[a-z0-9./-]' then
        parts := regexp_match(region, ${literal(oneWithWord)});
        unit := ${unitCode('parts[3]')};
        if parts is null then
          parts := regexp_match(region, ${literal(oneAlone)});
          unit := case when parts[2] = '"' then 'in' end;
        elsif unit is not null then parts[3] := '';
        elsif parts[2] = '' or position('ú' in parts[3]) > 0 then parts := null;
        else parts[3] := substr(region, length(parts[1]) + 1);
        end if;
        if parts is not null then
          token := shop_number(parts[1]);
          if unit is not null or position('d' in token) > 0 then token := 'qq' || token || coalesce(unit, '');
          elsif parts[1] !~ '[^0-9-]' then token := null;
          end if;
          read := read || coalesce(' ' || token || ' ' || parts[3], region) || tail;
          continue;
        end if;
      end if;
      -- Where measures begin and end: a pattern without groups is read many times faster.
      rest := string_to_array(
        regexp_replace(region || left(tail, 2), ${literal(split)}, chr(1) || '\\&' || chr(2), 'g'), chr(1));
      read := read || rest[1];
      for at in 2 .. cardinality(rest) loop
        whole := split_part(rest[at], chr(2), 1);
        token := null;
        if whole ~ '[^0-9-]' then
          parts := regexp_split_to_array(whole, ' *(?:[wdhl] )?(?:x|by) *');
          numbers := '{}';
          foreach part in array parts loop
            numbers := numbers || shop_number(substring(part from '^[0-9., /-]*[0-9]'));
          end loop;
          if array_position(numbers, null) is null then
            unit := rtrim(ltrim(substring(whole from '^[0-9., /-]*[0-9](.*)$'), ' -'), '.-');
            if cardinality(parts) > 1 then token := 'qq' || array_to_string(numbers, 'x');
            elsif unit <> '' then
              token := 'qq' || numbers[1] || ${unitCode(`case when left(unit, 1) = '"' then '"' else unit end`)};
            elsif position('d' in numbers[1]) > 0 then token := 'qq' || numbers[1];
            else token := numbers[1];
            end if;
          end if;
        end if;
        read := read || coalesce(' ' || token || ' ', whole) || split_part(rest[at], chr(2), 2);
      end loop;
      read := read || substr(tail, 3);
    end loop;
    return read;
  end $$`,
  'create text search dictionary shop_stem (template = snowball, language = english)',
  `alter text search configuration shop
    alter mapping for asciiword, asciihword, hword_asciipart with shop_stem`,
  'alter text search configuration shop alter mapping for word, hword, hword_part with unaccent, shop_stem',
  // The words of a text in their places: what is found by, what is asked, names and synonyms all go through it.
  `create function shop_words(text text) returns tsvector language plpgsql immutable strict parallel safe cost 1000
  set search_path from current as $$
  begin
    return ts_delete(to_tsvector('shop', shop_text(text)), ${literal(`{${[...silentWords, ...silentStems].join(',')}}`)}::text[]);
  end $$`,
  // The same as a tsquery: side by side, or all of them anywhere.
  `create function shop_query(text text, side_by_side boolean default true) returns text
  language plpgsql immutable strict parallel safe cost 1000 set search_path from current as $$
  declare
    joined text := '';
    before int;
    word record;
  begin
    for word in select lexeme, place from unnest(shop_words(text)), unnest(positions) as place order by place loop
      joined := joined || case when before is null then '' when side_by_side then ' <' || word.place - before || '> '
        else ' & ' end || '''' || replace(replace(word.lexeme, '\\', '\\\\'), '''', '''''') || '''';
      before := word.place;
    end loop;
    return joined::tsquery::text;
  end $$`,
  // What somebody types in the admin's lists, with the signs that websearch_to_tsquery reads: "-2511" would be what is
  // not wanted, if "as" were taken from "as-2511".
  `create function shop_websearch(text text) returns tsquery
  language plpgsql stable strict parallel safe set search_path from current as $$
  begin
    return websearch_to_tsquery('shop', regexp_replace(shop_text(text),
      '(?<![a-z0-9-])(?:${silentWords.filter((word) => word !== 'or').join('|')})(?![a-z0-9-])', ' ', 'g'));
  end $$`,
  // What a product is stands before "for", "with", a comma or a dash; what comes after says what it fits or how it is.
  `create function name_main(name text) returns text language plpgsql immutable strict parallel safe as $$
  begin
    return coalesce(nullif(regexp_replace(name,
      '(,\\s|\\s[-–—]\\s|\\s\\(|\\s(for|with|without|w/|fits)\\s).*$', '', 'i'), ''), name);
  end $$`,
  `create function product_search(name text, search_text text, description text, search_es tsvector) returns tsvector
  language plpgsql immutable parallel safe cost 5000 set search_path from current as $$
  declare
    main text := name_main(name);
    words text := setweight(shop_words(main), 'A') || setweight(shop_words(substr(name, length(main) + 1)), 'C')
      || setweight(shop_words(search_text), 'B') || setweight(shop_words(description), 'D') || coalesce(search_es, '');
  begin
    if position('''qq' in words) = 0 and position('''~qq' in words) = 0 then return words::tsvector; end if;
    if words ~ 'qq[0-9d]+x' then
      ${sides}
    end if;
    ${alone}
    return words::tsvector;
  end $$`,
  'alter table product drop column search',
  // As updateSpanishWords of api/catalog/storage/translations.ts writes it.
  `update product p set search_es = spanish_lexemes((
      setweight(to_tsvector('spanish', spanish_text(shop_text(coalesce(t.name, '')))), 'A')
      || setweight(to_tsvector('spanish', spanish_text(shop_text(coalesce(t.description, t.body, '')))), 'D'))::text)::tsvector
    from (select id, max(target) filter (where field = 'name') as name,
        max(target) filter (where field = 'description') as description,
        regexp_replace(max(target) filter (where field = 'body_html'), '<[^>]*>', ' ', 'g') as body
      from translation where kind = 'product' and language = 'es' and field in ('name', 'description', 'body_html')
      group by id) as t
    where p.id = t.id`,
  `alter table product add column search tsvector
    generated always as (product_search(name, search_text, description, search_es)) stored`,
  'create index product_search on product using gin (search)',
  'alter table synonym drop column said',
  'alter table synonym add column said text not null generated always as (shop_query(term)) stored',
  'create index synonym_said on synonym (said)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What the columns hold: a PostgreSQL int. */
const mostCents = 2_147_483_647;

/** Digits in thousands by `mark`, or without any. */
const grouped = (digits: string, mark: string): boolean =>
  !digits.includes(mark) || new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`).test(digits);

/**
 * A price as people write it, in cents: "1,234.50", "$ 12", "1.234,50 €", "1 234,5", "USD 12.00". Null for anything else:
 * no number, less than nothing, fractions of a cent, more than $21,474,836.47. "1,234" is a thousand and more, "12.345"
 * is null, because it may be either.
 */
export function centsOf(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^(?:[$€£]|USD|EUR|GBP)\s*|\s*(?:[$€£]|USD|EUR|GBP)$/gi, '')
    .replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3})/g, '');
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const mark = last < 0 ? '' : (bare[last] ?? '');
  const tail = last < 0 ? '' : bare.slice(last + 1);
  // The only kind of mark there is, and three digits after it: commas are thousands, a point may be either.
  const isThousands = mark === ',' && tail.length === 3 && !bare.includes('.') && grouped(bare, ',');
  const isRepeated = mark !== '' && bare.indexOf(mark) !== last;
  const hasCents = mark !== '' && !isThousands && !isRepeated;
  const whole = hasCents ? bare.slice(0, last) : bare;
  const cents = (hasCents ? tail : '').replace(/(?<=^\d{2})0+$/, '');
  const other = hasCents ? (mark === ',' ? '.' : ',') : mark;
  if (cents.length > 2 || (other && !grouped(whole, other)) || (hasCents && whole.includes(mark)))
    return null;
  const digits = other ? whole.replaceAll(other, '') : whole;
  const value = Number(digits || '0') * 100 + Number(cents.padEnd(2, '0'));
  return Number.isSafeInteger(value) && value <= mostCents ? value : null;
}

/** A whole number as typed, with or without commas by thousands; anything else comes back as it is, to be refused. */
export function wholeNumber(text: string): number | string {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?(\d{1,9}|\d{1,3}(,\d{3})+)$/.test(plain) ? Number(plain.replaceAll(',', '')) : text;
}

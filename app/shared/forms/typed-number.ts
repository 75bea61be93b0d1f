/** A number as people type it: "1,234.50", "$5", "12.5%", "-4", "1." on its way to 1.5. */
const written = /^[-+\u2212]?\$?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?%?$/;

/**
 * What was typed as a number, or the text itself where it is none, so that the schema refuses it and nothing is changed
 * in silence: "1,5" is not 1.5 nor 15, "1e5" and "0x10" are no amounts.
 */
export function typedNumber(text: string): number | string {
  const plain = text.trim();
  if (!written.test(plain) || !/\d/.test(plain)) return text;
  return Number(plain.replaceAll(/[$,%+]/g, '').replace('\u2212', '-'));
}

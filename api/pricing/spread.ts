/** A sum shared out over lines by largest remainder: the shares are whole cents and add up to the sum. Pure. */

/** `key` decides between equal remainders, so that the order of the lines does not matter. */
export type Weighed = { key: string; cents: number };

/** By the lines' places. Nobody gets more than its own cents; `cents` above their sum is that sum. */
export function spreadCents(cents: number, lines: readonly Weighed[]): number[] {
  const whole = lines.reduce((sum, line) => sum + line.cents, 0);
  const given = Math.min(Math.max(0, cents), whole);
  if (given === 0) return lines.map(() => 0);
  // A cart's sum times a sum may pass 2^53.
  const shares = lines.map((line, index) => {
    const product = BigInt(given) * BigInt(line.cents);
    const cut = Number(product / BigInt(whole));
    return { index, key: line.key, cents: cut, remainder: product % BigInt(whole) };
  });
  const left = given - shares.reduce((sum, share) => sum + share.cents, 0);
  const first = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? (a.key < b.key ? -1 : 1) : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of first.slice(0, left)) share.cents += 1;
  return shares.map((share) => share.cents);
}

/** A sum shared out over lines by largest remainder: the shares are whole cents and add up to the sum. Pure. */

/** `key` decides between equal remainders, so that the order of the lines does not matter. */
export type Weighed = { key: string; cents: number };

/** By the lines' places. Nobody gets more than its own cents; `cents` above their sum is that sum. */
export function spreadCents(cents: number, lines: readonly Weighed[]): number[] {
  const whole = lines.reduce((sum, line) => sum + line.cents, 0);
  return shares(Math.min(Math.max(0, cents), whole), lines);
}

/** `cents` over lines by what they weigh, in whole units; evenly where nothing weighs anything. */
export function spreadByWeight(cents: number, lines: readonly { key: string; weight: number }[]): number[] {
  const isWeighed = lines.some(({ weight }) => weight > 0);
  return shares(
    Math.max(0, cents),
    lines.map(({ key, weight }) => ({ key, cents: isWeighed ? weight : 1 })),
  );
}

function shares(given: number, lines: readonly Weighed[]): number[] {
  const whole = lines.reduce((sum, line) => sum + line.cents, 0);
  if (given === 0 || whole === 0) return lines.map(() => 0);
  // A cart's sum times a sum may pass 2^53.
  const cut = lines.map((line, index) => {
    const product = BigInt(given) * BigInt(line.cents);
    return {
      index,
      key: line.key,
      cents: Number(product / BigInt(whole)),
      remainder: product % BigInt(whole),
    };
  });
  const left = given - cut.reduce((sum, share) => sum + share.cents, 0);
  const first = [...cut].sort((a, b) =>
    a.remainder === b.remainder ? (a.key < b.key ? -1 : 1) : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of first.slice(0, left)) share.cents += 1;
  return cut.map((share) => share.cents);
}

/** Shares of a price: 10,000 basis points are the whole. Pure, integer cents, half a cent up. */
const whole = 10_000;

/** Exact for every sum: no product in it passes 2^53. */
export const shareOf = (cents: number, bps: number): number =>
  Math.floor(cents / whole) * bps + Math.floor(((cents % whole) * bps + whole / 2) / whole);

/** `offBps` less than some cents. */
export const lessShare = (cents: number, offBps: number): number => shareOf(cents, whole - offBps);

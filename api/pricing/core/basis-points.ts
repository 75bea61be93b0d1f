/** Shares of a price: 10,000 basis points, or a million parts of a tax, are the whole. Pure, integer cents, half a cent up. */
const whole = 10_000;
const million = 1_000_000;

/** Exact for every sum: no product in it passes 2^53. */
export const shareOf = (cents: number, bps: number): number =>
  Math.floor(cents / whole) * bps + Math.floor(((cents % whole) * bps + whole / 2) / whole);

/** `offBps` less than some cents. */
export const lessShare = (cents: number, offBps: number): number => shareOf(cents, whole - offBps);

/** How many basis points `less` is below `cents`; 0 of what is free. */
export const offBetween = (cents: number, less: number): number =>
  cents === 0 ? 0 : Math.round((1 - less / cents) * whole);

/** A tax of so many parts in a million (8.875 % is 88,750): exact for every sum below 10^12 cents. */
export const taxOf = (cents: number, ppm: number): number =>
  Math.floor(cents / million) * ppm + Math.floor(((cents % million) * ppm + million / 2) / million);

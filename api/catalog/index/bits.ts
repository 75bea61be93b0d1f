/** Sets of small numbers as bits. */

export const noBits = (size: number) => new Uint32Array((size + 31) >> 5);

export const setBit = (bits: Uint32Array, at: number): void => {
  bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31));
};

export const clearBit = (bits: Uint32Array, at: number): void => {
  bits[at >> 5] = (bits[at >> 5] as number) & ~(1 << (at & 31));
};

export function keepBits(bits: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & (others[at] as number);
}

export function addBits(bits: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) | (others[at] as number);
}

/** How many of 32 bits are set. */
export function countBits(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

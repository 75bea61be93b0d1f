/** How heavy a page is, as its server and the editor tell each other. */

/** What a shopper looks with. */
export type Screen = { width: number; dots: number };

/** A phone as most carry one, and a common desktop. */
export const screens = { phone: { width: 390, dots: 3 }, desktop: { width: 1440, dots: 1 } } as const;

/** Bytes. */
type Weight = Record<keyof typeof screens, number>;
export type BlockWeight = Weight & { slot: string };
export type PageWeight = Weight & { blocks: BlockWeight[] };

/** Bytes on a phone: three to four seconds of a slow mobile line (4 Mbit/s). */
export const heavyPage = 1_500_000;

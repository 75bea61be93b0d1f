/** Something that happened `days` days before the first start. */
export type Moment = { days: number; run: () => Promise<unknown> };

export const dayMs = 86_400_000;

/** The audiences for browsers: the schema's own list comes with zod. */
import type { Audience } from '#schemas/domain/content/page.ts';

export type { Audience };
export const audiences = ['guest', 'customer', 'company'] as const satisfies readonly Audience[];

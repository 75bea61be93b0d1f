import type { RichEmbed } from '#schemas/fields/rich-text.ts';

/** What stands between texts, for the shop: the schemas themselves stay out of its pages. */
export const embedTypes: readonly RichEmbed['type'][] = ['photo', 'gallery', 'video', 'products'];

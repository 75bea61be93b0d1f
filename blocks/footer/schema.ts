import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, boolean, link, object, text } from '#schemas/fields/fields.ts';

const links = (label: string, max: number) =>
  array({
    label,
    max,
    of: object({
      label: 'Link',
      of: { label: text({ label: 'Label', max: 60 }), href: link({ label: 'Leads to' }) },
    }),
  });

/**
 * SPEC 1, footer: the four page links, social links, employee login and copyright are the shop's own and always
 * there; the columns are the dealer's.
 */
export const block = defineBlock({
  type: 'footer',
  version: 1,
  label: 'Footer',
  category: 'navigation',
  limits: { perPage: 1 },
  schema: object({
    label: 'Footer',
    of: {
      text: text({ label: 'A line about the house', max: 240, optional: true }).default(''),
      columns: array({
        label: 'Columns',
        max: 4,
        of: object({
          label: 'Column',
          of: { title: text({ label: 'Title', max: 40 }), links: links('Links', 10) },
        }),
      }).default([]),
      social: links('Social links', 6).default([]),
      showrooms: boolean({ label: 'Show the showrooms’ addresses' }).default(true),
    },
  }),
});

import * as m from '#messages';
import { defineBlock, type Label } from '#schemas/fields/define-block.ts';
import { array, boolean, link, object, text } from '#schemas/fields/fields.ts';

const links = (label: Label, max: number, more: { fromCatalog?: true } = {}) =>
  array({
    label,
    max,
    ...more,
    of: object({
      label: m.block_field_link,
      of: { label: text({ label: m.block_field_label, max: 60 }), href: link({ label: m.block_field_link }) },
    }),
  });

/**
 * The four page links, social links, employee login and copyright are the shop's own and always
 * there; the columns are the dealer's.
 */
export const block = defineBlock({
  type: 'footer',
  version: 2,
  label: m.block_footer_label,
  presets: { company: m.block_footer_preset_company },
  category: 'navigation',
  limits: { perPage: 1 },
  schema: object({
    label: m.block_footer_label,
    of: {
      text: text({ label: m.block_footer_text, max: 240, optional: true }).default(''),
      columns: array({
        label: m.block_field_columns,
        max: 4,
        of: object({
          label: m.block_field_column,
          of: {
            title: text({ label: m.block_field_title, max: 40 }),
            links: links(m.block_field_links, 10, { fromCatalog: true }),
          },
        }),
      }).default([]),
      social: links(m.block_footer_social, 6).default([]),
      newsletter: boolean({ label: m.block_footer_newsletter }).default(true),
      showrooms: boolean({ label: m.block_footer_showrooms }).default(true),
    },
  }),
});

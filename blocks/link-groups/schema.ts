import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, link, object, style, text } from '#schemas/fields/fields.ts';
import { tradeIcon } from '#schemas/fields/trade-icon.ts';

/** Topics side by side, each with the links that lead on: the front of a help center. */
export const block = defineBlock({
  type: 'link-groups',
  version: 1,
  label: m.block_link_groups_label,
  presets: { topics: m.block_link_groups_preset_topics },
  category: 'content',
  schema: object({
    label: m.block_link_groups_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title, max: 90, optional: true }).default(''),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      groups: array({
        label: m.block_link_groups_groups,
        min: 1,
        max: 12,
        of: object({
          label: m.block_link_groups_group,
          of: {
            heading: text({ label: m.block_field_title, max: 80 }),
            text: text({ label: m.block_field_text, max: 300, multiline: true, optional: true }).default(''),
            icon: tradeIcon().optional(),
            links: array({
              label: m.block_field_links,
              max: 6,
              fromCatalog: true,
              of: object({
                label: m.block_field_link,
                of: {
                  label: text({ label: m.block_field_label, max: 60 }),
                  href: link({ label: m.block_field_link }),
                },
              }),
            }).default([]),
          },
        }),
      }),
    },
  }),
});

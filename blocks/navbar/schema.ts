import { z } from 'zod';
import * as m from '#messages';
import { problemKey } from '#schemas/domain/platform/reasons.ts';
import { defineBlock, type Label } from '#schemas/fields/define-block.ts';
import {
  alignmentLabels,
  array,
  bareImage,
  boolean,
  colorTokens,
  type FieldMeta,
  key,
  link,
  number,
  object,
  select,
  spaceLabels,
  text,
} from '#schemas/fields/fields.ts';

export const navbarTypes = ['designer', 'dealer', 'image'] as const;
const typeMeta: FieldMeta = {
  field: 'select',
  label: m.block_navbar_type,
  optionLabels: {
    designer: m.block_navbar_type_designer,
    dealer: m.block_navbar_type_dealer,
    image: m.block_navbar_type_image,
  },
};

const queryMeta: FieldMeta = {
  field: 'text',
  label: m.block_navbar_query,
  help: m.block_navbar_query_help,
  format: 'query',
  translated: false,
};

const item = object({
  label: m.block_navbar_item,
  of: {
    id: key(),
    label: text({ label: m.block_field_label, max: 60 }),
    href: link({ label: m.block_field_link }),
  },
});

/**
 * The navigation bar, its links and its config (docs/product.md#navigation, #entities). The config's `id` and
 * `componentType` are the stored block's own id and type.
 */
export const block = defineBlock({
  type: 'navbar',
  version: 2,
  label: m.block_navbar_label,
  presets: { dealer: m.block_navbar_preset_dealer },
  category: 'navigation',
  limits: { perPage: 1 },
  schema: object({
    label: m.block_navbar_label,
    of: {
      /** Missing is dealer; a value that nobody knows is kept and renders nothing (docs/product.md#navigation). */
      type: z
        .union([z.enum(navbarTypes), z.string().max(60)])
        .default('dealer')
        .meta(typeMeta),
      links: array({
        label: m.block_field_links,
        max: 12,
        fromCatalog: true,
        of: object({
          label: m.block_field_link,
          of: {
            id: key(),
            label: text({ label: m.block_field_label, max: 40 }),
            type: select({
              label: m.block_navbar_link_type,
              options: {
                category: m.field_kind_category,
                vendor: m.field_kind_vendor,
                tag: m.field_kind_tag,
                product: m.field_kind_product,
                collection: m.field_kind_collection,
                page: m.field_kind_page,
              },
            }),
            href: link({ label: m.block_field_link }),
            query: text({ label: m.block_navbar_query, max: 300, optional: true })
              .meta(queryMeta)
              .default(''),
            dropdown: boolean({ label: m.block_navbar_dropdown }).default(false),
            items: array({ label: m.block_navbar_items, max: 30, of: item, fromCatalog: true }).default([]),
          },
        }),
      }),
      data: object({
        label: m.block_field_style,
        of: {
          logo: object({
            label: m.block_navbar_logo,
            of: {
              image: bareImage({ label: m.block_navbar_logo_image }).optional(),
              /** A file of the shop's, as logos were named before they were chosen from the library. */
              url: z
                .string()
                .regex(/^\/(?!\/)[\w./-]+$/, problemKey('logo_address_invalid'))
                .optional()
                .meta({
                  field: 'text',
                  label: m.block_navbar_logo_file,
                  help: m.block_navbar_logo_help,
                  translated: false,
                  replacedBy: 'image',
                } satisfies FieldMeta),
              alt: text({
                label: m.block_navbar_logo_alt,
                max: 120,
                help: m.block_navbar_logo_alt_help,
              }).optional(),
              style: object({
                label: m.block_field_size,
                of: {
                  height: number({ label: m.block_field_height, min: 24, max: 120, unit: 'px' }).default(64),
                },
              }).prefault({}),
            },
          }).prefault({}),
          style: object({
            label: m.block_navbar_bar,
            of: {
              backgroundColor: color(m.field_color_background).optional(),
              borderColor: color(m.field_color_border).optional(),
              padding: select({ label: m.field_style_padding, options: spaceLabels }).default('small'),
              width: select({
                label: m.block_field_width,
                options: { page: m.block_option_page_width, full: m.block_option_full_width },
              }).default('page'),
            },
          }).prefault({}),
          navigation: object({
            label: m.block_field_links,
            of: {
              alignment: select({ label: m.block_field_alignment, options: alignmentLabels }).default(
                'center',
              ),
              fontSize: number({ label: m.block_navbar_font_size, min: 12, max: 24, unit: 'px' }).default(16),
            },
          }).prefault({}),
          showLabel: boolean({ label: m.block_navbar_tagline }).default(true),
        },
      }).prefault({}),
    },
  }),
});

function color(label: Label) {
  const expected = problemKey('color_invalid');
  return z
    .union([z.enum(colorTokens), z.string().regex(/^#[0-9a-f]{6}$/i, expected)], expected)
    .meta({ field: 'style', label } satisfies FieldMeta);
}

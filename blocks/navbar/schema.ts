import { z } from 'zod';
import { defineBlock } from '#schemas/fields/define-block.ts';
import {
  alignments,
  array,
  boolean,
  colorTokens,
  type FieldMeta,
  link,
  number,
  object,
  select,
  spaces,
  text,
} from '#schemas/fields/fields.ts';

export const navbarTypes = ['designer', 'dealer', 'image'] as const;
const typeMeta: FieldMeta = { field: 'select', label: 'Layout' };

const item = object({
  label: 'Entry',
  of: {
    id: text({ label: 'Id', max: 60 }),
    label: text({ label: 'Label', max: 60 }),
    href: link({ label: 'Leads to' }),
  },
});

/**
 * SPEC 2, Navigation bar; SPEC 3, Navigation link and Navigation config. The config's `id` and `componentType` are
 * the stored block's own id and type.
 */
export const block = defineBlock({
  type: 'navbar',
  version: 1,
  label: 'Navigation bar',
  category: 'navigation',
  limits: { perPage: 1 },
  schema: object({
    label: 'Navigation bar',
    of: {
      /** Missing is dealer; a value that nobody knows is kept and renders nothing (RESOLUTIONS 16). */
      type: z
        .union([z.enum(navbarTypes), z.string().max(60)])
        .default('dealer')
        .meta(typeMeta),
      links: array({
        label: 'Links',
        max: 12,
        of: object({
          label: 'Link',
          of: {
            id: text({ label: 'Id', max: 60 }),
            label: text({ label: 'Label', max: 40 }),
            type: select({
              label: 'Kind',
              options: ['category', 'vendor', 'tag', 'product', 'collection', 'page'],
            }),
            href: link({ label: 'Leads to' }),
            query: text({
              label: 'Query',
              max: 300,
              optional: true,
              help: 'Fills the dropdown, such as parents=cat-bathroom.',
            }).default(''),
            dropdown: boolean({ label: 'Dropdown' }).default(false),
            items: array({ label: 'Fixed entries', max: 30, of: item }).default([]),
          },
        }),
      }),
      data: object({
        label: 'Look',
        of: {
          logo: object({
            label: 'Logo',
            of: {
              url: z
                .string()
                .regex(/^\/(?!\/)[\w./-]+$/, 'expected a file such as /media/logo.svg')
                .optional()
                .meta({
                  field: 'text',
                  label: 'File',
                  help: 'The house’s name is set in type when empty.',
                } satisfies FieldMeta),
              alt: text({ label: 'What it says', max: 120 }).optional(),
              style: object({
                label: 'Size',
                of: { height: number({ label: 'Height', min: 24, max: 120, unit: 'px' }).default(64) },
              }).prefault({}),
            },
          }).prefault({}),
          style: object({
            label: 'Bar',
            of: {
              backgroundColor: color('Background').optional(),
              borderColor: color('Border').optional(),
              padding: select({ label: 'Padding', options: spaces }).default('small'),
              width: select({ label: 'Width', options: ['page', 'full'] }).default('page'),
            },
          }).prefault({}),
          navigation: object({
            label: 'Links',
            of: {
              alignment: select({ label: 'Alignment', options: alignments }).default('center'),
              fontSize: number({ label: 'Font size', min: 12, max: 24, unit: 'px' }).default(16),
            },
          }).prefault({}),
          showLabel: boolean({ label: 'Show the house’s line beside the logo' }).default(true),
        },
      }).prefault({}),
    },
  }),
});

function color(label: string) {
  const expected = `expected one of ${colorTokens.join(', ')} or a colour such as #1d5c50`;
  return z
    .union([z.enum(colorTokens), z.string().regex(/^#[0-9a-f]{6}$/i, expected)], expected)
    .meta({ field: 'style', label } satisfies FieldMeta);
}

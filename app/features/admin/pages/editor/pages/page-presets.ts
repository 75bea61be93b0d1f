/** What a new page can begin as. Their blocks are the blocks' own presets, by name. */
import * as m from '#messages';
import { type DraftDocument, fixedPages } from '#schemas/domain/content/editor.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import { blockFromPreset } from '../blocks/block-presets.ts';

export type PagePreset = {
  id: string;
  label: () => string;
  text: () => string;
  /** What the form begins with. */
  title: () => string;
  slug: string;
  audience: Audience;
  /** Types, each with the number of its preset. */
  blocks: readonly (readonly [type: string, preset: number])[];
};

export const pagePresets: readonly PagePreset[] = [
  {
    id: 'home-guest',
    label: m.editor_preset_home_guest,
    text: m.editor_preset_home_guest_text,
    title: m.editor_preset_home_title,
    slug: 'home',
    audience: 'guest',
    blocks: [
      ['hero', 0],
      ['category-sections', 0],
      ['product-carousel', 0],
      ['collection-masonry', 0],
      ['vendor-strip', 0],
      ['portfolio-gallery', 0],
      ['testimonials', 0],
      ['faq', 0],
      ['promotional-popup', 1],
      ['contact-popup', 0],
    ],
  },
  {
    id: 'home-customer',
    label: m.editor_preset_home_customer,
    text: m.editor_preset_home_customer_text,
    title: m.editor_preset_home_title,
    slug: 'home',
    audience: 'customer',
    blocks: [
      ['banner', 0],
      ['favorites-carousel', 0],
      ['category-carousel', 0],
      ['product-carousel', 1],
    ],
  },
  {
    id: 'content',
    label: m.editor_preset_content,
    text: m.editor_preset_content_text,
    title: m.editor_preset_content_title,
    slug: 'new-page',
    audience: 'guest',
    blocks: [
      ['rich-text', 0],
      ['image-with-text', 0],
      ['faq', 0],
    ],
  },
  {
    id: 'landing',
    label: m.editor_preset_landing,
    text: m.editor_preset_landing_text,
    title: m.editor_preset_landing_title,
    slug: 'landing',
    audience: 'guest',
    blocks: [
      ['hero', 1],
      ['image-with-text', 0],
      ['columns', 0],
      ['product-carousel', 0],
      ['testimonials', 0],
      ['banner', 0],
      ['contact-popup', 0],
    ],
  },
  {
    id: 'navigation',
    label: m.editor_preset_navigation,
    text: m.editor_preset_navigation_text,
    title: m.editor_preset_navigation,
    slug: 'navigation',
    audience: 'guest',
    blocks: [['navbar', 0]],
  },
  {
    id: 'footer',
    label: m.editor_preset_footer,
    text: m.editor_preset_footer_text,
    title: m.editor_preset_footer,
    slug: 'footer',
    audience: 'guest',
    blocks: [['footer', 0]],
  },
  {
    id: 'blank',
    label: m.editor_preset_blank,
    text: m.editor_preset_blank_text,
    title: m.editor_preset_content_title,
    slug: 'new-page',
    audience: 'guest',
    blocks: [],
  },
];

/** Those that make another page than the shop's own: of these there is one each. */
export const freePresets = (
  pages: readonly { slug: string; audience: string; published_at: string | null }[],
): readonly PagePreset[] =>
  pagePresets.filter(
    ({ slug, audience }) =>
      !isOnce(slug) ||
      !pages.some((page) => page.slug === slug && page.audience === audience && page.published_at !== null),
  );

const isOnce = (slug: string) => fixedPages.some((fixed) => fixed === slug);

export function documentFromPreset(
  preset: PagePreset,
  { title, slug, audience }: { title: string; slug: string; audience: Audience },
): DraftDocument {
  return {
    slug,
    audience,
    title,
    description: '',
    blocks: preset.blocks.flatMap(([type, index]) => blockFromPreset(type, index) ?? []),
  };
}

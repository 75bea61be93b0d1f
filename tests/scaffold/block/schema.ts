/** The schema that the test writes into its new block: all twelve kinds of field, in a list of objects. */
import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import {
  array,
  boolean,
  button,
  id,
  image,
  link,
  number,
  object,
  select,
  style,
  text,
  video,
} from '#schemas/fields/fields.ts';

const chapter = object({
  label: m.block_everything_chapter,
  of: {
    headline: text({ label: m.block_everything_headline }),
    more: link({ label: m.block_everything_more }),
    action: button({ label: m.block_everything_action }),
    tone: select({
      label: m.block_everything_tone,
      options: {
        calm: m.block_everything_calm,
        warm: m.block_everything_warm,
        loud: m.block_everything_loud,
      },
    }),
    notes: array({
      label: m.block_everything_notes,
      max: 4,
      of: object({
        label: m.block_everything_note,
        of: { words: text({ label: m.block_everything_note_words }) },
      }),
    }),
    maker: object({
      label: m.block_everything_maker,
      of: {
        name: text({ label: m.block_everything_maker_name }),
        since: number({ label: m.block_everything_since, max: 2100 }),
      },
    }),
    film: video({ label: m.block_everything_film }),
    photo: image({ label: m.block_everything_photo }),
    dress: style({ label: m.block_everything_dress }),
    width: number({ label: m.block_everything_width, unit: 'in', max: 400 }),
    framed: boolean({ label: m.block_everything_framed }),
    series: id({ label: m.block_everything_series, entity: 'collection' }),
  },
});

export const block = defineBlock({
  type: 'everything',
  version: 1,
  label: m.block_everything_label,
  presets: { whole: m.block_everything_preset_whole },
  category: 'content',
  schema: object({
    label: m.block_everything_label,
    of: {
      title: text({ label: m.block_everything_title }),
      chapters: array({ label: m.block_everything_chapters, min: 1, max: 6, of: chapter }),
    },
  }),
});

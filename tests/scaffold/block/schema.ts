/** The schema that the test writes into its new block: all twelve kinds of field, in a list of objects. */
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
  label: 'Chapter',
  of: {
    headline: text({ label: 'Headline' }),
    more: link({ label: 'More' }),
    action: button({ label: 'Action' }),
    tone: select({ label: 'Tone', options: ['calm', 'warm', 'loud'] }),
    notes: array({
      label: 'Notes',
      max: 4,
      of: object({ label: 'Note', of: { words: text({ label: 'Words of the note' }) } }),
    }),
    maker: object({
      label: 'Maker',
      of: { name: text({ label: 'Maker’s name' }), since: number({ label: 'Since', max: 2100 }) },
    }),
    film: video({ label: 'Film' }),
    photo: image({ label: 'Photo' }),
    dress: style({ label: 'Dress' }),
    width: number({ label: 'Width', unit: 'in', max: 400 }),
    framed: boolean({ label: 'Framed' }),
    series: id({ label: 'Series', entity: 'collection' }),
  },
});

export const block = defineBlock({
  type: 'everything',
  version: 1,
  label: 'Everything',
  category: 'content',
  schema: object({
    label: 'Everything',
    of: {
      title: text({ label: 'Title' }),
      chapters: array({ label: 'Chapters', min: 1, max: 6, of: chapter }),
    },
  }),
});

import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, button, object, text, video } from '#schemas/fields/fields.ts';

/** SPEC 2, Home: hero video carousel; SPEC 5: title and subtitle required, 1 to 3 items. */
export const block = defineBlock({
  type: 'hero',
  version: 1,
  label: 'Hero video carousel',
  category: 'hero',
  limits: { perPage: 1 },
  schema: object({
    label: 'Hero video carousel',
    of: {
      title: text({ label: 'Title', max: 90 }),
      subtitle: text({ label: 'Subtitle', max: 220 }),
      items: array({
        label: 'Slides',
        min: 1,
        max: 3,
        of: object({
          label: 'Slide',
          of: {
            video: video({
              label: 'Video',
              help: 'Plays without sound; without files its poster stands alone.',
            }),
            title: text({ label: 'Title', max: 90, help: 'The hero’s own when empty.' }).optional(),
            subtitle: text({ label: 'Subtitle', max: 220 }).optional(),
            cta: button({ label: 'Call to action' }),
          },
        }),
      }),
    },
  }),
});

/** How a page is found and shared, as its form shows it; the document's own schema is in schemas/domain/content/page.ts. */
import { z } from 'zod';
import * as m from '#messages';
import { boolean, image } from './fields.ts';

export const pageFoundSchema = z.object({
  share_image: image({ label: m.field_page_share_image, help: m.field_page_share_image_help }).optional(),
  noindex: boolean({ label: m.field_page_noindex, help: m.field_page_noindex_help }).default(false),
});

/** Drawings that shoppers send with pieces made to measure (docs/product.md#custom-products). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';

/** What is taken, told by its bytes; at most 20 MB. */
export const drawingTypes = {
  'application/pdf': { label: 'PDF', extension: 'pdf' },
  'image/vnd.dxf': { label: 'DXF', extension: 'dxf' },
  'image/png': { label: 'PNG', extension: 'png' },
  'image/jpeg': { label: 'JPEG', extension: 'jpg' },
} as const;
export type DrawingType = keyof typeof drawingTypes;

/** Bytes. */
export const drawingLimit = 20 * 1024 * 1024;

export const drawingSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    type: z.enum(Object.keys(drawingTypes) as [DrawingType, ...DrawingType[]]),
    bytes: z.number().int(),
  })
  .meta({ id: 'Drawing' });
export type Drawing = z.output<typeof drawingSchema>;

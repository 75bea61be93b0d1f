import { z } from 'zod';

/** An entity's id: opaque text, made in code (uuid v7), never by the database. */
export const idSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[A-Za-z0-9_-]+$/, 'expected letters, digits, - and _ only');

/** A slug as it stands in a URL. */
export const slugSchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words joined by hyphens');

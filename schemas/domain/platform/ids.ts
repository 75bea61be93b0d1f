import { z } from 'zod';
import { problemKey } from './reasons.ts';

/** An entity's id: opaque text, made in code (uuid v7), never by the database. */
export const idSchema = z
  .string()
  // An empty one is missing: what it is made of is not told beside that.
  .min(1, { abort: true })
  .max(80)
  .regex(/^[A-Za-z0-9_-]+$/, problemKey('id_invalid'));

/** A slug as it stands in a URL. */
export const slugSchema = z
  .string()
  .min(1, { abort: true })
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, problemKey('slug_invalid'));

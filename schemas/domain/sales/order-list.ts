/** What the desk's list of orders can be narrowed to and sorted by, and the views of it that an employee keeps. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';
import { deliveryMethods } from './cart.ts';
import { deskPayments, deskStatuses } from './order-desk.ts';

export const deskSorts = ['newest', 'oldest', 'total', 'promised'] as const;
export type DeskSort = (typeof deskSorts)[number];

/** Query of the list and of its file; days are the shop's, both included. */
export const deskFilter = {
  q: z.string().trim().max(100).optional(),
  status: z.enum(deskStatuses).optional(),
  payment: z.enum(deskPayments).optional(),
  /** The company that they were placed for. */
  company: idSchema.optional(),
  /** The account that placed them. */
  customer: idSchema.optional(),
  warehouse: idSchema.optional(),
  delivery: z.enum(deliveryMethods).optional(),
  /** Part of a job's name. */
  job: z.string().trim().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  sort: z.enum(deskSorts).default('newest'),
};
const filterSchema = z.object(deskFilter);
export type DeskFilter = z.output<typeof filterSchema>;

/** Orders of the whole shop that wait for somebody. */
export const deskCountsSchema = z
  .object({
    open: z.number().int(),
    late: z.number().int(),
    due: z.number().int(),
    returns: z.number().int(),
  })
  .meta({ id: 'DeskCounts' });
export type DeskCounts = z.output<typeof deskCountsSchema>;

/** Orders in one file at most. */
export const mostExported = 20_000;
/** Views that one employee keeps at most. */
export const mostViews = 30;

const viewName = z.string().trim().min(1, problemKey('view_name_missing')).max(60);

export const saveViewSchema = z
  .strictObject({
    name: viewName,
    /** The list's query as it stands in its address, without the question mark. */
    search: z
      .string()
      .max(1000)
      .regex(/^[\w%&=+.*~-]*$/),
  })
  .meta({ id: 'SaveView' });
export type SaveView = z.output<typeof saveViewSchema>;

export const renameViewSchema = z.strictObject({ name: viewName }).meta({ id: 'RenameView' });

export const deskViewSchema = z
  .object({ _id: idSchema, name: z.string(), search: z.string() })
  .meta({ id: 'DeskView' });
export type DeskView = z.output<typeof deskViewSchema>;

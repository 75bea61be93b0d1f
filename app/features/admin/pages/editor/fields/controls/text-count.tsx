/** How much of a text's room is used. */
import * as m from '#messages';
import { classes } from '#ui/classes.ts';

/** From this share of the room on it is said. */
const near = 0.8;

export const isNearMax = (text: string, max: number | undefined): max is number =>
  max !== undefined && text.length >= max * near;

export function TextCount({ text, max }: { text: string; max: number }) {
  return (
    <span className={classes('tabular-nums', text.length > max && 'font-medium text-danger')}>
      {m.field_count({ count: text.length, max })}
    </span>
  );
}

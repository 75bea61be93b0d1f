const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as people read it: YYYY-MM-DD to "Nov 21, 2026". */
export const formatDate = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));

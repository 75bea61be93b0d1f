/** Dates as the content pages say them; in UTC, so that server and browser agree. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const formatDay = (iso: string): string => day.format(new Date(iso));
export const formatMonth = (iso: string): string => month.format(new Date(iso));

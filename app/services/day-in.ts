/** The day of a moment (ms) in a time zone: YYYY-MM-DD. */
export const dayIn = (timeZone: string, moment: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);

/** Days as the shop writes them, the same on the server and in the browser: in the warehouses' half of the world. */
export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/Los_Angeles' }).format(
    new Date(iso),
  );

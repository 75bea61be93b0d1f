/** A word for the next page: a cookie that its script reads and takes away; shared pages never carry it. */
export const flash = (greeting: 'welcome' | 'goodbye'): string =>
  `flash=${greeting}; Path=/; Max-Age=60; SameSite=Lax`;

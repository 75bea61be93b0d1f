/**
 * A word for the next page: a cookie that its script reads and takes away; shared pages never carry it. `welcome_added`
 * and `welcome_not_added`: the favorite that somebody logged in for.
 */
export const flash = (greeting: 'welcome' | 'welcome_added' | 'welcome_not_added' | 'goodbye'): string =>
  `flash=${greeting}; Path=/; Max-Age=60; SameSite=Lax`;

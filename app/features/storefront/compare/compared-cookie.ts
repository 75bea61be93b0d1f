/** The cookie that says which products a browser compares. By itself: every page asks whether it is there. */
export const comparedCookie = 'compare';

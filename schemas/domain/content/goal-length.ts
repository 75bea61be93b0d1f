/** How many characters the description of a page may have. By itself, for the browser. */
export const longestGoal = 1000;

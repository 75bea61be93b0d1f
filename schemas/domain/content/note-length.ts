/** The longest note of a review, and reason for doing without one. Without zod: the editor's screens use it. */
export const longestNote = 1000;

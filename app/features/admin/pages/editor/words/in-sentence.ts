/** A label within a sentence: "Add share image". Abbreviations and names of several capitals stay as they are. */
export const inSentence = (label: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(label) ? label.charAt(0).toLocaleLowerCase() + label.slice(1) : label;

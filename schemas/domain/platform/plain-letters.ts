/** A text as it is compared with what somebody typed: in lower case, "baño" as "bano". */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

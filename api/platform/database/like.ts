/** A pattern of LIKE that finds `text` anywhere, letter by letter: none of its characters is a wildcard. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

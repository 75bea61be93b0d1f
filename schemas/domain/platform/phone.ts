/** Whether a text has as many digits as a phone number has at least. */
export const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= 7;

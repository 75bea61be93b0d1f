/** What mails are written in: text that cannot become markup, and the colours of the house. */
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Safe in HTML, inside and outside of quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

export const mailColors = {
  paper: '#f7f3ea',
  ink: '#1f1b16',
  stone: '#655d50',
  line: '#ddd3c1',
  accent: '#1d5c50',
};

/**
 * Where Google's maps load from, by directive (docs/traps.md#maps). They compile code and write style elements of their own,
 * so a map is a document of its own, and only that document has this policy (docs/decisions/0058-maps.md).
 */
const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
const pictures = ['https://*.ggpht.com', 'https://*.googleusercontent.com'];

export const mapsOrigins: Readonly<Record<string, string[]>> = {
  'script-src': ["'unsafe-eval'", 'blob:', ...google, ...pictures],
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'img-src': [...google, ...pictures],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [...google, 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/**
 * `npm run messages:check`: messages/en.json holds no key that nothing uses, no number without its plural forms, no
 * British spelling, no word of the "not" column in docs/style.md, and no sentence without its end; and the other languages
 * say what it says. Node's own modules only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { otherLanguages } from './languages.mjs';
import { root } from './steps.mjs';

/** @typedef {string | { match: Record<string, string> }[]} Message */

const british =
  /\b(?:colours?|coloured|catalogues?|cancell(?:ed|ing)|grey|favourites?|labelled|centred?|fulfil(?!l)|licence|metres?|organis\w+|customis\w+|recognis\w+|programme|cheque)\b/i;

/** Words that docs/style.md does without, and what stands instead. */
const unwanted = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bletters?\b(?! a to z| and| or|,)/i, 'email'],
  [/\bfilms?\b/i, 'video'],
  [/\bshel(?:f|ves)\b/i, 'department or category'],
  [/\bmakers?\b/i, 'brand or manufacturer'],
  [/\bthe house\b|\bhouses\b/i, 'store, warehouse or company'],
  [/\bstaff\b/i, 'employee'],
  [/\bsomebody\b|\bwhoever\b|\bof ours\b/i, 'someone, anyone'],
  [/\btak(?:e|en) back\b|\bgiv(?:e|en) back\b/i, 'refund, return or revoke'],
  [/\bcall(?:ed)? off\b/i, 'cancel'],
  [/\blook first\b|\bhow you get it\b/i, 'the words of docs/style.md'],
  [/\barticles?\b(?! of)/i, 'product'],
];

/** Keys that code names by building them; the pattern says which. */
const built = [/^problem_/];

const textsOf = (/** @type {Message} */ message) =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

/** A count beside a word that changes with it: "{count} items". */
const countedWord =
  /\{(?:count|total|left)\} (?!of\b|in\b|at\b|to\b|on\b|is\b|left\b|total\b|more\b(?! \w+s\b))[a-z]+s\b/;

/**
 * @param {Record<string, Message>} messages
 * @param {string} code All source text that may name a message.
 * @returns {string[]} One line for each fault.
 */
export function checkMessages(messages, code) {
  const named = new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
  const faults = [];
  for (const [key, message] of Object.entries(messages)) {
    if (key === '$schema') continue;
    const reason = key.replace(/^problem_/, '');
    const isUsed = built.some((pattern) => pattern.test(key)) ? code.includes(`'${reason}'`) : named.has(key);
    if (!isUsed) faults.push(`${key}: nothing uses it`);
    for (const text of textsOf(message)) {
      const spelling = british.exec(text);
      if (spelling) faults.push(`${key}: British spelling "${spelling[0]}" in "${text}"`);
      for (const [pattern, instead] of unwanted) {
        const word = /** @type {RegExp} */ (pattern).exec(text);
        if (word) faults.push(`${key}: "${word[0]}" (write ${instead}) in "${text}"`);
      }
      if (typeof message === 'string' && countedWord.test(text))
        faults.push(`${key}: a number without plural forms in "${text}"`);
      if (/[.!?] \S/.test(text) && !/[.!?:…)}”]$/.test(text.trim()))
        faults.push(`${key}: a sentence without its end in "${text}"`);
    }
  }
  return faults;
}

/** Names of the values that a message takes, and of the plural forms it has. */
const shapeOf = (/** @type {Message} */ message) => ({
  values: [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])].sort().join(' '),
  forms:
    typeof message === 'string'
      ? ''
      : message
          .flatMap(({ match }) => Object.keys(match))
          .filter((form) => form.includes('Plural='))
          .sort()
          .join(' '),
});

/**
 * @param {Record<string, Message>} messages
 * @param {Record<string, Message>} translated
 * @returns {string[]} One line for each message that is missing in a translation, takes other values, or is no message.
 */
export function checkTranslation(messages, translated) {
  const faults = Object.keys(translated)
    .filter((key) => !Object.hasOwn(messages, key))
    .map((key) => `${key}: translated, and no message`);
  for (const [key, message] of Object.entries(messages)) {
    const other = translated[key];
    if (key === '$schema') continue;
    if (other === undefined) {
      faults.push(`${key}: not translated: "${textsOf(message).join('", "')}"`);
      continue;
    }
    const [own, theirs] = [shapeOf(message), shapeOf(other)];
    if (own.values !== theirs.values)
      faults.push(
        `${key}: the translation takes ${theirs.values || 'no values'}, not ${own.values || 'none'}`,
      );
    if (own.forms !== theirs.forms) faults.push(`${key}: the translation has other plural forms`);
  }
  return faults;
}

/** @returns {string} The text of every source file under `folder` that may name a message. */
function sourceIn(/** @type {string} */ folder) {
  return readdirSync(folder, { withFileTypes: true })
    .map((item) => {
      const path = join(folder, item.name);
      if (item.isDirectory()) return sourceIn(path);
      return /\.tsx?$/.test(item.name) && !/\.test\.tsx?$/.test(item.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const messages = JSON.parse(readFileSync(join(root, 'messages/en.json'), 'utf8'));
  const code = ['app', 'profile', 'ui', 'blocks', 'schemas', 'api', 'server']
    .map((folder) => sourceIn(join(root, folder)))
    .join('\n');
  const faults = checkMessages(messages, code);
  for (const language of otherLanguages) {
    const translated = JSON.parse(readFileSync(join(root, `messages/${language}.json`), 'utf8'));
    faults.push(...checkTranslation(messages, translated).map((fault) => `${language}.json: ${fault}`));
  }
  for (const fault of faults) console.log(fault);
  console.log(`${Object.keys(messages).length - 1} messages, ${faults.length} faults`);
  process.exit(faults.length > 0 ? 1 : 0);
}

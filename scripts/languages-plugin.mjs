/**
 * One language in each file that browsers load. Messages name all their languages in calls of `__language`
 * (scripts/messages.mjs); when a file is finished, the first one stays in it, and a copy for each other language goes
 * into a folder of that language's name. The copies name each other as the originals do, so that one load never mixes
 * them (docs/decisions/0066-two-languages.md).
 */
import { parseAst } from 'vite';
import { otherLanguages } from './languages.mjs';

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

const mark = '__language';

/** @returns {boolean} */
const isNode = (/** @type {unknown} */ value) =>
  typeof value === 'object' && value !== null && typeof (/** @type {Node} */ (value).type) === 'string';

/**
 * Calls of `__language` that are within no other one.
 * @param {Node} node
 * @param {(call: Node) => void} found
 */
function findCalls(node, found) {
  const callee = /** @type {Node | undefined} */ (node.callee);
  if (node.type === 'CallExpression' && callee?.name === mark) return found(node);
  for (const value of Object.values(node)) {
    if (isNode(value)) findCalls(/** @type {Node} */ (value), found);
    else if (Array.isArray(value))
      for (const item of value) if (isNode(item)) findCalls(/** @type {Node} */ (item), found);
  }
}

/** What may stand where a call stood, without parentheses. */
const whole = new Set(['Literal', 'TemplateLiteral', 'Identifier', 'CallExpression', 'MemberExpression']);

/**
 * @param {string} code
 * @param {number} language its place in the calls
 * @returns {string}
 */
export function inOneLanguage(code, language) {
  if (!code.includes(mark)) return code;
  const parts = [];
  let from = 0;
  findCalls(/** @type {Node} */ (/** @type {unknown} */ (parseAst(code))), (call) => {
    const chosen = /** @type {Node[]} */ (call.arguments)[language];
    if (!chosen) throw new Error(`A message lacks a language: ${code.slice(call.start, call.end)}`);
    const text = inOneLanguage(code.slice(chosen.start, chosen.end), language);
    parts.push(code.slice(from, call.start), whole.has(chosen.type) ? text : `(${text})`);
    from = call.end;
  });
  parts.push(code.slice(from));
  const chosen = parts.join('');
  if (chosen.includes(mark)) throw new Error('A call of __language was left in a file');
  return chosen;
}

/**
 * @param {string} base the folder that all files are in, and the languages' folders too: 'assets/', or ''
 * @returns {import('vite').Plugin}
 */
export const oneLanguageEach = (base) => ({
  name: 'one-language-each',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = file;
        if (!fileName.startsWith(base)) throw new Error(`${fileName} is not in ${base}`);
        otherLanguages.forEach((language, at) => {
          const copy = `${base}${language}/${fileName.slice(base.length)}`;
          this.emitFile({ type: 'asset', fileName: copy, source: inOneLanguage(code, at + 1) });
        });
        file.code = inOneLanguage(code, 0);
      }
    },
  },
});

/** `npm run messages`: compiles messages/*.json into messages/compiled (docs/decisions/0008-messages.md). */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { build } from 'esbuild';
import { messagesStamp, root } from './steps.mjs';

process.chdir(root);
const outdir = join(root, 'messages/compiled');
const folder = join(outdir, 'messages');
/** @type {{ locales: string[] }} */
const { locales } = JSON.parse(readFileSync('messages/project.inlang/settings.json', 'utf8'));
await compile({ project: join(root, 'messages/project.inlang'), outdir, emitReadme: false });
writeRuntime();
keepPluralRules();
const names = endOnce();
nameExports();
writeForBrowsers();
await Promise.all([bundleAll(), bundleProblems()]);
const [, stamp] = /^--stamp=(\w+)$/.exec(process.argv[2] ?? '') ?? [];
if (stamp) writeFileSync(messagesStamp, stamp);

/**
 * What messages need at run time, instead of the compiler's: it looks for a language in cookies and addresses, where
 * here it is known (schemas/domain/platform/language.ts).
 */
function writeRuntime() {
  writeFileSync(
    join(outdir, 'runtime.js'),
    `export const experimentalStaticLocale = undefined;
export const getLocale = () =>
  globalThis.languageOfWork?.() ?? (typeof document === 'undefined' ? '${locales[0]}' : document.documentElement.lang);
/** Without the period at its end. */
export const unstopped = (name) => String(name).replace(/\\.$/, '');
`,
  );
  writeFileSync(
    join(outdir, 'runtime.d.ts'),
    `export type Locale = ${locales.map((locale) => `'${locale}'`).join(' | ')};
export type LocalizedString = string & { readonly __brand: 'LocalizedString' };
`,
  );
}

/**
 * Lets plurals share their rules: the compiler makes a formatter for each sentence that is said, 40 of them on a page.
 * Throws when the compiler writes it in another form.
 */
function keepPluralRules() {
  const registry = join(outdir, 'registry.js');
  const code = readFileSync(registry, 'utf8');
  const made = 'return new Intl.PluralRules(locale, options).select(Number(input))';
  if (!code.includes(made)) throw new Error(`${registry} has no line "${made}"`);
  // Spanish has a form of its own for round millions, which no sentence here has.
  const kept = `const key = locale + JSON.stringify(options);
	const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, options);
	pluralRules.set(key, rules);
	const form = rules.select(Number(input));
	return form === 'many' ? 'other' : form`;
  const memory = '/** @type {Map<string, Intl.PluralRules>} */\nconst pluralRules = new Map();\n';
  writeFileSync(registry, `${code.replace(made, kept)}\n${memory}`);
}

/**
 * A sentence that ends with a name has one period, also where the name brings its own ("Ridge Builders, Inc."). Throws
 * when the compiler writes values in another form.
 * @returns {string[]} the names of all messages
 */
function endOnce() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== '_index.js');
  const last = /\$\{i\?\.(name|names|company|shop|warehouse|part|offer)\}\.(?=\s|`)/g;
  let count = 0;
  for (const file of files) {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    const ended = code.replace(last, (_, name) => `\${unstopped(i?.${name})}.`);
    if (ended === code) continue;
    const line = /^import \{ (.+) \} from '(.+runtime\.js)'/m;
    if (!line.test(ended)) throw new Error(`${path} does not import the runtime`);
    writeFileSync(path, ended.replace(line, "import { $1, unstopped } from '$2'"));
    count += 1;
  }
  if (count === 0) throw new Error(`no sentence in ${folder} ends with a name`);
  return files.map((file) => file.slice(0, -3)).sort();
}

/** Lets the index of the messages say each one's name: with 5,000 lines of `export *` a bundler looks into every file. */
function nameExports() {
  writeFileSync(
    join(folder, '_index.js'),
    names.map((name) => `export { ${name} } from './${name}.js';\n`).join(''),
  );
}

/**
 * The messages as the browsers' build takes them: each names all its languages in a call of `__language`, which
 * scripts/languages-plugin.mjs takes apart when everything is built, so that a browser loads one language alone
 * (docs/decisions/0066-two-languages.md). Throws when the compiler writes a message in another form.
 */
function writeForBrowsers() {
  const place = join(outdir, 'browser');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place);
  for (const name of names) {
    const code = readFileSync(join(folder, `${name}.js`), 'utf8');
    // What is not translated yet says so in the first language; `npm run messages:check` names it.
    const texts = locales.map((locale) => {
      const body = bodyOf(code, `${locale}_${name}`) ?? bodyOf(code, `${locales[0]}_${name}`);
      if (body === undefined) throw new Error(`${name} is not as the compiler wrote messages`);
      const plain = body.replaceAll('/** @type {LocalizedString} */ ', '');
      const [, sentence] = /^\s*return \((`[^`]*`)\)\s*$/.exec(plain) ?? [];
      return { body: plain, sentence };
    });
    const isPlain = texts.every(({ sentence }) => sentence !== undefined);
    const sentences = texts.map(({ sentence }) => sentence).join(', ');
    const bodies = texts.map(({ body }) => `(i) => {${body}}`).join(',\n');
    const made = isPlain
      ? `export const ${name} = (${sentences.includes('${') ? 'i' : ''}) => __language(${sentences});\n`
      : `export const ${name} = /* @__PURE__ */ __language(${bodies});\n`;
    const imports = [
      made.includes('registry.') ? "import * as registry from '../registry.js';\n" : '',
      made.includes('unstopped(') ? "import { unstopped } from '../runtime.js';\n" : '',
    ].join('');
    writeFileSync(join(place, `${name}.js`), imports + made);
  }
  writeFileSync(
    join(outdir, 'browser.js'),
    names.map((name) => `export { ${name} } from './browser/${name}.js';\n`).join(''),
  );
}

/**
 * @param {string} code
 * @param {string} name of a function in it
 * @returns {string | undefined}
 */
function bodyOf(code, name) {
  return new RegExp(`^const ${name} = /\\*\\*.*?\\*/ \\((?:i?)\\) => \\{([\\s\\S]*?)^\\};$`, 'm').exec(
    code,
  )?.[1];
}

/**
 * Puts all messages into one file, for whoever needs no more than that they are there: Node, the server's builds, tests
 * and types read one file instead of 5,000 (docs/decisions/0061-messages-in-one-file.md). Their types stand beside it.
 * Throws when the compiler writes a message in another form.
 */
async function bundleAll() {
  const types = names.map((name) => {
    const code = readFileSync(join(folder, `${name}.js`), 'utf8');
    const [, values] = /^\/\*\* @typedef \{(\{.*\})\} \w+Inputs \*\/$/m.exec(code) ?? [];
    const [, message, optional] = /^export const (\w+) = \/\*\* @type \{\(\(inputs(\??):/m.exec(code) ?? [];
    if (!values || !message) throw new Error(`${name} does not tell its type`);
    return `export declare const ${message}: ${optional ? 'Sentence' : `Message<${values}>`};\n`;
  });
  writeFileSync(
    join(outdir, 'all.d.ts'),
    `import type { Locale, LocalizedString } from './runtime.js';
type Options = { locale?: Locale };
type Message<Inputs> = (inputs: Inputs, options?: Options) => LocalizedString;
type Sentence = (inputs?: {}, options?: Options) => LocalizedString;
${types.join('')}`,
  );
  await bundle('all.js', "export * from './messages/_index.js';");
}

/**
 * Puts the problems' sentences into one file: they are looked up by name, so that whoever imports them gets all of them
 * (docs/decisions/0027-problem-reasons.md).
 */
async function bundleProblems() {
  const problems = names.filter((name) => name.startsWith('problem_'));
  const from = (/** @type {string} */ place) =>
    problems.map((name) => `export { ${name} } from './${place}/${name}.js';\n`).join('');
  writeFileSync(join(outdir, 'problems.d.ts'), `export { ${problems.join(', ')} } from './all.js';\n`);
  await Promise.all([
    bundle('problems.js', from('messages')),
    bundle('browser-problems.js', from('browser')),
  ]);
}

/**
 * @param {string} name of the file that is written
 * @param {string} contents a module that exports what shall be in it
 */
async function bundle(name, contents) {
  await build({
    stdin: { contents, resolveDir: outdir },
    outfile: join(outdir, name),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    // Its comments are four fifths of it.
    minifyWhitespace: true,
    plugins: [
      {
        name: 'one-runtime',
        setup: ({ onResolve }) =>
          onResolve({ filter: /runtime\.js$/ }, () => ({ path: './runtime.js', external: true })),
      },
    ],
    logLevel: 'warning',
  });
}

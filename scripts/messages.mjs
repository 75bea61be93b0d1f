/** `npm run messages`: compiles messages/*.json into messages/compiled (docs/decisions/0008-messages.md). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { build } from 'esbuild';
import { messagesStamp, root } from './steps.mjs';

process.chdir(root);
const outdir = join(root, 'messages/compiled');
/** @type {{ locales: string[] }} */
const { locales } = JSON.parse(readFileSync('messages/project.inlang/settings.json', 'utf8'));
await compile({
  project: join(root, 'messages/project.inlang'),
  outdir,
  emitReadme: false,
  ...(locales.length === 1 ? { experimentalStaticLocale: `'${locales[0]}'` } : {}),
});
if (locales.length === 1) nameTheLocale();
keepPluralRules();
endOnce();
nameExports(join(outdir, 'messages'));
await Promise.all([bundleAll(), bundleProblems()]);
const [, stamp] = /^--stamp=(\w+)$/.exec(process.argv[2] ?? '') ?? [];
if (stamp) writeFileSync(messagesStamp, stamp);

/**
 * Makes the one language a constant that the minifier knows, so that no code that chooses is in any page's first load.
 * Throws when the compiler writes it in another form.
 */
function nameTheLocale() {
  const runtime = join(outdir, 'runtime.js');
  const code = readFileSync(runtime, 'utf8');
  const checked = `export const experimentalStaticLocale = assertIsLocale('${locales[0]}');`;
  if (!code.includes(checked)) throw new Error(`${runtime} has no line "${checked}"`);
  writeFileSync(runtime, code.replace(checked, checked.replace(/assertIsLocale\((.*)\)/, '$1')));
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
  const kept = `const key = locale + JSON.stringify(options);
	const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, options);
	pluralRules.set(key, rules);
	return rules.select(Number(input))`;
  const memory = '/** @type {Map<string, Intl.PluralRules>} */\nconst pluralRules = new Map();\n';
  writeFileSync(registry, `${code.replace(made, kept)}\n${memory}`);
}

/**
 * A sentence that ends with a name has one period, also where the name brings its own ("Ridge Builders, Inc."). Throws
 * when the compiler writes values in another form.
 */
function endOnce() {
  const folder = join(outdir, 'messages');
  const last = /\$\{i\?\.(name|names|company|shop|warehouse|part|offer)\}\.(?=\s|`)/g;
  let count = 0;
  for (const file of readdirSync(folder)) {
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
  const runtime = join(outdir, 'runtime.js');
  const helper = `
/**
 * @param {unknown} name
 * @returns {string} without the period at its end
 */
export const unstopped = (name) => String(name).replace(/\\.$/, '');
`;
  writeFileSync(runtime, readFileSync(runtime, 'utf8') + helper);
}

/**
 * Lets the index of the messages say each one's name. As the compiler writes it, with 2,400 lines of `export *`,
 * Rollup looks for each message in every file: half of the build's time.
 * @param {string} folder
 */
function nameExports(folder) {
  const index = join(folder, '_index.js');
  const named = readFileSync(index, 'utf8').replace(/^export \* from '\.\/(.+\.js)'/gm, (line, file) => {
    const names = [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+) =/gm)];
    return names.length > 0
      ? `export { ${names.map(([, name]) => name).join(', ')} } from './${file}'`
      : line;
  });
  writeFileSync(index, named);
}

/**
 * Puts all messages into one file, for whoever needs no more than that they are there: Node, the server's builds, tests
 * and types read one file instead of 5,000 (docs/decisions/0061-messages-in-one-file.md). Their types stand beside it.
 * Throws when the compiler writes a message in another form.
 */
async function bundleAll() {
  const folder = join(outdir, 'messages');
  const types = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && name !== '_index.js')
    .map((name) => {
      const code = readFileSync(join(folder, name), 'utf8');
      const [, values] = /^\/\*\* @typedef \{(\{.*\})\} \w+Inputs \*\/$/m.exec(code) ?? [];
      const [, message, optional] = /^export const (\w+) = \/\*\* @type \{\(\(inputs(\??):/m.exec(code) ?? [];
      if (!values || !message) throw new Error(`${join(folder, name)} does not tell its type`);
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
  const names = readdirSync(join(outdir, 'messages'))
    .filter((name) => name.startsWith('problem_'))
    .map((name) => name.slice(0, -3))
    .sort();
  writeFileSync(join(outdir, 'problems.d.ts'), `export { ${names.join(', ')} } from './all.js';\n`);
  await bundle(
    'problems.js',
    names.map((name) => `export { ${name} } from './messages/${name}.js';\n`).join(''),
  );
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

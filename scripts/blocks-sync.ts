/**
 * npm run blocks:sync: rewrites the three registries from the folders under blocks/.
 * With --check it writes nothing and exits 1 when one of them is stale.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const defaultRoot = fileURLToPath(new URL('../blocks', import.meta.url));
const header =
  '// Written by `npm run blocks:sync` from the folders beside it. Do not edit.\n// biome-ignore-all format: generated\n// biome-ignore-all assist/source/organizeImports: generated\n';

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const key = (name: string) => (name.includes('-') ? `'${name}'` : name);

/** What the registries should be: file name -> text. */
export function registriesOf(root: string): Record<string, string> {
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'schema.ts')))
    .map((entry) => entry.name)
    .sort();
  for (const name of names) {
    for (const file of ['component.tsx', 'presets.json']) {
      if (!existsSync(path.join(root, name, file))) throw new Error(`blocks/${name} has no ${file}`);
    }
  }
  const having = (file: string) => names.filter((name) => existsSync(path.join(root, name, file)));
  const migrated = having('migrations.ts');

  const imports = names.flatMap((name) => [
    ...(migrated.includes(name)
      ? [`import { migrations as ${camel(name)}Migrations } from './${name}/migrations.ts';`]
      : []),
    `import { block as ${camel(name)} } from './${name}/schema.ts';`,
  ]);

  return {
    'registry.ts': `${header}// Schemas and migrations only, no React: the API reads it too.
import type { RegisteredBlock } from './registry-types.ts';
${imports.join('\n')}

export const blockRegistry: Record<string, RegisteredBlock> = {
${names.map((name) => `  ${key(name)}: { definition: ${camel(name)}, migrations: ${migrated.includes(name) ? `${camel(name)}Migrations` : '{}'} },`).join('\n')}
};
`,
    'registry.components.ts': `${header}// Each component is a file of its own in the browser.
export const blockComponents = {
${names.map((name) => `  ${key(name)}: () => import('./${name}/component.tsx'),`).join('\n')}
};
`,
    'registry.loads.server.ts': `${header}// Server only: what blocks fetch before they are rendered.
import type { BlockLoad } from '#blocks/kit/types.ts';
${having('load.ts')
  .map((name) => `import { load as ${camel(name)} } from './${name}/load.ts';`)
  .join('\n')}

export const blockLoads: Record<string, BlockLoad<never, unknown>> = {
${having('load.ts')
  .map((name) => (key(name) === name ? `  ${name},` : `  ${key(name)}: ${camel(name)},`))
  .join('\n')}
};
`,
  };
}

/** Writes what is stale; gives the names of those files. */
export function syncRegistries(root = defaultRoot, check = false): string[] {
  const stale = Object.entries(registriesOf(root)).filter(([file, wanted]) => {
    const at = path.join(root, file);
    return !existsSync(at) || readFileSync(at, 'utf8') !== wanted;
  });
  if (!check) for (const [file, wanted] of stale) writeFileSync(path.join(root, file), wanted);
  return stale.map(([file]) => file);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const check = process.argv.includes('--check');
  const stale = syncRegistries(defaultRoot, check);
  if (check && stale.length > 0) {
    console.error(`Stale: ${stale.map((file) => `blocks/${file}`).join(', ')}. Run: npm run blocks:sync`);
    process.exit(1);
  }
  console.log(stale.length > 0 ? `Wrote ${stale.join(', ')}.` : 'The block registries are up to date.');
}

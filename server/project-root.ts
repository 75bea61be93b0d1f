/** Where the project lies, from source and from the bundle alike. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function find(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('No package.json above the server code');
  return find(parent);
}

export const projectRoot = find(dirname(fileURLToPath(import.meta.url)));

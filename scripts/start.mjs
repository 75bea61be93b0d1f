/** `npm start`: installs and builds when needed, then runs the server in this process. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenStale, checkNode, installWhenNeeded, root } from './steps.mjs';

checkNode();
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
await installWhenNeeded();
await buildWhenStale();
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'build/server-main/main.js')).href);

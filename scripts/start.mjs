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
// Whoever asks for production means it: only an own decision lets test cards into a shop that sells.
if (process.env.NODE_ENV !== 'production') process.env.ALLOW_SANDBOX_PAYMENTS ??= '1';
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'build/server-main/main.js')).href);

/** The sandbox as a process of its own: `main.js FOLDER PORT [HOST]`. Ends with the process that started it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from './sandbox.ts';

const [, , folder = '', port = '0', host] = process.argv;

const sandbox = await startSandbox({ folder, port: Number(port), ...(host ? { host } : {}) });
writeFileSync(join(folder, 'running.json'), JSON.stringify({ port: sandbox.port, pid: process.pid }));
process.send?.({ port: sandbox.port });
process.on('disconnect', () => process.exit(0));
// The shop ends it, after its own last request.
process.on('SIGINT', () => {});

/** `node scripts/with-tools.mjs COMMAND …`: runs a tool of package.json's devDependencies, installed when it is missing. */
import { checkNode, compileMessages, installWhenNeeded, root, run } from './steps.mjs';

checkNode();
process.chdir(root);
await installWhenNeeded();
await compileMessages();
const [command = '', ...args] = process.argv.slice(2);
process.exit(await run(command, args));

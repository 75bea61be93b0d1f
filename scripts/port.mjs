/** Whether the server could listen where it is told to. Node's own modules only. */
import { createServer } from 'node:net';

/**
 * One sentence when the port cannot be used, or null. A PORT that is no port is the server's to refuse.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<string | null>}
 */
export async function portProblem({ PORT = '3000', HOST }) {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535) return null;
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen({ port, ...(HOST ? { host: HOST } : {}) }, () => probe.close(() => resolve(null)));
  });
  const other = port === 3000 ? 3001 : 3000;
  const choose = `Choose another one: PORT=${other} npm start (or PORT=${other} in .env).`;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use. ${choose}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. ${choose}`;
  return null;
}

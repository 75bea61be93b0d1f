/** ms that calls take, one after the other. */
import { percentile } from '../percentile.ts';

export type Measured = { p50: number; p99: number };

/** The first ones load code. */
const first = 20;

/** Throws when a call fails. */
export async function measure(call: () => Promise<{ ok: boolean }>, calls: number): Promise<Measured> {
  const times: number[] = [];
  for (let at = 0; at < calls + first; at++) {
    const began = performance.now();
    const answer = await call();
    if (!answer.ok) throw new Error(`a call failed: ${JSON.stringify(answer)}`);
    if (at >= first) times.push(performance.now() - began);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/**
 * Stack traces name files and lines of the sources. Node's own way reads every source map at the start, which takes a
 * second and 40 MB; here a bundle's map is read when one of its lines is first shown.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  let map = maps.get(file);
  if (map === undefined) {
    try {
      map = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')));
    } catch {
      map = null;
    }
    maps.set(file, map);
  }
  return map;
}

/** "file:///…/main.js:10:5" as its place in the sources; as it is where that is not known. */
function sourcePlace(file: string, line: number, column: number): string {
  const entry = mapOf(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return `${file}:${line}:${column}`;
  return `${new URL(entry.originalSource, file).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/** From now on the traces of everything in `folder` (an address, with its slash) name the sources. */
export function nameSources(folder: string): void {
  Error.prepareStackTrace = (error, frames) => {
    const lines = frames.map((frame) => {
      const text = String(frame);
      const file = frame.getFileName();
      const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
      if (!file?.startsWith(folder) || line === null || column === null) return text;
      return text.replace(`${file}:${line}:${column}`, () => sourcePlace(file, line, column));
    });
    return [String(error), ...lines.map((line) => `    at ${line}`)].join('\n');
  };
}

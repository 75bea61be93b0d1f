/** Which rows an import of jobs takes: those of the file, or those in the form's box. */
import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import type { JobImportAnswer } from './job-import-answer.ts';
import { saveJobs } from './jobs.server.ts';

const refused = { ok: false, problem: { status: 422, message: 'Not imported.', fieldErrors: null } };

/** Sends the form to an API that refuses everything; answers what the API was sent and what the form then shows. */
async function send(fields: Record<string, string | File>) {
  const sent: string[] = [];
  const context = {
    cache: { forbid: () => {} },
    hasSession: true,
    api: {
      getSession: async () => ({ ok: true, status: 200, data: { first_name: 'Rosa', company: null } }),
      importJobs: async ({ body }: { body: { csv: string } }) => {
        sent.push(body.csv);
        return refused;
      },
    },
  } as unknown as AppLoadContext;
  const body = new FormData();
  for (const [name, value] of Object.entries({ form: 'import', ...fields })) body.append(name, value);
  const answer = await saveJobs(context, new Request('http://shop/a/jobs', { method: 'POST', body }));
  return { sent, answer: (answer as unknown as { data: JobImportAnswer }).data };
}
const file = (bytes: string | Uint8Array<ArrayBuffer>) => new File([bytes], 'jobs.csv');

test('a file that is refused is shown in the box, and its corrected text is imported in its place', async () => {
  const first = await send({ file: file('Name\nMill') });
  expect(first.sent).toEqual(['Name\nMill']);
  expect(first.answer).toMatchObject({ csv: 'Name\nMill', error: 'Not imported.' });
  const { shown } = first.answer;
  const second = await send({ file: file('Name\nMill'), csv: 'Job\r\nMill', shown });
  expect(second.sent).toEqual(['Job\r\nMill']);
});

test('a file that was chosen anew wins over rows that were only shown', async () => {
  const { shown } = (await send({ file: file('Name\nMill') })).answer;
  const { sent } = await send({ file: file('Job\nMill'), csv: 'Name\r\nMill', shown });
  expect(sent).toEqual(['Job\nMill']);
});

test('a file of a spreadsheet on Windows keeps its accents', async () => {
  const { sent } = await send({ file: file(new Uint8Array(Buffer.from('Job\nCafé Núñez', 'latin1'))) });
  expect(sent).toEqual(['Job\nCafé Núñez']);
});

test('a file that is too long is refused whole, and what was typed stays', async () => {
  const { sent, answer } = await send({ file: file(`Job\n${'é'.repeat(600_000)}`), csv: '' });
  expect(sent).toEqual([]);
  expect(answer.error).toBe('Import up to 500 rows at a time.');
});

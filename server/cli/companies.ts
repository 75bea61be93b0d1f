/**
 * Trade applications from the command line:
 *   npm run companies -- [pending|approved|declined]
 *   npm run companies -- approve ID
 *   npm run companies -- decline ID REASON
 */
import { companyStatuses } from '#schemas/domain/people/account.ts';
import { withOperator } from './operator.ts';

const usage = 'usage: companies [pending|approved|declined] | approve ID | decline ID REASON';

const list = (status: (typeof companyStatuses)[number]) =>
  withOperator(async (api) => {
    const result = await api.listCompanies({ query: { status } });
    if (!result.ok) throw new Error(result.problem.message);
    for (const { _id, name, contact, applied_at, source } of result.data.items)
      console.log([_id, applied_at, name, contact.name, contact.email, source].join('\t'));
  });

const decide = (id: string, status: 'approved' | 'declined', reason: string) =>
  withOperator(async (api) => {
    const result = await api.decideCompany({ params: { id }, body: { status, reason } });
    if (!result.ok) throw new Error(result.problem.message);
    console.log(`${result.data.name}: ${result.data.status}`);
  });

async function main([verb = 'pending', id, ...words]: string[]): Promise<void> {
  const status = companyStatuses.find((known) => known === verb);
  if (status) return list(status);
  if (!id || (verb !== 'approve' && verb !== 'decline')) throw new Error(usage);
  return decide(id, verb === 'approve' ? 'approved' : 'declined', words.join(' '));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

/**
 * The way into a store that has nobody yet:
 *   npm run employee:create -- --email iris@example.com --name "Iris Fenn" --role admin [--password-stdin]
 * Without --password-stdin a password is made and shown this once. Works while the store runs, and while it does not.
 * An only admin who lost the phone and the recovery codes gets back in with the password alone:
 *   npm run employee:create -- --email iris@example.com --reset-two-factor
 */
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { fieldErrorsOf } from '#app/shared/problem-sentences.ts';
import { employeeRoles } from '#schemas/domain/people/account.ts';
import { createEmployeeSchema } from '#schemas/domain/people/employee.ts';
import { withOperator } from './operator.ts';

const usage = `usage: npm run employee:create -- --email EMAIL --name "FIRST LAST" --role ROLE [--password-stdin]
       npm run employee:create -- --email EMAIL --reset-two-factor
  ROLE is one of ${employeeRoles.join(', ')}`;

function report(errors: Record<string, string[]>): void {
  for (const [pointer, messages] of Object.entries(errors))
    for (const message of messages) console.error(`${pointer.slice(1)}: ${message}`);
}

/** For a lost phone, when there is no other admin to do it. */
const resetTwoFactor = (email: string): Promise<boolean> =>
  withOperator(async (api) => {
    const listed = await api.listEmployees();
    const account = listed.ok
      ? listed.data.employees.find((employee) => employee.email === email)
      : undefined;
    const reset = account ? await api.resetTwoFactor({ params: { id: account._id } }) : null;
    if (!reset?.ok) console.error(`${email}: no such employee`);
    else console.log(`${email}: the second factor is off, and every session has ended`);
    return reset?.ok ?? false;
  });

async function create(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      role: { type: 'string' },
      'password-stdin': { type: 'boolean', default: false },
      'reset-two-factor': { type: 'boolean', default: false },
    },
  });
  if (values['reset-two-factor']) return resetTwoFactor((values.email ?? '').trim().toLowerCase());
  const [first_name = '', ...rest] = (values.name ?? '').trim().split(/\s+/);
  const input = createEmployeeSchema.safeParse({
    email: values.email ?? '',
    first_name,
    last_name: rest.join(' '),
    role: values.role,
    ...(values['password-stdin'] ? { password: (await text(process.stdin)).replace(/\r?\n$/, '') } : {}),
  });
  if (!input.success) {
    report(fieldErrorsOf(input.error));
    console.error(usage);
    return false;
  }
  return withOperator(async (api) => {
    const made = await api.createEmployee({ body: input.data });
    if (!made.ok) {
      report(made.problem.fieldErrors ?? { '/': [made.problem.message] });
      return false;
    }
    console.log(`${made.data.role}: ${made.data.email}${made.data.password ? ` ${made.data.password}` : ''}`);
    if (made.data.password) console.log('The password is shown this once. Log in at /admin/login.');
    return true;
  });
}

create().then(
  (good) => {
    process.exitCode = good ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

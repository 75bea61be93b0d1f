/** Payment methods: a card or a bank account that was typed into the sandbox's own pages. */
import { randomBytes } from 'node:crypto';
import type { Method } from './ledger.ts';
import type { Form, Reply } from './replies.ts';
import { speaker } from './spanish.ts';
import type { SandboxState } from './state.ts';
import {
  brandOf,
  isCardNumber,
  type TestNumber,
  testAccounts,
  testCards,
  testRouting,
} from './test-numbers.ts';

type FieldErrors = Record<string, string>;
const onlyTestNumbers = 'This is a sandbox: use one of the test numbers';

function expiryError(text: string): string | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (!month || Number(month) < 1 || Number(month) > 12) return 'Enter month and year, such as 04 / 30';
  const end = new Date(Number(year) < 100 ? 2000 + Number(year) : Number(year), Number(month), 1);
  return end.getTime() <= Date.now() ? 'This card has expired' : null;
}

function cardErrors(form: Form, digits: string, card: TestNumber | undefined): FieldErrors {
  const errors: FieldErrors = {};
  if (!isCardNumber(digits)) errors.number = 'Enter a card number';
  else if (!card) errors.number = onlyTestNumbers;
  const expiry = expiryError(form.expiry ?? '');
  if (expiry) errors.expiry = expiry;
  if (!/^\d{3,4}$/.test((form.cvc ?? '').trim())) errors.cvc = 'Enter 3 or 4 digits';
  return errors;
}

function accountErrors(form: Form, account: TestNumber | undefined): FieldErrors {
  const errors: FieldErrors = {};
  if (!(form.holder ?? '').trim()) errors.holder = 'Enter the name on the account';
  if ((form.routing ?? '').trim() !== testRouting) errors.routing = `Use ${testRouting} in the sandbox`;
  if (!account) errors.number = onlyTestNumbers;
  return errors;
}

/** Keeps what was typed, without the number. Errors of typing are answered with 200, by field. */
export function createMethod({ ledger }: SandboxState, form: Form): Reply {
  const digits = (form.number ?? '').replace(/[\s-]/g, '');
  const isCard = form.type !== 'bank';
  const testNumber = (isCard ? testCards : testAccounts).find(({ number }) => number === digits);
  const errors = isCard ? cardErrors(form, digits, testNumber) : accountErrors(form, testNumber);
  if (Object.keys(errors).length > 0 || !testNumber) {
    const t = speaker(form.locale);
    const said = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, t(error)]));
    return { status: 200, body: { errors: said } };
  }
  const method: Method = {
    id: `pm_${randomBytes(14).toString('hex')}`,
    type: isCard ? 'card' : 'us_bank_account',
    brand: isCard ? brandOf(digits) : 'Sandbox Bank',
    last4: digits.slice(-4),
    outcome: testNumber.outcome,
    created: Math.floor(Date.now() / 1000),
  };
  ledger.write({ kind: 'method', value: method });
  return { status: 200, body: { id: method.id, brand: method.brand, last4: method.last4 } };
}

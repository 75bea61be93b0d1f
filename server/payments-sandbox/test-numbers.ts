/** The numbers that mean something to the sandbox. They are nobody's, and the only ones that it takes. */
export type Outcome =
  | 'authorized'
  | 'declined'
  | 'insufficient_funds'
  | 'challenge'
  /** It is authorized, and the answer never comes. */
  | 'timeout'
  /** It is declined, and the answer never comes. */
  | 'timeout_declined'
  /** It is not known until a webhook says so. */
  | 'late'
  | 'account_closed';

export type TestNumber = { number: string; outcome: Outcome; meaning: string };

export const testCards: readonly TestNumber[] = [
  { number: '4242424242424242', outcome: 'authorized', meaning: 'Accepted' },
  { number: '5555555555554444', outcome: 'authorized', meaning: 'Accepted (Mastercard)' },
  { number: '4000000000000002', outcome: 'declined', meaning: 'Declined' },
  { number: '4000000000009995', outcome: 'insufficient_funds', meaning: 'Not enough money' },
  { number: '4000002500003155', outcome: 'challenge', meaning: 'The bank asks back (3-D Secure)' },
  { number: '4000000000003089', outcome: 'timeout', meaning: 'No answer; accepted' },
  { number: '4000000000004061', outcome: 'timeout_declined', meaning: 'No answer; declined' },
  { number: '4000000000005126', outcome: 'late', meaning: 'Accepted some seconds later' },
];

/** Routing number 110000000 with these. */
export const testAccounts: readonly TestNumber[] = [
  { number: '000123456789', outcome: 'authorized', meaning: 'Accepted' },
  { number: '000111111116', outcome: 'account_closed', meaning: 'Returned: the account is closed' },
  { number: '000222222227', outcome: 'insufficient_funds', meaning: 'Returned: not enough money' },
];
export const testRouting = '110000000';

/** The check digit of a card number (ISO/IEC 7812-1). */
export function isCardNumber(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return /^\d{13,19}$/.test(digits) && sum % 10 === 0;
}

export const brandOf = (digits: string): string => (digits.startsWith('5') ? 'mastercard' : 'visa');

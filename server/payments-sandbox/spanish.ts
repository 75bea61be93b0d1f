/** The sandbox's own words in Spanish: a processor's form speaks its buyer's language, not the shop's messages. */
const spanish: Readonly<Record<string, string>> = {
  'Card number': 'Número de tarjeta',
  'Expires (MM / YY)': 'Vence (MM / AA)',
  'Security code': 'Código de seguridad',
  'Name on the account': 'Titular de la cuenta',
  'Routing number': 'Número de ruta',
  'Account number': 'Número de cuenta',
  Card: 'Tarjeta',
  'Bank account': 'Cuenta bancaria',
  'Sandbox.': 'Entorno de prueba.',
  'No money moves. Use a test number, never your own.':
    'No se mueve dinero. Use un número de prueba, nunca el suyo.',
  'Test numbers': 'Números de prueba',
  Accepted: 'Aceptada',
  'Accepted (Mastercard)': 'Aceptada (Mastercard)',
  Declined: 'Rechazada',
  'Not enough money': 'Fondos insuficientes',
  'The bank asks back (3-D Secure)': 'El banco pide confirmación (3-D Secure)',
  'No answer; accepted': 'Sin respuesta; aceptada',
  'No answer; declined': 'Sin respuesta; rechazada',
  'Accepted some seconds later': 'Aceptada unos segundos después',
  'Returned: the account is closed': 'Devuelto: la cuenta está cerrada',
  'Returned: not enough money': 'Devuelto: fondos insuficientes',
  'Enter a card number': 'Escriba un número de tarjeta',
  'Enter month and year, such as 04 / 30': 'Escriba mes y año, como 04 / 30',
  'This card has expired': 'Esta tarjeta está vencida',
  'Enter 3 or 4 digits': 'Escriba 3 o 4 dígitos',
  'Enter the name on the account': 'Escriba el titular de la cuenta',
  'Use 110000000 in the sandbox': 'Use 110000000 en el entorno de prueba',
  'This is a sandbox: use one of the test numbers':
    'Este es un entorno de prueba: use uno de los números de prueba',
};

/** `locale`: "es" as a buyer's form names it; anything else is English. */
export const speaker =
  (locale: string | null | undefined) =>
  (text: string): string =>
    locale === 'es' ? (spanish[text] ?? text) : text;

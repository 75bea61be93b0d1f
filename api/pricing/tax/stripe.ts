/** Stripe Tax (STRIPE_TAX=1): the rate of a place, asked for once an hour. */
import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { TaxPlace, TaxService } from './tax-service.ts';

const hour = 60 * 60 * 1000;
const mostKept = 5000;
/** A sum so large that its tax is the rate to a ten-thousandth of a percent. */
const probeCents = 1_000_000_00;

const stripeAddress = ({ address, city, state, zip }: TaxPlace) => ({
  country: 'US',
  line1: address,
  city,
  state,
  postal_code: zip,
});

/** Answers null, and logs why, where Stripe does not within three seconds; a minute passes then until it is asked again. */
export function stripeTax(
  key: string,
  log: Logger,
  client = new Stripe(key, { timeout: 3000, maxNetworkRetries: 0 }),
): TaxService {
  const rates = new Map<string, { until: number; rate: Promise<number | null> }>();
  const ask = async (from: TaxPlace, to: TaxPlace): Promise<number | null> => {
    try {
      const { tax_amount_exclusive } = await client.tax.calculations.create({
        currency: 'usd',
        line_items: [{ amount: probeCents, reference: 'rate', tax_behavior: 'exclusive' }],
        customer_details: { address: stripeAddress(to), address_source: 'shipping' },
        ship_from_details: { address: stripeAddress(from) },
      });
      return Math.round(tax_amount_exclusive / (probeCents / 1_000_000));
    } catch (error) {
      log.warn({ err: error, state: to.state }, 'Stripe Tax did not answer; the table of rates holds');
      return null;
    }
  };
  return {
    ratePpm: (from, to) => {
      const name = JSON.stringify([stripeAddress(from), stripeAddress(to)]);
      const now = Date.now();
      const known = rates.get(name);
      if (known && now < known.until) return known.rate;
      const entry = { until: now + hour, rate: ask(from, to) };
      void entry.rate.then((rate) => {
        if (rate === null) entry.until = Date.now() + 60_000;
      });
      rates.delete(name);
      rates.set(name, entry);
      const [oldest] = rates.keys();
      if (rates.size > mostKept && oldest !== undefined) rates.delete(oldest);
      return entry.rate;
    },
  };
}

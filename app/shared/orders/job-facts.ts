/** The job that an order is for, as its screens and its paper say it: what is known of it, in pairs. */
import * as m from '#messages';
import type { Cart } from '#schemas/domain/sales/cart.ts';

export function jobFacts({
  job_name,
  lien,
}: Pick<Cart, 'job_name' | 'lien'>): [what: string, value: string][] {
  const facts: [string, string | undefined][] = [
    [m.checkout_lien_job(), lien?.job_name || job_name],
    [m.checkout_lien_site(), lien?.site_address],
    [m.checkout_lien_legal(), lien?.legal_description],
    [m.checkout_lien_owner(), lien?.owner],
    [m.checkout_lien_contractor(), lien?.general_contractor],
    [m.checkout_lien_lender(), lien?.lender],
    [m.checkout_lien_bond(), lien?.bond],
  ];
  return facts.flatMap(([what, value]): [string, string][] => (value ? [[what, value]] : []));
}

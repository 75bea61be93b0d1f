import * as m from '#messages';
import type { Address } from '#schemas/domain/platform/address.ts';

/** An address as on an envelope: lines that hold nothing are left out. */
export function PostalAddress({ name, company, address, address2, city, state, zip }: Address) {
  const lines = [name, company, address, address2, m.shop_city_line({ city, state, zip })].filter(Boolean);
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

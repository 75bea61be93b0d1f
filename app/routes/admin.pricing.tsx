/** What pricing has, above each of its screens. */
import { Outlet } from '@remix-run/react';
import { PricingNav } from '#app/features/admin/pricing/pricing-parts.tsx';

export default function Pricing() {
  return (
    <>
      <PricingNav />
      <Outlet />
    </>
  );
}

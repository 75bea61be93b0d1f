/** What pricing has, above each of its screens. */
import { Outlet } from '@remix-run/react';
import { PricingNav } from '#app/features/pricing-admin/pricing-parts.tsx';

export default function Pricing() {
  return (
    <>
      <PricingNav />
      <Outlet />
    </>
  );
}

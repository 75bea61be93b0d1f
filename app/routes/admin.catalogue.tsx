/** The catalogue's own places, above each of its screens. */
import { Outlet } from '@remix-run/react';
import { CatalogueNav } from '#app/features/catalogue-admin/catalogue-nav.tsx';

export default function Catalogue() {
  return (
    <>
      <CatalogueNav />
      <Outlet />
    </>
  );
}

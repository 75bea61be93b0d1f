/** The catalog's own places, above each of its screens. */
import { Outlet } from '@remix-run/react';
import { CatalogNav } from '#app/features/admin/catalog/catalog-nav.tsx';

export default function Catalog() {
  return (
    <>
      <CatalogNav />
      <Outlet />
    </>
  );
}

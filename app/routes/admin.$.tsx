import { notFound } from '#app/shared/respond.server.ts';

/** An address of the employees' area that is none: admin.tsx says so. */
export function loader() {
  throw notFound();
}

export default function NotFound() {
  return null;
}

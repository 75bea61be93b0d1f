import type { LoaderFunctionArgs } from '@remix-run/node';

/** Whether this shop has maps, for what would show one (ui/maps-on.ts). */
export function loader({ context }: LoaderFunctionArgs) {
  context.cache.forbid();
  return Response.json({ isOn: context.mapsKey !== null });
}

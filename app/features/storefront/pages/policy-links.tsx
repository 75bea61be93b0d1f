import * as m from '#messages';
import { classes } from '#ui/classes.ts';

/**
 * The way to what delivery costs and what may come back, from where somebody is about to buy or has bought. Plain links:
 * the product's page has them as HTML (docs/decisions/0032-served-html.md).
 */
export function PolicyLinks({ warehouse, className }: { warehouse?: string; className?: string }) {
  const links = [
    ['/page/shipping', m.policy_delivery()],
    ['/page/return-policy', m.policy_returns()],
    ['/page/help', m.policy_help()],
  ] as const;
  return (
    <div data-no-print className={classes('text-sm', className)}>
      {warehouse ? <p className="text-stone">{m.policy_pickup({ warehouse })}</p> : null}
      <ul className="flex flex-wrap gap-x-5">
        {links.map(([href, label]) => (
          <li key={href}>
            <a
              href={href}
              data-soft
              className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

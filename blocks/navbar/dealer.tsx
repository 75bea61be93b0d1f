/**
 * For those who buy all day: departments in one row, everything in them one panel away, in columns. A narrow screen folds
 * the same list under its menu (app/styles/navbar.css): a <details> stands before what it opens, not around it, because
 * a closed one shows nothing of its inside on a wide screen either.
 */

import * as m from '#messages';
import { classes } from '#ui/classes.ts';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import {
  Bar,
  Featured,
  justify,
  Logo,
  type NavbarProps,
  Panel,
  Toggle,
  type Top,
  TopRow,
  useTops,
} from './parts.tsx';

function DealerTop({ top }: { top: Top }) {
  return (
    <>
      <Link to={top.href} data-top="" prefetch="intent" aria-current={top.current ? 'true' : undefined}>
        {top.label}
      </Link>
      {top.entries.length > 0 ? (
        <>
          <Toggle top={top} className="-mr-2" />
          <details className="dealer-fold">
            <summary data-count={top.entries.length}>{top.label}</summary>
          </details>
          <Panel top={top} className="dealer-panel">
            <p>
              <span>{top.label}</span>
              <Link to={top.href} prefetch="intent">
                {m.nav_all({ label: top.label })}
              </Link>
            </p>
            <ul>
              {top.entries.map((entry) => (
                <li key={`${entry.href} ${entry.label}`}>
                  <Link to={entry.href} prefetch="intent">
                    {entry.label}
                  </Link>
                </li>
              ))}
            </ul>
            {top.featured ? <Featured item={top.featured} /> : null}
          </Panel>
        </>
      ) : null}
    </>
  );
}

export default function DealerBar(props: NavbarProps) {
  const tops = useTops(props);
  return (
    <Bar {...props}>
      <div className="flex items-center justify-between gap-5 desk:justify-start broad:gap-8">
        <Logo {...props} />
        <nav aria-label={m.nav_label()} className="min-w-0 font-medium desk:grow">
          <details data-menu="" className="group/menu desk:hidden">
            <summary className="-mr-2 flex h-12 items-center gap-2 px-2 font-semibold">
              {m.nav_menu()}
              <MenuIcon className="size-6 group-open/menu:hidden" />
              <CloseIcon className="hidden size-6 group-open/menu:block" />
            </summary>
          </details>
          <TopRow
            tops={tops}
            className={classes('dealer-row', justify[props.data.navigation.alignment])}
            top={(top) => <DealerTop top={top} />}
          />
        </nav>
      </div>
    </Bar>
  );
}

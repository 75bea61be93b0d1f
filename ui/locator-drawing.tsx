import { useId, useMemo } from 'react';
import * as m from '#messages';
import { type Coordinates, planHeight, planWidth, streetPlan } from './street-plan.ts';

type Props = {
  name: string;
  at: Coordinates;
  /** The name stands below the pin. */
  hasName?: boolean;
};

/** Stands in for the map of a place: a drawing that says it is one. Fills the box that it stands in. */
export function LocatorDrawing({ name, at: { lat, lng }, hasName = false }: Props) {
  const id = useId();
  const plan = useMemo(() => streetPlan({ lat, lng }), [lat, lng]);
  const [x, y] = [planWidth / 2, planHeight / 2];
  return (
    <div className="relative size-full bg-paper">
      <svg
        viewBox={`0 0 ${planWidth} ${planHeight}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={m.map_drawing({ name })}
        className="size-full"
        fill="none"
      >
        {plan.quarters.map(({ turn, streets, lanes, built, parks, trees, edge }, index) => (
          <g key={edge} clipPath={`url(#${id}${index})`}>
            <clipPath id={`${id}${index}`}>
              <path d={edge} />
            </clipPath>
            <g transform={`rotate(${turn.toFixed(1)} ${x} ${y})`}>
              <path d={built} fill="var(--color-sand)" fillOpacity=".75" />
              <path d={parks} fill="var(--color-accent-soft)" />
              {trees.map(([left, top]) => (
                <circle
                  key={`${left} ${top}`}
                  cx={left}
                  cy={top}
                  r="1.7"
                  fill="var(--color-accent)"
                  fillOpacity=".38"
                />
              ))}
              <path d={lanes} stroke="var(--color-ink)" strokeOpacity=".2" strokeWidth=".7" />
              <path d={streets} stroke="var(--color-ink)" strokeOpacity=".62" strokeWidth="1.1" />
            </g>
          </g>
        ))}
        <g strokeLinejoin="round">
          <path
            d={plan.river}
            stroke="var(--color-ink)"
            strokeOpacity=".62"
            strokeWidth={plan.riverWidth + 2}
          />
          <path d={plan.river} stroke="var(--color-accent-soft)" strokeWidth={plan.riverWidth} />
          <path
            d={plan.river}
            stroke="var(--color-accent)"
            strokeOpacity=".4"
            strokeDasharray="22 16 9 26"
            strokeLinecap="round"
          />
        </g>
        <path d={plan.avenue} stroke="var(--color-ink)" strokeOpacity=".8" strokeWidth="8" />
        <path d={plan.avenue} stroke="var(--color-surface)" strokeWidth="6" />
        <circle cx={x} cy={y} r="30" fill="var(--color-surface)" fillOpacity=".55" />
        <circle cx={x} cy={y} r="30" stroke="var(--color-accent)" strokeOpacity=".55" strokeDasharray="2 4" />
        <ellipse cx={x} cy={y} rx="8" ry="3" fill="var(--color-ink)" fillOpacity=".28" />
        <path
          d={`M${x} ${y}c-3.500-9-13-15-13-25a13 13 0 0 1 26 0c0 10-9.500 16-13 25z`}
          fill="var(--color-accent)"
          stroke="var(--color-surface)"
          strokeWidth="1.5"
        />
        <circle cx={x} cy={y - 25} r="4.500" fill="var(--color-surface)" />
      </svg>
      {hasName ? (
        <p
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 mt-5 -translate-x-1/2 rounded-sm bg-surface px-2.5 py-0.5 font-display text-lg whitespace-nowrap shadow-card"
        >
          {name}
        </p>
      ) : null}
      <p className="absolute bottom-0 left-0 bg-surface px-2 py-1 text-xs text-stone">{m.map_is_drawing()}</p>
    </div>
  );
}

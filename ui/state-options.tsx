import * as m from '#messages';

/** The options of a choice of state, none chosen first. */
export function StateOptions({ states }: { states: readonly string[] }) {
  return (
    <>
      <option value="">{m.checkout_state_none()}</option>
      {states.map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </>
  );
}

/** What a variant is judged by. */
import * as m from '#messages';
import { experimentGoals } from '#schemas/domain/content/experiment.ts';
import { SelectField } from '#ui/field.tsx';
import { goalNames } from './experiment-words.tsx';

export const GoalField = ({ value = 'add to cart' }: { value?: string }) => (
  <SelectField label={m.experiment_goal()} hint={m.experiment_goal_hint()} name="goal" defaultValue={value}>
    {experimentGoals.map((goal) => (
      <option key={goal} value={goal}>
        {goalNames[goal]()}
      </option>
    ))}
  </SelectField>
);

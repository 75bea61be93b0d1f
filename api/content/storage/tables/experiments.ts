/** Tables of migrations/0093-experiments.ts. */
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type {
  ExperimentGoal,
  ExperimentResult,
  ExperimentState,
  Shares,
} from '#schemas/domain/content/experiment.ts';
import type { Audience, Variant } from '#schemas/domain/content/page.ts';

type ExperimentTables = {
  experiment: {
    id: string;
    /** Its live document is variant A. */
    page_id: string;
    /** The document of variant B. */
    variant_id: string;
    /** The block that B replaces; null for all of them. */
    block: string | null;
    name: string;
    goal: ExperimentGoal;
    /** Percent that sees B. */
    shares: Json<Shares>;
    state: ExperimentState;
    winner: Variant | null;
    author: string;
    created_at: Moment;
    started_at: Moment | null;
    ended_at: Moment | null;
    /** What it had shown as it ended: its visitors are forgotten then. */
    result: ColumnType<ExperimentResult | null, string | null | undefined, string | null>;
  };
  experiment_visitor: {
    experiment_id: string;
    /** A hash of the experiment and a random cookie. */
    visitor: string;
    variant: Variant;
    audience: Audience;
    seen_at: Moment;
  };
  experiment_goal: {
    experiment_id: string;
    visitor: string;
    goal: ExperimentGoal;
    /** How often; a visitor counts once. */
    count: number;
    cents: ColumnType<number, number, number>;
    reached_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends ExperimentTables {}
}

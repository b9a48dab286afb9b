import { TUTORIAL } from '../../../catalogue/tutorial.ts'
import { goalAmount, type TutorialProgress, type TutorialState } from '../../../rules/tutorial.ts'
import { now } from '../../platform/clock.ts'
import { sql, sqlSoon } from '../../platform/sql.ts'

interface StepRow {
  readonly stepKey: string
  readonly progress: number
  readonly status: 'ACTIVE' | 'DONE' | 'COMPLETED'
}

const positions = new Map(TUTORIAL.map((step, index) => [step.key, index]))

/** Steps that the catalogue no longer has are passed over. */
const inOrder = (rows: readonly StepRow[]): StepRow[] =>
  rows
    .filter((row) => positions.has(row.stepKey))
    .sort((a, b) => (positions.get(a.stepKey) ?? 0) - (positions.get(b.stepKey) ?? 0))

const stateOf = (rows: readonly StepRow[]): TutorialState => ({
  completed: rows.filter((row) => row.status === 'COMPLETED').map((row) => row.stepKey),
  active: rows
    .filter((row) => row.status !== 'COMPLETED')
    .map((row) => ({ key: row.stepKey, progress: row.progress })),
})

/** Where a player stands in the tutorial. */
export const loadTutorial = async (playerId: number): Promise<TutorialState> =>
  stateOf(
    inOrder(
      await sql<StepRow>`SELECT step_key, progress, status FROM tutorial_step WHERE player_id = ${playerId}`,
    ),
  )

const stepOf = (key: string) => TUTORIAL.find((step) => step.key === key)

const statusOf = ({ key, progress }: TutorialProgress): 'ACTIVE' | 'DONE' => {
  const step = stepOf(key)
  return step?.type === 'quest' && progress >= goalAmount(step) ? 'DONE' : 'ACTIVE'
}

/** Writes steps that have become active, or have progressed. */
export const saveActive = (playerId: number, active: readonly TutorialProgress[]): void => {
  if (active.length === 0) return
  sqlSoon`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status)
    SELECT ${playerId}, * FROM unnest(
      ${active.map((entry) => entry.key)}::text[],
      ${active.map((entry) => (stepOf(entry.key)?.type === 'banner' ? 'BANNER' : 'QUEST'))}::text[],
      ${active.map((entry) => entry.progress)}::int[], ${active.map(statusOf)}::text[])
    ON CONFLICT (player_id, step_key) DO UPDATE SET progress = excluded.progress, status = excluded.status
      WHERE tutorial_step.status <> 'COMPLETED'`
}

/** Writes that a step is done with for good. */
export const saveCompleted = (playerId: number, key: string): void =>
  sqlSoon`
    UPDATE tutorial_step SET status = 'COMPLETED', completed_at = ${now()}
    WHERE player_id = ${playerId} AND step_key = ${key}`

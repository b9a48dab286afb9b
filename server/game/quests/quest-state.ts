import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { LadderState } from '#rules/quests/daily-ladder.ts'
import { FIRST_STAGE, type InfiniteQuestState } from '#rules/quests/quest-progress.ts'
import type { InfiniteQuestKind } from '#rules/quests/quests.ts'
import { type TutorialState, tutorialState } from '#rules/quests/tutorial.ts'
import { now } from '../../platform/clock.ts'
import { sqlOne } from '../../platform/sql.ts'
import { gameDayOf } from '../energy/game-day.ts'
import { type DailyQuestRow, type DayState, dayStateOf } from './day-state.ts'

/** The state of all quests of a player. */
export type QuestState = {
  readonly level: number
  readonly tutorial: TutorialState
  /** Banners of a newer catalogue without a row. The next completed step stores them. */
  readonly unsaved: readonly string[]
  readonly day: DayState
  readonly infinite: Readonly<Record<InfiniteQuestKind, InfiniteQuestState>>
  readonly ladder: LadderState
}

/** What is stored of a player's quests. */
export type QuestRow = {
  readonly level: number
  readonly steps: readonly { key: string; progress: number; isCompleted: boolean }[]
  readonly daily: readonly DailyQuestRow[]
  readonly infinite: readonly ({ kind: InfiniteQuestKind } & InfiniteQuestState)[]
  readonly ladderStep: number | null
  readonly ladderDay: string | null
}

/** Of the current game day. One statement, because nearly every command reads quests. */
export function readQuestRow(playerId: number): Promise<QuestRow> {
  const day = gameDayOf(now())
  return sqlOne<QuestRow>`
  SELECT level,
    (SELECT coalesce(json_agg(json_build_object('key', step_key, 'progress', progress, 'isCompleted', status = 'COMPLETED')), '[]')
      FROM tutorial_step WHERE player_id = ${playerId}) AS steps,
    (SELECT coalesce(json_agg(json_build_object('key', quest_key, 'progress', progress, 'things', things,
        'isClaimed', claimed_at IS NOT NULL) ORDER BY position), '[]')
      FROM daily_quest WHERE player_id = ${playerId} AND day = ${day}) AS daily,
    (SELECT coalesce(json_agg(json_build_object('kind', kind, 'stage', stage, 'progress', progress, 'owed', owed)), '[]')
      FROM infinite_quest WHERE player_id = ${playerId}) AS infinite,
    reward.step AS ladder_step, reward.taken_on AS ladder_day
  FROM player LEFT JOIN daily_reward AS reward ON reward.player_id = player.id
  WHERE player.id = ${playerId}`
}

const positions = new Map(TUTORIAL.map((step, index) => [step.key, index]))

/** Ignores steps that the catalogue no longer has. */
function tutorialOf({ steps }: QuestRow, level: number): Pick<QuestState, 'tutorial' | 'unsaved'> {
  const known = steps
    .filter(({ key }) => positions.has(key))
    .sort((a, b) => (positions.get(a.key) ?? 0) - (positions.get(b.key) ?? 0))
  const completed = known.filter(({ isCompleted }) => isCompleted).map(({ key }) => key)
  const tutorial = tutorialState(TUTORIAL, completed, known, level)
  const stored = new Set(completed)
  return { tutorial, unsaved: tutorial.completed.filter((key) => !stored.has(key)) }
}

function infiniteOf({ infinite }: QuestRow): QuestState['infinite'] {
  const stored = new Map(
    infinite.map(({ kind, stage, progress, owed }) => [kind, { stage, progress, owed }] as const),
  )
  const of = (kind: InfiniteQuestKind): InfiniteQuestState => stored.get(kind) ?? FIRST_STAGE
  return {
    buyArmy: of('buyArmy'),
    winMissions: of('winMissions'),
    collectTaxes: of('collectTaxes'),
    equipGear: of('equipGear'),
    sharpenCharacteristics: of('sharpenCharacteristics'),
    sharpenArmorOrDodge: of('sharpenArmorOrDodge'),
    build: of('build'),
    winCrusades: of('winCrusades'),
    foray: of('foray'),
  }
}

/** The instant (ms) at which a stored game day began. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+03:00`)
}

/** A player's quests on the current game day. `asOfLevel` overrides the row's level, which may just have risen. */
export async function loadQuests(
  playerId: number,
  asOfLevel?: number,
  read: Promise<QuestRow> = readQuestRow(playerId),
): Promise<QuestState> {
  const day = gameDayOf(now())
  const row = await read
  const level = asOfLevel ?? row.level
  const steps = tutorialOf(row, level)
  return {
    level,
    ...steps,
    day: dayStateOf({ playerId, day, level, unlocks: steps.tutorial.completed }, row.daily),
    infinite: infiniteOf(row),
    ladder: { step: row.ladderStep ?? 0, takenOn: row.ladderDay === null ? null : startOf(row.ladderDay) },
  }
}

import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { advanceDaily, advanceInfinite, type DailyQuestState } from '#rules/quests/quest-progress.ts'
import { INFINITE_QUEST_KINDS } from '#rules/quests/quests.ts'
import {
  advanceTutorial,
  startTutorial as firstState,
  type TutorialProgress,
} from '#rules/quests/tutorial.ts'
import { countVictories } from '../guilds/weeks.ts'
import { report } from '../live/report.ts'
import type { DayState } from './day-state.ts'
import { loadQuests, type QuestRow, type QuestState, readQuestRow } from './quest-state.ts'
import {
  noteEquippedGear,
  saveCompleted,
  saveDaily,
  saveDay,
  saveInfinite,
  saveProgress,
} from './quest-store.ts'

/** Opens the first steps of the tutorial, in the transaction that creates the player. */
export function startTutorial(playerId: number): void {
  const { completed, active } = firstState(TUTORIAL)
  saveCompleted(playerId, completed)
  saveProgress(playerId, active)
}

/** The level before these events. Daily quests belong to the level at which the day began. */
function levelBefore(events: readonly GameEvent[]): number | undefined {
  const reached = events.flatMap((event) => (event.type === 'levelReached' ? [event.level] : []))
  return reached.length > 0 ? Math.min(...reached) - 1 : undefined
}

function advanceSteps(playerId: number, { tutorial }: QuestState, events: readonly GameEvent[]): boolean {
  const after = events.reduce((state, event) => advanceTutorial(TUTORIAL, state, event), tutorial)
  const known = new Map([...tutorial.active, ...tutorial.ahead].map(({ key, progress }) => [key, progress]))
  const isNew = ({ key, progress }: TutorialProgress) => known.get(key) !== progress
  const changed = after.active.filter(isNew)
  saveProgress(playerId, [...changed, ...after.ahead.filter(isNew)])
  return changed.length > 0
}

/**
 * Stores the day's quests if they are not stored yet: before a change of level or unlocks, or with the first
 * progress.
 */
export function keepDay(playerId: number, day: DayState): void {
  if (!day.isStored) saveDay(playerId, day)
}

function advanceDay(playerId: number, { day }: QuestState, events: readonly GameEvent[]): boolean {
  const quests = day.quests.map((before) => {
    const { quest, isClaimed } = before
    if (isClaimed) return before
    const { progress, things } = events.reduce<DailyQuestState>(
      (state, event) => advanceDaily(quest.goal, state, event),
      before,
    )
    return progress === before.progress ? before : { quest, isClaimed, progress, things }
  })
  const changed = quests.filter((quest, index) => quest !== day.quests[index])
  const isLevelUp = events.some(({ type }) => type === 'levelReached')
  if (day.isStored) saveDaily(playerId, day.day, changed)
  else if (changed.length > 0 || isLevelUp) saveDay(playerId, { ...day, quests })
  return changed.length > 0
}

/** Drops repeated equipping: an item counts only when it is equipped for the first time. */
async function withoutKnownGear(
  playerId: number,
  events: readonly GameEvent[],
): Promise<readonly GameEvent[]> {
  const ids = events.flatMap((event) => (event.type === 'gearEquipped' ? [event.gearEntityId] : []))
  if (ids.length === 0) return events
  const fresh = await noteEquippedGear(playerId, ids)
  return events.filter((event) => event.type !== 'gearEquipped' || fresh.delete(event.gearEntityId))
}

function advanceStages(playerId: number, { infinite }: QuestState, events: readonly GameEvent[]): boolean {
  const changed = INFINITE_QUEST_KINDS.flatMap((kind) => {
    const before = infinite[kind]
    const after = events.reduce((state, event) => advanceInfinite(kind, state, event), before)
    return after === before ? [] : [{ kind, after }]
  })
  for (const { kind, after } of changed) saveInfinite(playerId, kind, after)
  return changed.length > 0
}

/**
 * Counts a locked player's actions for tutorial, daily and infinite quests, and victories for the guild. Other domains call it
 * in their commands. Reports `quests` only if something has changed.
 */
export function advance(playerId: number, ...events: readonly GameEvent[]): Promise<void> {
  return advanceFrom(playerId, events)
}

/** Counts the actions of a command for quests that it has read ahead. Once, as nothing else may change them in between. */
export type Advance = (...events: readonly GameEvent[]) => Promise<void>

/** Reads a player's quests together with what else a command reads, so that counting its actions does not wait for them. */
export async function readyToAdvance(playerId: number): Promise<Advance> {
  const row = await readQuestRow(playerId)
  return (...events) => advanceFrom(playerId, events, Promise.resolve(row))
}

async function advanceFrom(
  playerId: number,
  events: readonly GameEvent[],
  read?: Promise<QuestRow>,
): Promise<void> {
  if (events.length === 0) return
  countVictories(playerId, events)
  const state = await loadQuests(playerId, levelBefore(events), read)
  const changes = [
    advanceSteps(playerId, state, events),
    advanceDay(playerId, state, events),
    advanceStages(playerId, state, await withoutKnownGear(playerId, events)),
  ]
  if (changes.includes(true)) report(playerId, 'quests')
}

import type { ChallengeTally, ChallengeType } from '#rules/challenges/challenges.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { type DefencePlan, NO_GARRISON } from '#rules/raids/plan.ts'

/** State of a simulated castle among others: raids, wine, crusades, the challenge. */
export type Outside = {
  garrison: DefencePlan
  /** End of newcomers' protection (ms); null below level 10. */
  protectedUntil: number | null
  /** When each castle may be raided again by this one (ms), by its id. */
  raidAgainAt: Record<number, number>
  wineAgainAt: number
  /** Until when other spies see nothing, and when the own ones are back (ms). */
  spyImmuneUntil: number
  spiesBackAt: number
  /** Id of the castle that beat this one last, until that is avenged. */
  avengeOn: number | null
  damaged: RaidBuilding[]
  /** The game day (its start, ms) to which the counts below belong. */
  day: number
  projectilesThrown: number
  raids: number
  crusades: number
  lots: number
  /** It is of no guild yet, and keeps diamonds to found one with others. */
  savesForGuild: boolean
  /** The running challenge and what this castle has in it. */
  contest: Contest | null
}

/** The running challenge for one castle; `value` is what its place is counted by. */
export type Contest = ChallengeTally & { type: ChallengeType; startedAt: number; value: number }

/** A new castle: no garrison, no relations. */
export function newOutside(): Outside {
  return {
    garrison: { ...NO_GARRISON },
    protectedUntil: null,
    raidAgainAt: {},
    wineAgainAt: 0,
    spyImmuneUntil: 0,
    spiesBackAt: 0,
    avengeOn: null,
    damaged: [],
    day: 0,
    projectilesThrown: 0,
    raids: 0,
    crusades: 0,
    lots: 0,
    savesForGuild: false,
    contest: null,
  }
}

/** Resets the counts of a game day. */
export function turnOutsideDay(outside: Outside, day: number): void {
  if (outside.day === day) return
  outside.day = day
  outside.projectilesThrown = 0
  outside.raids = 0
  outside.crusades = 0
  outside.lots = 0
  if (outside.contest !== null) outside.contest.energyCounted = 0
}

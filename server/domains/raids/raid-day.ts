import { gameDayOf } from '../../game/energy/game-day.ts'
import type { RaidCastleRow } from '../../game/raids/raid-castle.ts'

/** What the current game day has brought a castle in raids. */
export type RaidDay = Pick<
  RaidCastleRow,
  'day' | 'goldAtDayStart' | 'lootedToday' | 'defencesRewarded' | 'projectilesThrown' | 'neighboursLooted'
>

/** The counters of the game day at this instant: those of an earlier day start again. */
export function raidDayOf(castle: RaidCastleRow, instant: Date): RaidDay {
  const day = gameDayOf(instant)
  if (castle.day !== day)
    return {
      day,
      goldAtDayStart: null,
      lootedToday: 0,
      defencesRewarded: 0,
      projectilesThrown: 0,
      neighboursLooted: 0,
    }
  const { goldAtDayStart, lootedToday, defencesRewarded, projectilesThrown, neighboursLooted } = castle
  return { day, goldAtDayStart, lootedToday, defencesRewarded, projectilesThrown, neighboursLooted }
}

import { weekStart } from '#rules/guilds/weeks.ts'
import type { GameEvent } from '#rules/quests/game-event.ts'
import { now } from '../../platform/clock.ts'
import { sql, sqlSoon, trustedText } from '../../platform/sql.ts'

type Victory = 'missions' | 'crusades' | 'raids'

function victoryOf(event: GameEvent): Victory | null {
  if (event.type === 'missionWon') return 'missions'
  if (event.type === 'crusadeFought') return event.isWon ? 'crusades' : null
  return event.type === 'forayFought' && event.isWon && !event.isTraining ? 'raids' : null
}

/** Adds what a locked player has won to the week of the guild, if there is one. Not awaited. */
export function countVictories(playerId: number, events: readonly GameEvent[]): void {
  for (const event of events) {
    const victory = victoryOf(event)
    if (victory === null) continue
    const column = trustedText(victory)
    sqlSoon`
      INSERT INTO guild_week AS week (guild_id, starts_at, ${column})
      SELECT guild_id, ${new Date(weekStart(now().getTime()))}, 1 FROM guild_member WHERE player_id = ${playerId}
      ON CONFLICT (guild_id, starts_at) DO UPDATE SET ${column} = week.${column} + 1`
  }
}

export type WeekRow = {
  readonly startsAt: Date
  readonly missions: number
  readonly crusades: number
  readonly raids: number
}

/** The weeks of a guild since an instant. Weeks without a victory are missing. */
export function readWeeks(guildId: number, since: Date): Promise<WeekRow[]> {
  return sql<WeekRow>`
    SELECT starts_at, missions, crusades, raids FROM guild_week WHERE guild_id = ${guildId} AND starts_at >= ${since}`
}

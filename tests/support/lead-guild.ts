import { foundGuild } from '#server/domains/guilds/found-guild.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'

/** The tag of the guild that `leadGuild` founds for a player. */
export function guildTagOf(playerId: number): string {
  return String(playerId % 10_000).padStart(4, '0')
}

/** Lets a player lead a guild of their own, unless they belong to one. */
export function leadGuild(playerId: number): Promise<void> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    if (player.guildTag !== null) return
    const tag = guildTagOf(playerId)
    earn(player, { diamonds: 1_000 }, 'ADMIN')
    await foundGuild(player, { name: `Двор ${tag}`, tag, description: '' })
  })
}

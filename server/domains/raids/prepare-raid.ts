import { type Contest, readContest } from '../../game/challenges/contest.ts'
import { type Drawn, draw } from '../../game/draws/draw.ts'
import { nextFightId } from '../../game/fights/save-raid.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { type Advance, readyToAdvance } from '../../game/quests/advance.ts'

/** What a raid needs of the database besides the situation of both castles. */
export type PreparedRaid = {
  readonly fightId: number
  readonly drawn: Drawn
  readonly contest: Contest
  /** Null of neighbours, who have no quests, and of the training opponent. */
  readonly advance: { readonly raider: Advance | null; readonly victim: Advance | null }
}

function ofPerson(player: LockedPlayer | null): Promise<Advance | null> {
  return player?.kind === 'HUMAN' ? readyToAdvance(player.id) : Promise.resolve(null)
}

/**
 * Takes the id and the seed of a raid and reads both players' quests. Read it together with the situations: it is one round
 * trip then. A refused raid gives the seed back with its transaction.
 */
export async function prepareRaid(raider: LockedPlayer, victim: LockedPlayer | null): Promise<PreparedRaid> {
  const [fightId, drawn, contest, ofRaider, ofVictim] = await Promise.all([
    nextFightId(),
    draw('raid', raider.id),
    readContest(raider.id, ...(victim ? [victim.id] : [])),
    ofPerson(raider),
    ofPerson(victim),
  ])
  return { fightId, drawn, contest, advance: { raider: ofRaider, victim: ofVictim } }
}

import { CRUSADE_ENERGY, crusadeBoss, crusadeSeconds } from '#rules/crusades/crusades.ts'
import { crusadeLeadRefusals, crusadeStartRefusals } from '#rules/crusades/refusals.ts'
import { type CrusadeInput, fightCrusade } from '#rules/fight/crusade.ts'
import { type Contest, countForChallenge, readContest } from '../../game/challenges/contest.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { setOut } from '../../game/crusades/changes.ts'
import { draw } from '../../game/draws/draw.ts'
import { spendEnergy } from '../../game/energy/energy-state.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { advance } from '../../game/quests/advance.ts'
import { schedule } from '../../game/timers/schedule.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { bossOf } from './boss-of.ts'
import { readCrusaders } from './crusaders.ts'
import type { LockedCrusade } from './locked-crusade.ts'
import { notifyOf } from './notify-of-crusade.ts'

/** The members of a locked crusade, the leader first. */
function membersOf({ members, people }: LockedCrusade): LockedPlayer[] {
  return members.flatMap(({ playerId }) => people.get(playerId) ?? [])
}

async function payEnergy(member: LockedPlayer, contest: Contest): Promise<void> {
  savePlayer(member, spendEnergy(member, CRUSADE_ENERGY))
  countForChallenge(contest, member, { type: 'energySpent', energy: CRUSADE_ENERGY })
  if (member.kind === 'HUMAN') await advance(member.id, { type: 'energySpent', amount: CRUSADE_ENERGY })
}

function notifyEverybody(locked: LockedCrusade): void {
  const { player, members, candidates, people } = locked
  for (const { playerId } of members)
    if (playerId !== player.id) notifyOf(people.get(playerId), 'CRUSADE_COMPLETION_STARTED', locked, player)
  for (const { playerId, kind } of candidates)
    if (kind === 'REQUEST') notifyOf(people.get(playerId), 'CRUSADE_JOIN_REQUEST_REJECTED', locked, player)
}

/**
 * Sends a crusade off. The fight is decided here from the armies as they are and the drawn seed; it is revealed and paid
 * when each member comes home. 422 leaderOnly, crusadeStarted, crusadeTooSmall, hostAway, notEnoughEnergy.
 */
export async function startCrusade(locked: LockedCrusade): Promise<void> {
  refuseByRules(crusadeLeadRefusals(locked))
  const members = membersOf(locked)
  const crusaders = await readCrusaders(members)
  refuseByRules(crusadeStartRefusals(crusaders))
  const [{ seed, drawnFrom }, contest] = await Promise.all([
    draw('crusade', locked.crusade.leaderId),
    readContest(...members.map(({ id }) => id)),
  ])
  const input: CrusadeInput = {
    ground: 'CRUSADE',
    hosts: crusaders.map(({ contender }) => contender),
    boss: crusadeBoss(bossOf(locked.crusade)),
  }
  const { result } = fightCrusade(input, seed)
  const startedAt = now()
  const endsAt = afterGameSeconds(crusadeSeconds(result), startedAt)
  for (const member of members) await payEnergy(member, contest)
  setOut(locked, { seed, drawnFrom, input, result, startedAt, endsAt }, crusaders)
  for (const { id, playerId } of locked.members)
    schedule('crusadeEnd', { playerId, subjectId: id, dueAt: endsAt })
  notifyEverybody(locked)
}

import type { Crusade, CrusadeCandidate, CrusadeMember } from '#generated/types.ts'
import { CRUSADE_ENERGY, CRUSADE_MEMBERS } from '#rules/crusades/crusades.ts'
import { contenderPower, crusadeForecast } from '#rules/crusades/forecast.ts'
import {
  type CrusadeState,
  type CrusadeTie,
  crusadeRequestRefusals,
  crusadeStartRefusals,
} from '#rules/crusades/refusals.ts'
import { latestReturn } from '../../game/crusades/mark.ts'
import type { CandidateKind } from '../../game/crusades/models.ts'
import { countOwn, findOwnCrusade, type Gathering, stateOf, tieOf } from '../../game/crusades/store.ts'
import { viewPlayerInfo, viewPresence } from '../../game/player/player-info.ts'
import { findPlayers, type PlayerRow } from '../../game/player/player-row.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { bossOf } from './boss-of.ts'
import { type Viewer, viewBoss, viewReasons } from './boss-view.ts'
import { type Crusader, readCrusaders } from './crusaders.ts'
import { disbandsAt } from './gathering-time.ts'
import { unknownCrusade } from './locked-crusade.ts'

const CANDIDATES = bulkhead('crusade candidates')

/** A crusade with the armies of everybody whom the caller may see. */
type ViewedCrusade = Gathering & {
  readonly caller: PlayerRow
  readonly viewer: Viewer
  readonly tie: CrusadeTie
  readonly state: CrusadeState
  /** Members as they go, the leader first: while they are out, with the armies that set out. */
  readonly crusaders: readonly Crusader[]
  readonly guests: readonly Crusader[]
}

function isMember(tie: CrusadeTie): boolean {
  return tie === 'MEMBER' || tie === 'LEADER'
}

/** The armies that set out, instead of those that the castles have now. */
function asSetOut(crusaders: readonly Crusader[], { input }: Gathering['crusade']): Crusader[] {
  return crusaders.map((crusader) => ({
    ...crusader,
    contender: input?.hosts.find(({ playerId }) => playerId === crusader.player.id) ?? crusader.contender,
  }))
}

async function readViewed(caller: PlayerRow, gathering: Gathering): Promise<ViewedCrusade> {
  const tie = tieOf(gathering, caller.id)
  const state = stateOf(gathering.crusade)
  if (state !== 'GATHERING' && !isMember(tie)) throw unknownCrusade()
  const memberIds = gathering.members.map(({ playerId }) => playerId)
  const guestIds = tie === 'LEADER' ? gathering.candidates.map(({ playerId }) => playerId) : []
  const players = await findPlayers([...new Set([caller.id, ...memberIds, ...guestIds])])
  const [all, own] = await Promise.all([readCrusaders(players), findOwnCrusade(caller.id)])
  const known = (id: number): Crusader[] => all.filter(({ player }) => player.id === id)
  const [self] = known(caller.id)
  if (!self) throw unknownCrusade()
  return {
    ...gathering,
    caller,
    viewer: { ...self, inCrusade: own !== undefined },
    tie,
    state,
    crusaders: asSetOut(memberIds.flatMap(known), gathering.crusade),
    guests: guestIds.flatMap(known),
  }
}

function viewMembers(viewed: ViewedCrusade): CrusadeMember[] {
  const { crusade, crusaders, tie } = viewed
  const boss = bossOf(crusade)
  const powers = crusaders.map(({ contender }) => contenderPower(boss, contender))
  const whole = powers.reduce((sum, power) => sum + power, 0)
  return crusaders.map(({ player, isAway, energy }, index) => {
    const power = powers[index] ?? 0
    return {
      player: viewPlayerInfo(player),
      ...viewPresence(player),
      isLeader: player.id === crusade.leaderId,
      power,
      winShare: whole > 0 ? Math.round((100 * power) / whole) : 0,
      isAway: isMember(tie) ? isAway : null,
      hasEnergy: isMember(tie) ? energy >= CRUSADE_ENERGY : null,
    }
  })
}

function viewCandidates(viewed: ViewedCrusade, kind: CandidateKind): CrusadeCandidate[] {
  const boss = bossOf(viewed.crusade)
  const view = ({ player, contender }: Crusader): CrusadeCandidate[] => {
    const candidate = viewed.candidates.find(({ playerId }) => playerId === player.id)
    return candidate?.kind === kind
      ? [
          {
            player: viewPlayerInfo(player),
            ...viewPresence(player),
            power: contenderPower(boss, contender),
            since: candidate.since.toISOString(),
          },
        ]
      : []
  }
  return viewRows(viewed.guests, view, CANDIDATES).flat()
}

async function viewJoinReasons(viewed: ViewedCrusade) {
  const { crusade, tie, state, caller, members, candidates, viewer } = viewed
  if (isMember(tie)) return []
  return viewReasons(
    crusadeRequestRefusals({
      state,
      tie,
      boss: bossOf(crusade),
      level: caller.level,
      inCrusade: viewer.inCrusade,
      members: members.length,
      isOpen: tie === 'INVITED',
      isKeyWrong: false,
      ownRequests: await countOwn(caller.id, 'REQUEST'),
      crusadeRequests: candidates.filter(({ kind }) => kind === 'REQUEST').length,
    }),
  )
}

/** A crusade for the caller. 404 for strangers once it has set out. */
export async function viewCrusade(caller: PlayerRow, gathering: Gathering): Promise<Crusade> {
  const viewed = await readViewed(caller, gathering)
  const { crusade, crusaders, tie, state, viewer } = viewed
  const boss = bossOf(crusade)
  const members = viewMembers(viewed)
  const leader = crusaders.find(({ player }) => player.id === crusade.leaderId)?.player ?? caller
  const isEnded = state === 'ENDED'
  return {
    crusadeId: crusade.id,
    state,
    name: crusade.name,
    boss: viewBoss(boss, viewer, Math.max(boss.hostsNeeded, members.length)),
    leader: viewPlayerInfo(leader),
    members,
    membersMax: CRUSADE_MEMBERS.max,
    power: members.reduce((sum, { power }) => sum + power, 0),
    ...crusadeForecast(
      boss,
      crusaders.map(({ contender }) => contender),
    ),
    createdAt: crusade.createdAt.toISOString(),
    disbandsAt: state === 'GATHERING' ? disbandsAt(crusade.createdAt).toISOString() : null,
    startedAt: crusade.startedAt?.toISOString() ?? null,
    endsAt: crusade.startedAt ? latestReturn(crusade.startedAt).toISOString() : null,
    fightId: isEnded ? crusade.fightId : null,
    result: isEnded ? crusade.result : null,
    tie,
    requests: viewCandidates(viewed, 'REQUEST'),
    invitations: viewCandidates(viewed, 'INVITATION'),
    inviteKey: tie === 'LEADER' ? crusade.inviteKey : null,
    joinRefusals: await viewJoinReasons(viewed),
    startRefusals: state === 'GATHERING' ? viewReasons(crusadeStartRefusals(crusaders)) : [],
    serverTime: now().toISOString(),
  }
}

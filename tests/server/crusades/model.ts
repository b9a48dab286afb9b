/** What a test knows of crusades and of eight players, apart from the server. */
export type ModelPlayer = {
  readonly id: number
  energy: number
  /** The crusade that the player is a member of. */
  crusade: ModelCrusade | null
  /** Crusades to which the player has sent a request. */
  readonly asked: Set<ModelCrusade>
  readonly invited: Set<ModelCrusade>
  /** News about crusades, oldest first. */
  readonly news: string[]
}

export type ModelCrusade = {
  readonly id: number
  readonly leader: ModelPlayer
  /** The leader first. */
  readonly members: ModelPlayer[]
  isOut: boolean
}

export function modelPlayer(id: number): ModelPlayer {
  return { id, energy: 120, crusade: null, asked: new Set(), invited: new Set(), news: [] }
}

/** An outcome that a test expects: done, or the code of the refusal. */
export type Expected = 'done' | string

const PLACES = 6
const REQUESTS = 5
const ENERGY = 10

export function expectCall(player: ModelPlayer): Expected {
  return player.crusade ? 'crusadeUnderway' : 'done'
}

/** Who has gone with the caller before hears of the new crusade. */
export function bookCall(id: number, player: ModelPlayer, companions: readonly ModelPlayer[]): ModelCrusade {
  const crusade: ModelCrusade = { id, leader: player, members: [player], isOut: false }
  player.crusade = crusade
  for (const companion of companions) companion.news.push('CRUSADE_CREATED')
  player.asked.clear()
  player.invited.clear()
  return crusade
}

function joinRefusal(crusade: ModelCrusade, player: ModelPlayer): Expected | null {
  if (crusade.isOut) return 'crusadeStarted'
  if (player.crusade) return 'crusadeUnderway'
  return crusade.members.length >= PLACES ? 'crusadeFull' : null
}

function admit(crusade: ModelCrusade, player: ModelPlayer): void {
  crusade.members.push(player)
  player.crusade = crusade
  player.asked.clear()
  player.invited.clear()
}

export function bookRequest(crusade: ModelCrusade, player: ModelPlayer): Expected {
  const refusal = joinRefusal(crusade, player)
  if (refusal) return refusal
  if (player.invited.has(crusade)) {
    admit(crusade, player)
    crusade.leader.news.push('CRUSADE_JOIN_REQUEST_ACCEPTED')
    return 'done'
  }
  if (player.asked.has(crusade)) return 'alreadyRequested'
  if (player.asked.size >= REQUESTS) return 'tooManyJoinRequests'
  player.asked.add(crusade)
  crusade.leader.news.push('CRUSADE_JOIN_REQUEST_SENT')
  return 'done'
}

export function bookRevoke(crusade: ModelCrusade, player: ModelPlayer): Expected {
  if (!player.asked.delete(crusade)) return 'notFound'
  crusade.leader.news.push('CRUSADE_JOIN_REQUEST_REVOKED')
  return 'done'
}

function leadRefusal(crusade: ModelCrusade, player: ModelPlayer): Expected | null {
  if (crusade.leader !== player) return 'leaderOnly'
  return crusade.isOut ? 'crusadeStarted' : null
}

export function bookAccept(crusade: ModelCrusade, player: ModelPlayer, other: ModelPlayer): Expected {
  const refusal = leadRefusal(crusade, player)
  if (refusal) return refusal
  if (crusade.members.length >= PLACES) return 'crusadeFull'
  if (!other.asked.has(crusade)) return 'notFound'
  admit(crusade, other)
  other.news.push('CRUSADE_JOIN_REQUEST_ACCEPTED')
  return 'done'
}

export function bookReject(crusade: ModelCrusade, player: ModelPlayer, other: ModelPlayer): Expected {
  const refusal = leadRefusal(crusade, player)
  if (refusal) return refusal
  if (!other.asked.delete(crusade)) return 'notFound'
  other.news.push('CRUSADE_JOIN_REQUEST_REJECTED')
  return 'done'
}

export function bookInvite(crusade: ModelCrusade, player: ModelPlayer, other: ModelPlayer): Expected {
  const refusal = leadRefusal(crusade, player)
  if (refusal) return refusal
  if (crusade.members.length >= PLACES) return 'crusadeFull'
  if (other.crusade) return 'memberElsewhere'
  if (other.invited.has(crusade)) return 'alreadyInvited'
  if (other.asked.has(crusade)) return 'alreadyRequested'
  other.invited.add(crusade)
  other.news.push('CRUSADE_JOIN_REQUEST_SENT')
  return 'done'
}

export function bookAcceptInvitation(crusade: ModelCrusade, player: ModelPlayer): Expected {
  if (!player.invited.has(crusade)) return 'notFound'
  const refusal = joinRefusal(crusade, player)
  if (refusal) return refusal
  admit(crusade, player)
  crusade.leader.news.push('CRUSADE_JOIN_REQUEST_ACCEPTED')
  return 'done'
}

export function bookDecline(crusade: ModelCrusade, player: ModelPlayer): Expected {
  if (!player.invited.delete(crusade)) return 'notFound'
  crusade.leader.news.push('CRUSADE_JOIN_REQUEST_REJECTED')
  return 'done'
}

function dismiss(crusade: ModelCrusade, player: ModelPlayer): void {
  crusade.members.splice(crusade.members.indexOf(player), 1)
  player.crusade = null
}

export function bookKick(crusade: ModelCrusade, player: ModelPlayer, other: ModelPlayer): Expected {
  const refusal = leadRefusal(crusade, player)
  if (refusal) return refusal
  if (other === player) return 'leaderStays'
  if (!crusade.members.includes(other)) return 'notFound'
  dismiss(crusade, other)
  other.news.push('CRUSADE_MEMBER_KICKED')
  return 'done'
}

export function bookLeave(crusade: ModelCrusade, player: ModelPlayer): Expected {
  if (!crusade.members.includes(player)) return 'notFound'
  if (crusade.isOut) return 'crusadeStarted'
  if (crusade.leader === player) return 'leaderStays'
  dismiss(crusade, player)
  crusade.leader.news.push('CRUSADE_MEMBER_LEFT')
  return 'done'
}

/** Ends requests and invitations. Returns those who had asked. */
function endCandidates(crusade: ModelCrusade, all: readonly ModelPlayer[]) {
  const asking = all.filter(({ asked }) => asked.delete(crusade))
  const guests = all.filter(({ invited }) => invited.delete(crusade))
  return { asking, guests }
}

export function bookEnd(
  crusade: ModelCrusade,
  player: ModelPlayer,
  all: readonly ModelPlayer[],
  news: 'CRUSADE_REMOVED' | 'CRUSADE_DISBANDED',
): Expected {
  const refusal = leadRefusal(crusade, player)
  if (refusal) return refusal
  if (news === 'CRUSADE_REMOVED' && crusade.members.length > 1) return 'crusadeNotEmpty'
  const { asking, guests } = endCandidates(crusade, all)
  const mates = crusade.members.filter((member) => member !== player)
  for (const one of [...mates, ...asking, ...guests]) one.news.push(news)
  for (const member of [...crusade.members]) dismiss(crusade, member)
  return 'done'
}

export function bookStart(crusade: ModelCrusade, player: ModelPlayer, all: readonly ModelPlayer[]): Expected {
  const refusal = leadRefusal(crusade, player)
  if (refusal) return refusal
  if (crusade.members.length < 2) return 'crusadeTooSmall'
  if (crusade.members.some(({ energy }) => energy < ENERGY)) return 'notEnoughEnergy'
  crusade.isOut = true
  for (const member of crusade.members) member.energy -= ENERGY
  for (const member of crusade.members) if (member !== player) member.news.push('CRUSADE_COMPLETION_STARTED')
  const { asking } = endCandidates(crusade, all)
  for (const one of asking) one.news.push('CRUSADE_JOIN_REQUEST_REJECTED')
  return 'done'
}

/** Brings a crusade home. */
export function bookReturn(crusade: ModelCrusade): void {
  for (const member of crusade.members) member.crusade = null
}

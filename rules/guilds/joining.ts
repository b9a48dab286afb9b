import type { Refusal } from '../core/refusal.ts'
import { GUILD_MEMBERS_MAX } from './guild.ts'

/** Open join requests of one player. */
export const JOIN_REQUESTS_MAX = 5

export type JoiningCode =
  | 'alreadyInGuild'
  | 'foundingUnderway'
  | 'guildFull'
  | 'requestPending'
  | 'tooManyJoinRequests'

/** Who asks to join. */
export type CandidateState = {
  isInGuild: boolean
  /** Takes part in an open founding. */
  isInFounding: boolean
  hasAsked: boolean
  openRequests: number
}

function refusal(code: JoiningCode, message: string, have = 0, need = 1): Refusal<JoiningCode> {
  return { code, message, have, need }
}

function seatRefusals(members: number): Refusal<JoiningCode>[] {
  if (members < GUILD_MEMBERS_MAX) return []
  return [refusal('guildFull', 'В гильдии нет свободных мест', members, GUILD_MEMBERS_MAX)]
}

/** Why a player cannot ask a guild of that many members. */
export function sendRequestRefusals(candidate: CandidateState, members: number): Refusal<JoiningCode>[] {
  const refusals: Refusal<JoiningCode>[] = []
  if (candidate.isInGuild) refusals.push(refusal('alreadyInGuild', 'Вы уже состоите в гильдии'))
  if (candidate.isInFounding)
    refusals.push(refusal('foundingUnderway', 'Вы участвуете в сборе на свою гильдию'))
  if (candidate.hasAsked) refusals.push(refusal('requestPending', 'Ваша заявка уже у этой гильдии'))
  else if (candidate.openRequests >= JOIN_REQUESTS_MAX) {
    const message = `Не больше ${JOIN_REQUESTS_MAX} заявок сразу`
    refusals.push(refusal('tooManyJoinRequests', message, candidate.openRequests, JOIN_REQUESTS_MAX))
  }
  return [...refusals, ...seatRefusals(members)]
}

/** Why a guild of that many members cannot accept a player who has asked. */
export function acceptRequestRefusals(
  candidate: Pick<CandidateState, 'isInFounding'>,
  members: number,
): Refusal<JoiningCode>[] {
  const refusals = seatRefusals(members)
  if (candidate.isInFounding)
    refusals.push(refusal('foundingUnderway', 'Игрок участвует в сборе на другую гильдию'))
  return refusals
}

import type { Refusal } from '../core/refusal.ts'
import { lengthRefusals } from '../core/text-length.ts'
import { energyRefusals } from '../energy/energy.ts'
import { TITLE_LEVELS, TITLES, type Title, titleForLevel } from '../player/title.ts'
import { CRUSADE_ENERGY, CRUSADE_MEMBERS, type CrusadeBoss } from './crusades.ts'

/** Open requests of a player, and of a crusade, and open invitations of a crusade. */
export const CRUSADE_REQUESTS = { ofPlayer: 5, ofCrusade: 20 } as const
export const CRUSADE_INVITATIONS = { ofPlayer: 20, ofCrusade: 10 } as const

export type CrusadeState = 'GATHERING' | 'OUT' | 'ENDED'

/** What a player is to a crusade. */
export type CrusadeTie = 'NONE' | 'REQUESTED' | 'INVITED' | 'MEMBER' | 'LEADER'

type CrusadeRefusal<Code extends string> = Refusal<Code>[]

function reason<Code extends string>(code: Code, message: string, have = 1, need = 0): Refusal<Code> {
  return { code, message, have, need }
}

/** Why a player cannot lead or join a crusade: title, another crusade, a full one. Empty: allowed. */
export function crusadeJoinRefusals(request: {
  boss: Pick<CrusadeBoss, 'level'>
  level: number
  inCrusade: boolean
  members: number
}): CrusadeRefusal<'titleTooLow' | 'crusadeUnderway' | 'crusadeFull'> {
  const refusals: ReturnType<typeof crusadeJoinRefusals> = []
  const title = titleForLevel(request.boss.level)
  const rank = (of: Title): number => TITLES.indexOf(of)
  if (rank(titleForLevel(request.level)) < rank(title)) {
    const need = TITLE_LEVELS[title]
    refusals.push(
      reason('titleTooLow', `Поход откроется с титулом, на ${need}-м уровне`, request.level, need),
    )
  }
  if (request.inCrusade) refusals.push(reason('crusadeUnderway', 'Вы уже в крестовом походе'))
  return [...refusals, ...fullRefusals(request.members)]
}

function fullRefusals(members: number): CrusadeRefusal<'crusadeFull'> {
  const { max } = CRUSADE_MEMBERS
  return members >= max ? [reason('crusadeFull', 'В походе больше нет мест', members, max)] : []
}

/** Why a crusade cannot be called: its name, and why its leader could not join it. */
export function crusadeCallRefusals(request: {
  name: string
  boss: Pick<CrusadeBoss, 'level'>
  level: number
  inCrusade: boolean
}): CrusadeRefusal<'textTooShort' | 'textTooLong' | 'titleTooLow' | 'crusadeUnderway' | 'crusadeFull'> {
  return [...lengthRefusals('crusadeName', request.name), ...crusadeJoinRefusals({ ...request, members: 0 })]
}

function startedRefusals(state: CrusadeState): CrusadeRefusal<'crusadeStarted'> {
  return state === 'GATHERING' ? [] : [reason('crusadeStarted', 'Поход уже выступил')]
}

function leaderRefusals(tie: CrusadeTie): CrusadeRefusal<'leaderOnly'> {
  return tie === 'LEADER' ? [] : [reason('leaderOnly', 'Это решает предводитель похода')]
}

/** Why only a leader of a crusade that gathers may do something, and this player may not. */
export function crusadeLeadRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
}): CrusadeRefusal<'leaderOnly' | 'crusadeStarted'> {
  return [...leaderRefusals(crusade.tie), ...startedRefusals(crusade.state)]
}

/** Why a player cannot ask to join. `isOpen`: by invitation or link the player joins at once and needs no request. */
export function crusadeRequestRefusals(request: {
  state: CrusadeState
  tie: CrusadeTie
  boss: Pick<CrusadeBoss, 'level'>
  level: number
  inCrusade: boolean
  members: number
  isOpen: boolean
  /** The key that came with the request is not, or no longer, that of the crusade. */
  isKeyWrong: boolean
  ownRequests: number
  crusadeRequests: number
}): CrusadeRefusal<
  | 'crusadeStarted'
  | 'titleTooLow'
  | 'crusadeUnderway'
  | 'crusadeFull'
  | 'alreadyRequested'
  | 'tooManyJoinRequests'
  | 'inviteEnded'
> {
  const refusals: ReturnType<typeof crusadeRequestRefusals> = [
    ...startedRefusals(request.state),
    ...(request.isKeyWrong ? [reason('inviteEnded', 'Ссылка больше не действует')] : []),
    ...crusadeJoinRefusals(request),
  ]
  if (request.isOpen) return refusals
  if (request.tie === 'REQUESTED') refusals.push(reason('alreadyRequested', 'Вы уже проситесь в этот поход'))
  const { ofPlayer, ofCrusade } = CRUSADE_REQUESTS
  if (request.tie !== 'REQUESTED' && request.ownRequests >= ofPlayer) {
    refusals.push(
      reason('tooManyJoinRequests', 'Ждут ответа уже пять ваших просьб', request.ownRequests, ofPlayer),
    )
  }
  if (request.crusadeRequests >= ofCrusade) {
    refusals.push(
      reason(
        'tooManyJoinRequests',
        'У предводителя слишком много просьб',
        request.crusadeRequests,
        ofCrusade,
      ),
    )
  }
  return refusals
}

/** Why a leader cannot accept a request. Who asked is in no other crusade: joining one ends all requests. */
export function crusadeAcceptRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
  members: number
}): CrusadeRefusal<'leaderOnly' | 'crusadeStarted' | 'crusadeFull'> {
  return [...crusadeLeadRefusals(crusade), ...fullRefusals(crusade.members)]
}

/** Why a leader cannot invite a player. */
export function crusadeInviteRefusals(invitation: {
  state: CrusadeState
  tie: CrusadeTie
  members: number
  boss: Pick<CrusadeBoss, 'level'>
  invitations: number
  /** The invited player. `isOpen`: the tutorial has opened crusades. */
  guest: { level: number; tie: CrusadeTie; inCrusade: boolean; isOpen: boolean; invitations: number }
}): CrusadeRefusal<
  | 'leaderOnly'
  | 'crusadeStarted'
  | 'crusadeFull'
  | 'titleTooLow'
  | 'memberElsewhere'
  | 'alreadyInvited'
  | 'alreadyRequested'
  | 'tooManyInvitations'
  | 'cannotOpenCrusades'
> {
  const { guest, boss } = invitation
  const { ofPlayer, ofCrusade } = CRUSADE_INVITATIONS
  const refusals: ReturnType<typeof crusadeInviteRefusals> = crusadeAcceptRefusals(invitation)
  const [title] = crusadeJoinRefusals({ boss, level: guest.level, inCrusade: false, members: 0 })
  if (title) {
    refusals.push(
      reason(
        'titleTooLow',
        `Этот игрок ещё не дорос: нужен ${title.need}-й уровень`,
        guest.level,
        title.need,
      ),
    )
  }
  if (guest.inCrusade) refusals.push(reason('memberElsewhere', 'Этот игрок уже в крестовом походе'))
  if (!guest.isOpen) refusals.push(reason('cannotOpenCrusades', 'Этому игроку походы ещё не открылись'))
  if (guest.tie === 'INVITED') refusals.push(reason('alreadyInvited', 'Этот игрок уже приглашён'))
  if (guest.tie === 'REQUESTED') {
    refusals.push(reason('alreadyRequested', 'Этот игрок сам просится: примите просьбу'))
  }
  if (invitation.invitations >= ofCrusade) {
    refusals.push(
      reason('tooManyInvitations', 'Ждут ответа уже десять приглашений', invitation.invitations, ofCrusade),
    )
  }
  if (guest.invitations >= ofPlayer) {
    refusals.push(
      reason('tooManyInvitations', 'У этого игрока слишком много приглашений', guest.invitations, ofPlayer),
    )
  }
  return refusals
}

/** Why a leader cannot expel a member. */
export function crusadeKickRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
  isSelf: boolean
}): CrusadeRefusal<'leaderOnly' | 'crusadeStarted' | 'leaderStays'> {
  const lead = crusadeLeadRefusals(crusade)
  return lead.length === 0 && crusade.isSelf ? [leaderStays()] : lead
}

function leaderStays(): Refusal<'leaderStays'> {
  return reason('leaderStays', 'Предводитель не уходит: он распускает поход')
}

/** Why a member cannot leave. */
export function crusadeLeaveRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
}): CrusadeRefusal<'crusadeStarted' | 'leaderStays'> {
  return [...startedRefusals(crusade.state), ...(crusade.tie === 'LEADER' ? [leaderStays()] : [])]
}

/** Why a leader cannot remove a crusade: with members it is disbanded instead. */
export function crusadeRemoveRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
  members: number
}): CrusadeRefusal<'leaderOnly' | 'crusadeStarted' | 'crusadeNotEmpty'> {
  const { members } = crusade
  const isShared = members > 1
  return [
    ...crusadeLeadRefusals(crusade),
    ...(isShared ? [reason('crusadeNotEmpty', 'В походе есть участники: распустите его', members, 1)] : []),
  ]
}

/** Why a crusade cannot start: too few members, somebody away or without energy. Empty: it can. */
export function crusadeStartRefusals(
  members: readonly { energy: number; isAway: boolean }[],
): CrusadeRefusal<'crusadeTooSmall' | 'hostAway' | 'notEnoughEnergy'> {
  const refusals: ReturnType<typeof crusadeStartRefusals> = []
  const { min } = CRUSADE_MEMBERS
  if (members.length < min) {
    refusals.push(reason('crusadeTooSmall', `Нужно хотя бы ${min} участника`, members.length, min))
  }
  if (members.some(({ isAway }) => isAway)) {
    refusals.push(reason('hostAway', 'Чьё-то войско ещё в походе'))
  }
  const least = Math.min(...members.map(({ energy }) => energy))
  return members.length === 0 ? refusals : [...refusals, ...energyRefusals(least, CRUSADE_ENERGY)]
}

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

function refusal<Code extends string>(code: Code, message: string, have = 1, need = 0): Refusal<Code> {
  return { code, message, have, need }
}

/** Why a player cannot lead or join a crusade: title, another crusade, a full one. Empty: allowed. */
export function crusadeJoinRefusals(request: {
  boss: Pick<CrusadeBoss, 'level'>
  level: number
  inCrusade: boolean
  members: number
}): Refusal<'titleTooLow' | 'crusadeUnderway' | 'crusadeFull'>[] {
  const refusals: ReturnType<typeof crusadeJoinRefusals> = []
  const title = titleForLevel(request.boss.level)
  const rank = (of: Title): number => TITLES.indexOf(of)
  if (rank(titleForLevel(request.level)) < rank(title)) {
    const need = TITLE_LEVELS[title]
    refusals.push(
      refusal('titleTooLow', `Поход откроется с титулом, на ${need}-м уровне`, request.level, need),
    )
  }
  if (request.inCrusade) refusals.push(refusal('crusadeUnderway', 'Вы уже в крестовом походе'))
  return [...refusals, ...fullRefusals(request.members)]
}

function fullRefusals(members: number): Refusal<'crusadeFull'>[] {
  const { max } = CRUSADE_MEMBERS
  return members >= max ? [refusal('crusadeFull', 'В походе больше нет мест', members, max)] : []
}

/** Why a crusade cannot be called: its name, and why its leader could not join it. */
export function crusadeCallRefusals(request: {
  name: string
  boss: Pick<CrusadeBoss, 'level'>
  level: number
  inCrusade: boolean
}): Refusal<'textTooShort' | 'textTooLong' | 'titleTooLow' | 'crusadeUnderway' | 'crusadeFull'>[] {
  return [...lengthRefusals('crusadeName', request.name), ...crusadeJoinRefusals({ ...request, members: 0 })]
}

function startedRefusals(state: CrusadeState): Refusal<'crusadeStarted'>[] {
  return state === 'GATHERING' ? [] : [refusal('crusadeStarted', 'Поход уже выступил')]
}

function leaderRefusals(tie: CrusadeTie): Refusal<'leaderOnly'>[] {
  return tie === 'LEADER' ? [] : [refusal('leaderOnly', 'Это решает предводитель похода')]
}

/** Why only a leader of a crusade that gathers may do something, and this player may not. */
export function crusadeLeadRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
}): Refusal<'leaderOnly' | 'crusadeStarted'>[] {
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
}): Refusal<
  | 'crusadeStarted'
  | 'titleTooLow'
  | 'crusadeUnderway'
  | 'crusadeFull'
  | 'alreadyRequested'
  | 'tooManyJoinRequests'
  | 'inviteEnded'
>[] {
  const refusals: ReturnType<typeof crusadeRequestRefusals> = [
    ...startedRefusals(request.state),
    ...(request.isKeyWrong ? [refusal('inviteEnded', 'Ссылка больше не действует')] : []),
    ...crusadeJoinRefusals(request),
  ]
  if (request.isOpen) return refusals
  if (request.tie === 'REQUESTED') refusals.push(refusal('alreadyRequested', 'Вы уже проситесь в этот поход'))
  const { ofPlayer, ofCrusade } = CRUSADE_REQUESTS
  if (request.tie !== 'REQUESTED' && request.ownRequests >= ofPlayer) {
    refusals.push(
      refusal('tooManyJoinRequests', 'Ждут ответа уже пять ваших просьб', request.ownRequests, ofPlayer),
    )
  }
  if (request.crusadeRequests >= ofCrusade) {
    refusals.push(
      refusal(
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
}): Refusal<'leaderOnly' | 'crusadeStarted' | 'crusadeFull'>[] {
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
  guest: {
    level: number
    tie: CrusadeTie
    inCrusade: boolean
    isBlocked: boolean
    isOpen: boolean
    invitations: number
  }
}): Refusal<
  | 'leaderOnly'
  | 'crusadeStarted'
  | 'crusadeFull'
  | 'titleTooLow'
  | 'memberElsewhere'
  | 'alreadyInvited'
  | 'alreadyRequested'
  | 'tooManyInvitations'
  | 'cannotOpenCrusades'
>[] {
  const { guest, boss } = invitation
  const { ofPlayer, ofCrusade } = CRUSADE_INVITATIONS
  const refusals: ReturnType<typeof crusadeInviteRefusals> = crusadeAcceptRefusals(invitation)
  const [title] = crusadeJoinRefusals({ boss, level: guest.level, inCrusade: false, members: 0 })
  if (title) {
    refusals.push(
      refusal(
        'titleTooLow',
        `Этот игрок ещё не дорос: нужен ${title.need}-й уровень`,
        guest.level,
        title.need,
      ),
    )
  }
  if (guest.inCrusade) refusals.push(refusal('memberElsewhere', 'Этот игрок уже в крестовом походе'))
  if (guest.isBlocked) refusals.push(refusal('cannotOpenCrusades', 'Аккаунт этого игрока заблокирован'))
  else if (!guest.isOpen) refusals.push(refusal('cannotOpenCrusades', 'Этому игроку походы ещё не открылись'))
  if (guest.tie === 'INVITED') refusals.push(refusal('alreadyInvited', 'Этот игрок уже приглашён'))
  if (guest.tie === 'REQUESTED') {
    refusals.push(refusal('alreadyRequested', 'Этот игрок сам просится: примите просьбу'))
  }
  if (invitation.invitations >= ofCrusade) {
    refusals.push(
      refusal('tooManyInvitations', 'Ждут ответа уже десять приглашений', invitation.invitations, ofCrusade),
    )
  }
  if (guest.invitations >= ofPlayer) {
    refusals.push(
      refusal('tooManyInvitations', 'У этого игрока слишком много приглашений', guest.invitations, ofPlayer),
    )
  }
  return refusals
}

/** Why a leader cannot expel a member. */
export function crusadeKickRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
  isSelf: boolean
}): Refusal<'leaderOnly' | 'crusadeStarted' | 'leaderStays'>[] {
  const lead = crusadeLeadRefusals(crusade)
  return lead.length === 0 && crusade.isSelf ? [leaderStays()] : lead
}

function leaderStays(): Refusal<'leaderStays'> {
  return refusal('leaderStays', 'Предводитель не уходит: он распускает поход')
}

/** Why a member cannot leave. */
export function crusadeLeaveRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
}): Refusal<'crusadeStarted' | 'leaderStays'>[] {
  return [...startedRefusals(crusade.state), ...(crusade.tie === 'LEADER' ? [leaderStays()] : [])]
}

/** Why a leader cannot remove a crusade: with members it is disbanded instead. */
export function crusadeRemoveRefusals(crusade: {
  state: CrusadeState
  tie: CrusadeTie
  members: number
}): Refusal<'leaderOnly' | 'crusadeStarted' | 'crusadeNotEmpty'>[] {
  const { members } = crusade
  const isShared = members > 1
  return [
    ...crusadeLeadRefusals(crusade),
    ...(isShared ? [refusal('crusadeNotEmpty', 'В походе есть участники: распустите его', members, 1)] : []),
  ]
}

/** Why a crusade cannot start: too few members, somebody away or without energy. Empty: it can. */
export function crusadeStartRefusals(
  members: readonly { energy: number; isAway: boolean }[],
): Refusal<'crusadeTooSmall' | 'hostAway' | 'notEnoughEnergy'>[] {
  const refusals: ReturnType<typeof crusadeStartRefusals> = []
  const { min } = CRUSADE_MEMBERS
  if (members.length < min) {
    refusals.push(refusal('crusadeTooSmall', `Нужно хотя бы ${min} участника`, members.length, min))
  }
  if (members.some(({ isAway }) => isAway)) {
    refusals.push(refusal('hostAway', 'Чьё-то войско ещё в походе'))
  }
  const least = Math.min(...members.map(({ energy }) => energy))
  return members.length === 0 ? refusals : [...refusals, ...energyRefusals(least, CRUSADE_ENERGY)]
}

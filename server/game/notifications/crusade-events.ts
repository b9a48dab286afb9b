import { z } from 'zod'
import { subjectId } from './subject.ts'

const CRUSADE_EVENT_TYPES = [
  'CRUSADE_CREATED',
  'CRUSADE_REMOVED',
  'CRUSADE_JOIN_REQUEST_SENT',
  'CRUSADE_JOIN_REQUEST_REVOKED',
  'CRUSADE_JOIN_REQUEST_ACCEPTED',
  'CRUSADE_JOIN_REQUEST_REJECTED',
  'CRUSADE_MEMBER_KICKED',
  'CRUSADE_MEMBER_LEFT',
  'CRUSADE_DISBANDED',
  'CRUSADE_COMPLETION_STARTED',
] as const

/** Something has happened to a crusade, as stored. */
export const crusadeEvent = z.object({
  type: z.enum(CRUSADE_EVENT_TYPES),
  /** The name of the crusade. */
  crusadeName: z.string(),
  /** Null for a crusade that no longer exists. */
  crusadeId: z.int().nullable(),
  /** Who did it or whom it is about. */
  playerId: subjectId,
  /** About an invitation instead of a request. */
  isInvitation: z.boolean().exactOptional(),
})

export type CrusadeEvent = z.infer<typeof crusadeEvent>

/** Each type of them with its schema. */
export const crusadeEvents = Object.fromEntries(CRUSADE_EVENT_TYPES.map((type) => [type, crusadeEvent]))

type Words = { readonly title: string; readonly text: string }
type Say = (crusade: string, name: string) => Words

/** Nobody's gender is known: sentences have no verb in the past tense about a player. */
const REQUEST_WORDS = {
  CRUSADE_CREATED: (crusade, name) => ({
    title: 'Собирается крестовый поход',
    text: `Ваш соратник ${name} собирает «${crusade}».`,
  }),
  CRUSADE_REMOVED: (crusade, name) => ({
    title: 'Крестовый поход отменён',
    text: `«${crusade}» не состоится. Предводитель: ${name}.`,
  }),
  CRUSADE_JOIN_REQUEST_SENT: (crusade, name) => ({
    title: 'Просьба о походе',
    text: `${name} просится в «${crusade}».`,
  }),
  CRUSADE_JOIN_REQUEST_REVOKED: (crusade, name) => ({
    title: 'Просьба отозвана',
    text: `${name} больше не просится в «${crusade}».`,
  }),
  CRUSADE_JOIN_REQUEST_ACCEPTED: (crusade, name) => ({
    title: 'Вас приняли в поход',
    text: `Вы участник похода «${crusade}». Предводитель: ${name}.`,
  }),
  CRUSADE_JOIN_REQUEST_REJECTED: (crusade, name) => ({
    title: 'В поход не взяли',
    text: `«${crusade}» обойдётся без вас. Предводитель: ${name}.`,
  }),
  CRUSADE_MEMBER_KICKED: (crusade, name) => ({
    title: 'Вас исключили из похода',
    text: `Вы больше не участник похода «${crusade}». Предводитель: ${name}.`,
  }),
  CRUSADE_MEMBER_LEFT: (crusade, name) => ({
    title: 'Участник покидает поход',
    text: `${name} больше не идёт в «${crusade}».`,
  }),
  CRUSADE_DISBANDED: (crusade, name) => ({
    title: 'Крестовый поход распущен',
    text: `«${crusade}» не состоится. Предводитель: ${name}.`,
  }),
  CRUSADE_COMPLETION_STARTED: (crusade, name) => ({
    title: 'Крестовый поход выступил',
    text: `«${crusade}» в пути, ваше войско с ним. Предводитель: ${name}.`,
  }),
} as const satisfies Record<CrusadeEvent['type'], Say>

const INVITATION_WORDS: Partial<Record<CrusadeEvent['type'], Say>> = {
  CRUSADE_JOIN_REQUEST_SENT: (crusade, name) => ({
    title: 'Вас зовут в крестовый поход',
    text: `${name} зовёт вас в «${crusade}».`,
  }),
  CRUSADE_JOIN_REQUEST_ACCEPTED: (crusade, name) => ({
    title: 'В походе пополнение',
    text: `${name} идёт с вами в «${crusade}».`,
  }),
  CRUSADE_JOIN_REQUEST_REJECTED: (crusade, name) => ({
    title: 'Приглашение отклонено',
    text: `${name} не идёт в «${crusade}».`,
  }),
}

/** The text of a notification about a crusade. `name` is the present one of the player whom it is about. */
export function crusadeText({ type, crusadeName, isInvitation = false }: CrusadeEvent, name: string): Words {
  const say = (isInvitation ? INVITATION_WORDS[type] : undefined) ?? REQUEST_WORDS[type]
  return say(crusadeName, name)
}

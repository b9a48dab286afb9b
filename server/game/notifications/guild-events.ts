import { z } from 'zod'
import { subjectId } from './subject.ts'

const guild = { guild: z.string() }
const aboutPlayer = { ...guild, playerId: subjectId }

/** Notifications about guilds, as stored. */
export const guildEvents = {
  GUILD_JOIN_REQUEST_SENT: z.object({ type: z.literal('GUILD_JOIN_REQUEST_SENT'), ...aboutPlayer }),
  GUILD_JOIN_REQUEST_REVOKED: z.object({ type: z.literal('GUILD_JOIN_REQUEST_REVOKED'), ...aboutPlayer }),
  GUILD_JOIN_REQUEST_REJECTED: z.object({ type: z.literal('GUILD_JOIN_REQUEST_REJECTED'), ...guild }),
  GUILD_MEMBER_LEFT: z.object({ type: z.literal('GUILD_MEMBER_LEFT'), ...aboutPlayer }),
  GUILD_ROLE_CHANGED: z.object({
    type: z.literal('GUILD_ROLE_CHANGED'),
    /** With the player who has changed it; for NEW_LEADER with the new leader. */
    ...aboutPlayer,
    role: z.string(),
    change: z.enum(['UPGRADE', 'DOWNGRADE', 'LEAD', 'NEW_LEADER']),
  }),
  GUILD_KICKED_OUT: z.object({ type: z.literal('GUILD_KICKED_OUT'), ...guild, isDeleted: z.boolean() }),
  GUILD_NEW_MEMBER: z.object({
    type: z.literal('GUILD_NEW_MEMBER'),
    ...aboutPlayer,
    /** Told to the new member. */
    isYou: z.boolean(),
  }),
}

export type GuildNotification = z.infer<(typeof guildEvents)[keyof typeof guildEvents]>

const ROLE_TITLES = {
  UPGRADE: 'Вас повысили в гильдии',
  DOWNGRADE: 'Вас понизили в гильдии',
  LEAD: 'Вы возглавили гильдию',
  NEW_LEADER: 'У гильдии новый глава',
} as const

/** The text of a notification about a guild. `name` is the present one of the player whom it is about. */
export function guildNotificationText(
  event: GuildNotification,
  name: string,
): { title: string; text: string } {
  const guild = `Гильдия «${event.guild}»`
  switch (event.type) {
    case 'GUILD_JOIN_REQUEST_SENT':
      return { title: 'Заявка в гильдию', text: `${name} просит принять в гильдию «${event.guild}».` }
    case 'GUILD_JOIN_REQUEST_REVOKED':
      return { title: 'Заявка отозвана', text: `${guild}: ${name} больше не просит о приёме.` }
    case 'GUILD_JOIN_REQUEST_REJECTED':
      return { title: 'Заявка отклонена', text: `${guild} не приняла вашу заявку.` }
    case 'GUILD_ROLE_CHANGED':
      return {
        title: ROLE_TITLES[event.change],
        text:
          event.change === 'NEW_LEADER'
            ? `${guild}: прежний глава отсутствует, теперь её ведёт ${name}.`
            : `${guild}. Ваша роль: ${event.role}.`,
      }
    case 'GUILD_KICKED_OUT':
      return event.isDeleted
        ? { title: 'Гильдия распущена', text: `${guild} больше не существует.` }
        : { title: 'Вас исключили из гильдии', text: `${guild} исключила вас.` }
    case 'GUILD_NEW_MEMBER':
      return event.isYou
        ? { title: 'Вас приняли в гильдию', text: `${guild} приняла вашу заявку.` }
        : { title: 'Новый участник гильдии', text: `${guild}: принят новый участник, ${name}.` }
    case 'GUILD_MEMBER_LEFT':
      return { title: 'Член гильдии ушёл', text: `${guild}: больше не состоит в ней ${name}.` }
  }
}

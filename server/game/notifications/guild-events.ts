/** A notification about a guild, as stored. */
export type GuildNotification =
  | {
      readonly type: 'GUILD_JOIN_REQUEST_SENT' | 'GUILD_JOIN_REQUEST_REVOKED' | 'GUILD_MEMBER_LEFT'
      readonly guild: string
      readonly player: string
      readonly playerId: number
    }
  | { readonly type: 'GUILD_JOIN_REQUEST_REJECTED'; readonly guild: string }
  | {
      readonly type: 'GUILD_ROLE_CHANGED'
      readonly guild: string
      /** Who has changed it. */
      readonly player: string
      readonly playerId: number
      readonly role: string
      readonly change: 'UPGRADE' | 'DOWNGRADE' | 'LEAD'
    }
  | { readonly type: 'GUILD_KICKED_OUT'; readonly guild: string; readonly isDeleted: boolean }
  | {
      readonly type: 'GUILD_NEW_MEMBER'
      readonly guild: string
      readonly player: string
      readonly playerId: number
      /** Told to the new member. */
      readonly isYou: boolean
    }

const ROLE_TITLES = {
  UPGRADE: 'Вас повысили в гильдии',
  DOWNGRADE: 'Вас понизили в гильдии',
  LEAD: 'Вы возглавили гильдию',
} as const

/** The text of a notification about a guild. */
export function guildNotificationText(event: GuildNotification): { title: string; text: string } {
  const guild = `Гильдия «${event.guild}»`
  switch (event.type) {
    case 'GUILD_JOIN_REQUEST_SENT':
      return { title: 'Заявка в гильдию', text: `${event.player} просит принять в гильдию «${event.guild}».` }
    case 'GUILD_JOIN_REQUEST_REVOKED':
      return { title: 'Заявка отозвана', text: `${guild}: ${event.player} больше не просит о приёме.` }
    case 'GUILD_JOIN_REQUEST_REJECTED':
      return { title: 'Заявка отклонена', text: `${guild} не приняла вашу заявку.` }
    case 'GUILD_ROLE_CHANGED':
      return { title: ROLE_TITLES[event.change], text: `${guild}. Ваша роль: ${event.role}.` }
    case 'GUILD_KICKED_OUT':
      return event.isDeleted
        ? { title: 'Гильдия распущена', text: `${guild} больше не существует.` }
        : { title: 'Вас исключили из гильдии', text: `${guild} исключила вас.` }
    case 'GUILD_NEW_MEMBER':
      return event.isYou
        ? { title: 'Вас приняли в гильдию', text: `${guild} приняла вашу заявку.` }
        : { title: 'Новый участник гильдии', text: `${guild}: принят новый участник, ${event.player}.` }
    case 'GUILD_MEMBER_LEFT':
      return { title: 'Член гильдии ушёл', text: `${guild}: больше не состоит в ней ${event.player}.` }
  }
}
